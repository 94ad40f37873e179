import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";
import { bundle, Features, type Targets, transform } from "lightningcss";
import { ISLAND_ATTRIBUTE, ISLANDS } from "../contract.ts";
import { BuildError } from "./build-error.ts";
import { cachedText, hash } from "./cache.ts";
import type { Fonts } from "./fonts.ts";

/** Oldest browsers the styles are written for: the first with popovers and exclusive `<details>`, all of early 2024. */
export const baseline: Targets = { chrome: version(120), safari: version(17, 2), firefox: version(130) };

/** We name our colours by role and need no `light-dark()`; without it `color-scheme` drags no helper variables along. */
const exclude = Features.LightDark;

/** The styles, whole and in parts. */
export interface Styles {
  /** `@font-face` rules, the same on every page. They stand apart, so that a page change never loads a font anew. */
  fonts: string;
  /** Every rule of the site. */
  all: string;
  /** The rules a page can use: those whose classes stand in its markup or in a script. */
  fit(html: string): string;
}

/**
 * The styles of the site. A page carries its own part of the one sheet, about
 * half of it: that, and not the whole, is what fits the first response with
 * its HTML. The order of the rules is the same in every part.
 */
export function bundleStyles(root: string, { css, fallbackCss }: Pick<Fonts, "css" | "fallbackCss">): Styles {
  const filename = join(root, "styles/main.css");
  try {
    const whole = bundle({ filename, targets: baseline, exclude, minify: true }).code.toString();
    const all = cut(fallbackCss + inlineConstants(whole), []);
    return { fonts: cut(css, []), all, fit: fitter(root, all) };
  } catch (cause) {
    throw new BuildError(styleMessage(root, cause), { cause });
  }
}

/**
 * Puts those properties of `:root` that nothing sets again in the place of
 * their names: a value that comes often weighs less than a name and its value.
 */
function inlineConstants(sheet: string): string {
  const settings = [...sheet.matchAll(SETTING)].map(([, name = ""]) => name);
  const root = sheet.match(/:root\{[^{}]*/)?.[0] ?? "";
  const constants = new Map<string, string>();
  for (const [, name = "", value = ""] of root.matchAll(SETTING)) {
    const isConstant = settings.indexOf(name) === settings.lastIndexOf(name) && !value.includes("var(");
    if (isConstant) constants.set(name, value);
  }
  return sheet
    .replace(SETTING, (setting, name) => (constants.has(name) ? "" : setting))
    .replace(/var\((--[\w-]+)\)/g, (use, name) => constants.get(name) ?? use);
}

/** A custom property and its value, with the semicolon after it. */
const SETTING = /(?<![\w-])(--[\w-]+):([^;{}]*);?/g;

/** Cuts the sheet to a page; pages with the same classes share the result, and so do builds. */
function fitter(root: string, sheet: string): Styles["fit"] {
  const cuts = new Map<string, string>();
  const classes = namesIn(sheet, CLASS);
  const givenIn = scriptClasses(root);
  const madeBy = ["src/ssg/styles.ts", "package-lock.json"].map((file) => readFileSync(join(root, file), "utf8"));
  const recipe = hash(sheet, ...madeBy);
  return (html) => {
    const used = new Set([...usedClasses(html), ...givenIn(html)]);
    const unused = classes.filter((name) => !used.has(name));
    const key = unused.join();
    const known = cuts.get(key);
    if (known !== undefined) return known;
    const fitted = cachedText(root, "styles", [recipe, key], () =>
      withoutUnused(withoutUnreachable(cut(sheet, unused), new Set(unused))),
    );
    cuts.set(key, fitted);
    return fitted;
  };
}

/** Every page goes through here whole: searching is five times as fast as matching a pattern. */
function usedClasses(html: string): Set<string> {
  const start = ' class="';
  const attributes = new Set<string>();
  for (let at = html.indexOf(start); at !== -1; at = html.indexOf(start, at)) {
    at += start.length;
    attributes.add(html.slice(at, html.indexOf('"', at)));
  }
  return new Set([...attributes].flatMap((names) => names.split(" ")));
}

const CLASS = /\.([a-z][\w-]*)/gi;

function cut(sheet: string, unusedSymbols: string[]): string {
  const code = Buffer.from(sheet);
  return transform({
    filename: "page.css",
    code,
    targets: baseline,
    exclude,
    minify: true,
    unusedSymbols,
  }).code.toString();
}

/** Without the rules that ask for an unused class inside `:has()` or `:is()`, where Lightning CSS does not look. */
function withoutUnreachable(sheet: string, unused: ReadonlySet<string>): string {
  return sheet.replace(/(?<=^|[{},])[^{},]*:(?:has|is)\([^{}]*\{[^{}]*\}/g, (rule) => {
    const selector = rule.slice(0, rule.indexOf("{"));
    const asked = [...selector.matchAll(/:(?:has|is)\(([^()]*(?:\([^()]*\))?[^()]*)\)/g)];
    const isUnreachable = asked.some(([, inside = ""]) => {
      const names = namesIn(inside, CLASS);
      return names.length > 0 && names.every((name) => unused.has(name));
    });
    return isUnreachable ? "" : rule;
  });
}

/**
 * Without the custom properties and animations that no rule is left to ask
 * for: a second pass of Lightning CSS would take ten times as long. A
 * declaration that each pass adds anew for some browser stays once.
 */
function withoutUnused(sheet: string): string {
  const asked = new Set(namesIn(sheet, /var\((--[\w-]+)/g));
  const isAnimated = (name: string) => new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(sheet);
  return sheet
    .replace(SETTING, (setting, name) => (asked.has(name) ? setting : ""))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name) => (isAnimated(name) ? rule : ""))
    .replaceAll(";}", "}")
    .replace(/(?<![\w-])([\w-]+:[^;{}]+)(?:;\1(?=[;}]))+/g, "$1")
    .replace(/(?<=^|[{};])[^{};]+\{(?:[^{};]+\{\})*\}/g, "");
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
}

/**
 * Finds the classes that scripts may give on a page later on, so that they are
 * not cut: those in the modules of its islands, and of the entry.
 */
function scriptClasses(root: string): (html: string) => string[] {
  const classesOf = (pattern: string) => {
    const files = fastGlob.sync(pattern, { cwd: root });
    const sources = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
    return namesIn(sources, /className\s*=\s*\{?["`]([^"`]*)["`]/g).flatMap((names) => names.split(/\s+/));
  };
  const entry = classesOf("src/client/*");
  const islands = ISLANDS.map((name) => ({
    mark: `${ISLAND_ATTRIBUTE}="${name}"`,
    classes: classesOf(`src/islands/{${name},error-boundary}.tsx`),
  }));
  return (html) => [...entry, ...islands.flatMap(({ mark, classes }) => (html.includes(mark) ? classes : []))];
}

/** Names the rule as well as its place: Lightning CSS says of a missing import only that some file is missing. */
function styleMessage(root: string, cause: unknown): string {
  const { fileName, loc, message } = cause as { fileName?: string; loc?: { line: number }; message: string };
  const file = fileName ? relative(root, fileName) : "styles/main.css";
  const line = loc?.line ?? 1;
  const rule = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8").split("\n")[line - 1]?.trim() : "";
  return `${file}:${line} The styles cannot be read: ${message}, at \`${rule}\`. Correct the rule there.`;
}

/** Lightning CSS packs a version into one number. */
function version(major: number, minor = 0): number {
  return (major << 16) | (minor << 8);
}
