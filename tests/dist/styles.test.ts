import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { bundleStyles } from "../../src/ssg/assets/bundle-styles.ts";
import { readDocument } from "../../src/ssg/read-document.ts";
import { root } from "../support/project/project-root.ts";
import { pages as built } from "../support/site/built-site.ts";
import { site } from "../support/site/own-site.ts";

const pages = [...built.map(({ html }) => html), read("dist/404.html")];
const components = fastGlob.sync("src/{components,islands,pages}/**/*.tsx", { cwd: root }).map((file) => read(file));
const scripts = fastGlob.sync("dist/assets/*.js", { cwd: root }).map((file) => read(file));
/** Without the fallback fonts: a browser that cannot adjust them shows them as they are. */
const sheet = bundleStyles(site).all.replace(/@font-face\{[^}]*\}/g, "");

test("no size depends on a character of the font, so that no line breaks elsewhere when the font arrives", () => {
  expect(sheet.match(/[\d.](?:ch|ex|cap|ic)\b/g)).toBeNull();
});

test("the styles of the rest of a page load after those of its first screen", () => {
  const links = pages.flatMap((page) => page.match(/<link [^>]*data-styles/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(/fetchpriority="low"/i);
  // Only Safari on iOS needs this prefix.
  for (const page of pages) expect(page).toContain("-webkit-text-size-adjust:100%");
});

test("the fonts have every weight of the sheet", () => {
  const rules = read("styles/fonts/fonts.css");
  const [display, body] = ["Bricolage Grotesque", "Hanken Grotesk"].map((name) => {
    const weights = new RegExp(`"${name}";[^}]*font-weight: (\\d+)(?: (\\d+))?;`).exec(rules);
    return { from: Number(weights?.[1]), to: Number(weights?.[2] ?? weights?.[1]) };
  });
  const weights = [...sheet.matchAll(/[{;]font(?:-weight)?:(\d+)([^;}]*)/g)].map(([, weight, rest = ""]) => ({
    weight: Number(weight),
    family: rest.includes("var(--display)") ? display : body,
  }));
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(({ weight, family }) => !family || !(weight >= family.from && weight <= family.to))).toEqual(
    [],
  );
});

test("every class of the sheet is on a page or set by a component or a script", () => {
  const used = new Set(pages.flatMap(classesOf));
  // Components have classes that depend on content, such as that of short reviews.
  const sources = [...components, ...scripts];
  const unused = [...classesIn(sheet)].filter((name) => !used.has(name) && !sources.some((text) => names(text, name)));
  expect(unused).toEqual([]);
});

/** Classes of default variants, which need no rules. */
const plain = ["move-on", "told"];

test("every class of a page is in the sheet", () => {
  const styled = new Set([...classesIn(sheet), ...plain]);
  expect([...new Set(pages.flatMap(classesOf))].filter((name) => !styled.has(name))).toEqual([]);
});

test("a page has the styles of its first screen in its head, and no others", () => {
  const onScreen = sheet.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  const selectors = preludes(onScreen).flatMap((prelude) => prelude.split(","));
  /** With a rule that needs nothing else. */
  const styled = new Set(selectors.filter((selector) => /^\.[\w-]+$/.test(selector)).map((name) => name.slice(1)));
  for (const html of pages) {
    const own = new Set(classesOf(html.replace(/<link [^>]*data-styles.*/s, "")));
    const isForeign = (name: string) => name !== "" && !own.has(name);
    const foreign = preludes(stylesOf(html)).filter((prelude) =>
      prelude.split(",").every((selector) => isForeign(selector.match(/^\.([a-z][\w-]*)/i)?.[1] ?? "")),
    );
    expect(foreign).toEqual([]);
    const there = classesIn(stylesOf(html));
    const { firstClasses } = readDocument("", html);
    expect([...firstClasses].filter((name) => styled.has(name) && !there.has(name))).toEqual([]);
  }
});

test("a page defines the animations that it plays and no others", () => {
  const animations = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  expect(animations.length).toBeGreaterThan(4);
  for (const html of pages) {
    const styles = stylesOf(html);
    for (const name of animations) {
      const isPlayed = new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(styles);
      expect(styles.includes(`@keyframes ${name}{`), name).toBe(isPlayed);
    }
  }
});

function read(file: string): string {
  return readFileSync(join(root, file), "utf8");
}

function classesOf(html: string): string[] {
  return [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/).filter(Boolean));
}

function stylesOf(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
}

function classesIn(css: string): Set<string> {
  return new Set(
    preludes(css).flatMap((prelude) => [...prelude.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name)),
  );
}

/** Returns whether a source writes a class, whole or with its last part filled in: `embed-${kind}`. */
function names(source: string, name: string): boolean {
  const start = name.replace(/[^-]*$/, "");
  return new RegExp(`["'\` ]${name}["'\` ]`).test(source) || (start !== "" && source.includes(` ${start}\${`));
}

/** Returns selectors and at-rule preludes. */
function preludes(css: string): string[] {
  return css.replace(/"[^"]*"|url\([^)]*\)/g, '""').match(/[^{};]+(?=\{)/g) ?? [];
}
