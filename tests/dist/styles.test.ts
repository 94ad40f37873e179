import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data";
import fastGlob from "fast-glob";
import { expect, onTestFinished, test } from "vitest";
import { bundleStyles } from "../../src/ssg/assets/bundle-styles.ts";
import { bodyFamily, displayFamily, type Family } from "../../src/ssg/assets/subset-fonts.ts";
import { compat, isSupported } from "../support/programs/promised-browsers.ts";
import { root } from "../support/project/project-root.ts";

const pages = fastGlob.sync("dist/{404.html,{it,en}/**/*.html}", { cwd: root }).map((file) => read(file));
const components = fastGlob.sync("src/{components,islands,pages}/**/*.tsx", { cwd: root }).map((file) => read(file));
const scripts = fastGlob.sync("dist/assets/*.js", { cwd: root }).map((file) => read(file));
/** Without the fallback fonts: a browser that cannot adjust them shows them as they are. */
const sheet = bundleStyles(root).all.replace(/@font-face\{[^}]*\}/g, "");

/** Features that a promised browser lacks, and why pages work without them. */
const enhancements: Record<string, string> = {
  "property text-wrap": "Lines break where they always did.",
  "property text-size-adjust":
    "Safari on iOS knows it with its prefix, which every page has; the others enlarge no text.",
  "property scrollbar-width": "The bar of a strip shows.",
  "property box-decoration-break": "The second line of a poster's name lies on the drawing without its strip.",
  "property overscroll-behavior": "What lies behind a menu scrolls along.",
  "property overscroll-behavior-x": "A swipe past the end of a strip may go back a page.",
  "property accent-color": "A box is ticked in the browser’s colour.",
  "property view-transition-name": "A page that is pressed fades in as every other.",
  "selector ::view-transition": "The same.",
  "selector ::view-transition-group": "The same.",
  "property forced-color-adjust": "Only a browser that forces colours needs it.",
  "property content-visibility": "Everything is laid out at once.",
  "property break-after: avoid": "On paper a heading may stand at the end of a page.",
  "selector ::details-content": "On paper a shut answer stays shut.",
  "at-rule @starting-style": "A menu is there at once.",
  "property overflow-anchor": "The page may move a little as the cards change places.",
  "property view-timeline": "The leaves of the catalog lie flat.",
  "property scroll-timeline": "The leaves of the catalog are turned by scrolling, and lie flat.",
  "property animation-timeline": "The same.",
  "property animation-range": "The same.",
};

test("the promised browsers support every feature of the sheet, except listed enhancements", () => {
  expect(unsupportedFeatures(sheet).sort()).toEqual(Object.keys(enhancements).sort());
});

test("no size depends on a character of the font, so that no line breaks elsewhere when the font arrives", () => {
  expect(sheet.match(/[\d.](?:ch|ex|cap|ic)\b/g)).toBeNull();
});

test("siblings are named by class, id or attribute: any other selector beside + or ~ restyles what follows each element that comes or goes", () => {
  const selectors = [...sheet.matchAll(/([^{}@]+)\{/g)].map(([, selector = ""]) =>
    selector.replace(/\([^()]*n[^()]*\)/g, ""),
  );
  const isOpen = (compound = "") => !/[.#[]/.test(compound);
  const open = selectors.filter((selector) =>
    [...selector.matchAll(/([^\s>+~,(]*)[+~](?!=)([^\s>+~,)]*)/g)].some(
      ([, left, right]) => isOpen(left) || isOpen(right),
    ),
  );
  expect(open).toEqual([]);
});

test("the styles of the rest of a page load after those of its first screen", () => {
  const links = pages.flatMap((page) => page.match(/<link [^>]*data-styles/g) ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toContain('fetchpriority="low"');
  // Only Safari on iOS needs this prefix.
  for (const page of pages) expect(page).toContain("-webkit-text-size-adjust:100%");
});

test("the fonts have every weight of the sheet", () => {
  const weights = [...sheet.matchAll(/[{;]font(?:-weight)?:(\d+)([^;}]*)/g)].map(([, weight, rest = ""]) => ({
    weight: Number(weight),
    family: rest.includes("var(--display)") ? displayFamily : bodyFamily,
  }));
  expect(weights.length).toBeGreaterThan(40);
  expect(weights.filter(({ weight, family }) => !hasWeight(family, weight))).toEqual([]);
});

function hasWeight({ weights }: Family, weight: number): boolean {
  return typeof weights === "number" ? weight === weights : weight >= weights.min && weight <= weights.max;
}

test("every class of the sheet is on a page or set by a component or a script", () => {
  const used = new Set(pages.flatMap(classesOf));
  // Components have classes that depend on content, such as that of short reviews.
  const sources = [...components, ...scripts];
  const unused = [...classesIn(sheet)].filter((name) => !used.has(name) && !sources.some((text) => names(text, name)));
  expect(unused).toEqual([]);
});

/** Classes of default variants, which need no rules. */
const plain = ["calendar", "move-on", "told"];

test("every class of a page is in the sheet", () => {
  const styled = new Set([...classesIn(sheet), ...plain]);
  expect([...new Set(pages.flatMap(classesOf))].filter((name) => !styled.has(name))).toEqual([]);
});

test("a page has the styles of its first screen in its head, and no others", () => {
  for (const html of pages) {
    const own = new Set(classesOf(html.replace(/<link [^>]*data-styles.*/s, "")));
    const isForeign = (name: string) => name !== "" && !own.has(name);
    const foreign = preludes(stylesOf(html)).filter((prelude) =>
      prelude.split(",").every((selector) => isForeign(selector.match(/^\.([a-z][\w-]*)/i)?.[1] ?? "")),
    );
    expect(foreign).toEqual([]);
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

test("a part of a page has the rules of its classes on screen, and the variables they use", async () => {
  const folder = await mkdtemp(join(tmpdir(), "styles-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "styles"));
  const rules =
    ":root{--gap:2rem}.alpha{margin:var(--gap,1rem);padding:var(--none,3rem)}.beta{color:red}.alpha .beta{top:0}#gamma{left:0}@media print{.alpha{color:#000}}";
  await writeFile(join(folder, "styles/main.css"), rules);
  const { all, forPage } = bundleStyles(folder);
  expect(all).toContain("@media print");
  expect(await forPage('<p class="x alpha">')).toBe(
    ":root{--gap:2rem}.alpha{margin:var(--gap,1rem);padding:var(--none,3rem)}",
  );
  expect(await forPage('<p class="beta" id="gamma">')).toBe(":root{--gap:2rem}.beta{color:red}#gamma{left:0}");
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

function names(script: string, name: string): boolean {
  return new RegExp(`["'\` ]${name}["'\` ]`).test(script);
}

/** Returns selectors and at-rule preludes. */
function preludes(css: string): string[] {
  return withoutStrings(css).match(/[^{};]+(?=\{)/g) ?? [];
}

function withoutStrings(css: string): string {
  return css.replace(/"[^"]*"|url\([^)]*\)/g, '""');
}

/** Returns every property, value, selector and at-rule that a promised browser lacks according to MDN's tables. */
function unsupportedFeatures(css: string): string[] {
  const found = new Map<string, CompatStatement | undefined>();
  const { properties, selectors, "at-rules": atRules, types } = compat.css;
  for (const prelude of preludes(css)) {
    for (const [, name = ""] of prelude.matchAll(/@([\w-]+)/g))
      found.set(`at-rule @${name}`, statement(atRules?.[name]));
    if (prelude.startsWith("@")) continue;
    for (const [pseudo, name = ""] of prelude.matchAll(/::?(?!-)([a-z-]+)/g)) {
      found.set(`selector ${pseudo}`, statement(selectors?.[name]));
    }
  }
  const declarations = withoutStrings(css).replace(/[^{};]+\{/g, "{");
  for (const [, property = "", value = ""] of declarations.matchAll(/([\w-]+):([^;{}]+)/g)) {
    // Our own names, and prefixed properties used with the standard ones.
    if (property.startsWith("-")) continue;
    const known = properties?.[property];
    found.set(`property ${property}`, statement(known));
    if (!isSupported(statement(known))) continue;
    for (const [word, name = "", parenthesis] of value.replace(/--[\w-]+/g, "").matchAll(/([a-z][a-z-]*)(\()?/g)) {
      if (known?.[name]) found.set(`property ${property}: ${name}`, statement(known[name]));
      else if (parenthesis) found.set(`function ${word})`, statement(findType(types, name)));
    }
  }
  return [...found].filter(([, support]) => !isSupported(support)).map(([feature]) => feature);
}

function statement(entry: Identifier | undefined): CompatStatement | undefined {
  return entry?.__compat;
}

/** The tables have functions at several depths. */
function findType(types: Identifier | undefined, name: string): Identifier | undefined {
  for (const [key, entry] of Object.entries(types ?? {})) {
    if (key === "__compat") continue;
    const found = key === name ? (entry as Identifier) : findType(entry as Identifier, name);
    if (found) return found;
  }
  return undefined;
}
