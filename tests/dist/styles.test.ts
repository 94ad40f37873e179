import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { foldersOf } from "../../src/pages/index.ts";
import { bundleStyles } from "../../src/ssg/assets/bundle-styles.ts";
import { readSource, root } from "../support/project/project-root.ts";
import { pages as built, parse } from "../support/site/built-site.ts";
import { site } from "../support/site/own-site.ts";
import { all } from "../support/site/page-parts.ts";

const pages = [
  ...built.map(({ file, html }) => ({ file, html })),
  { file: "404.html", html: readSource("dist/404.html") },
];
const classes = new Set(pages.flatMap(({ html }) => classesOf(html)));
/** Components have classes that depend on content, such as that of a failed tool. Comments have words alone. */
const sources = fastGlob
  .sync("src/{components,islands,pages}/**/*.tsx", { cwd: root })
  .map((file) => readSource(file).replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, ""));
/** Without the fallback fonts: a browser that cannot adjust them shows them as they are. */
const sheet = (await bundleStyles(site, foldersOf(site.paths))).all.replace(/@font-face\{[^}]*\}/g, "");

test("no size depends on a character of the font, so that no line breaks elsewhere when the font arrives", () => {
  expect(sheet.match(/[\d.](?:ch|ex|cap|ic)\b/g)).toBeNull();
});

test("the styles of the rest of a page load after those of its first screen", () => {
  const late = /^<[^>]*fetchpriority="low"[^>]*>$/i;
  const early = built.filter(({ html }) => !late.test(html.match(/<link [^>]*data-styles[^>]*>/g)?.join() ?? ""));
  expect(early.map(({ file }) => file)).toEqual([]);
});

test("Safari on an iPhone that is held across makes no text larger", () => {
  const without = pages.filter(({ html }) => !stylesOf(html).includes("-webkit-text-size-adjust:100%"));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test("the fonts have every weight of the sheet", () => {
  const rules = readSource("styles/fonts/fonts.css");
  const rangeOf = (name: string) => {
    const [, from, to = from] = RegExp(`"${name}";[^}]*font-weight: (\\d+)(?: (\\d+))?;`).exec(rules) ?? [];
    return { from: Number(from), to: Number(to) };
  };
  const [display, body] = [rangeOf("Bricolage Grotesque"), rangeOf("Hanken Grotesk")];
  const declared = [...sheet.matchAll(/[{;](?:font(?:-weight)?|--type-[\w-]+):(\d+)([^;}]*)/g)];
  expect(declared.length).toBeGreaterThan(30);
  const wrong = declared.filter(([, weight, rest = ""]) => {
    const { from, to } = rest.includes("var(--display)") ? display : body;
    return !(from <= Number(weight) && Number(weight) <= to);
  });
  expect(wrong.map(([rule]) => rule)).toEqual([]);
});

test("every class of the sheet is on a page or set by a component", () => {
  const unused = [...classesIn(sheet)].filter((name) => !classes.has(name));
  expect(unused.filter((name) => !sources.some((text) => names(text, name)))).toEqual([]);
});

test("every class of a page is in the sheet", () => {
  // Those of default variants need no rules.
  const styled = new Set([...classesIn(sheet), "move-on", "told"]);
  expect([...classes].filter((name) => !styled.has(name))).toEqual([]);
});

test("a page has the styles of its first screen in its head, and no others", () => {
  // What no first screen needs is in layers of their own.
  const early = sheet.replace(/@layer later\{(?:[^{}]|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*\}/g, "");
  expect(early.length).toBeLessThan(sheet.length - 1000);
  const onScreen = early.replace(/@media print\{(?:[^{}]*\{[^{}]*\})*\}/g, "");
  const selectors = preludes(onScreen).flatMap((prelude) => prelude.split(","));
  /** With a rule that needs nothing else. */
  const styled = selectors.filter((selector) => /^\.[\w-]+$/.test(selector)).map((name) => name.slice(1));
  for (const { file, html } of pages) {
    const firstClasses = firstClassesOf(html);
    const there = classesIn(stylesOf(html));
    const missing = styled.filter((name) => firstClasses.has(name) && !there.has(name));
    expect.soft(missing, `${file} lacks styles of its first screen`).toEqual([]);
    const isForeign = (selector: string) => {
      const [, name] = /^\.([a-z][\w-]*)/i.exec(selector) ?? [];
      return name !== undefined && !firstClasses.has(name);
    };
    const foreign = preludes(stylesOf(html)).filter((prelude) => prelude.split(",").every(isForeign));
    expect.soft(foreign, `${file} has styles of elements that it lacks there`).toEqual([]);
  }
});

test("a page defines the animations that it plays and no others", () => {
  const animations = [...sheet.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = ""]) => name);
  expect(animations.length).toBeGreaterThan(4);
  for (const { file, html } of pages) {
    const styles = stylesOf(html);
    const defined = animations.filter((name) => styles.includes(`@keyframes ${name}{`));
    const played = (name: string) => RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(styles);
    expect.soft(defined, file).toEqual(animations.filter(played));
  }
});

function classesOf(html: string): string[] {
  return [...html.matchAll(/(?<=\sclass=")[^"]+/g)].flatMap(([list]) => list.split(" "));
}

/** Those of the first screen, without its closed menus. The link to the other styles ends it. */
function firstClassesOf(html: string): Set<string> {
  const document = parse(html.replace(/<link [^>]*data-styles.*/s, ""));
  for (const menu of all(document, "[popover]")) menu.remove();
  return new Set(all(document, "[class]").flatMap(({ classList }) => [...classList]));
}

function stylesOf(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("");
}

function classesIn(css: string): Set<string> {
  const selectors = preludes(css).join();
  return new Set(selectors.match(/(?<=\.)[a-z][\w-]*/gi));
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
