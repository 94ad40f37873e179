import { readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import fastGlob from "fast-glob";
import {
  browserslistToTargets,
  bundleAsync,
  type CSSModuleExports,
  type CustomAtRules,
  Features,
  type MediaQuery,
  type Selector,
  transform,
  type Visitor,
} from "lightningcss";
import type { Problem } from "../../problems/problem.ts";
import { cached } from "../cached.ts";
import { hashedFile } from "../hash.ts";
import type { Project } from "../project.ts";
import { oldestBrowsers } from "./bundle-scripts.ts";

/**
 * Bundles `styles/main.css`, which says in which order styles count, with the styles in the folders of pages. Each page
 * carries the part of its first screen, and links the whole.
 */
export async function bundleStyles({ assetUrl, root }: Project, folders: readonly string[]) {
  const { sheet, problems } = await readSheet(root, folders);
  const { css: all } = minify(sheet);
  const { css: first, names } = minify(all, [], onFirstScreen);
  const symbols = Object.entries(names);
  const animations = symbols.filter(([, { isReferenced }]) => isReferenced).map(([name]) => name);
  const selectors = symbols.filter(([, { isReferenced }]) => !isReferenced).map(([name]) => name);
  /** Returns the rules that a part of a page with these classes can use on screen. */
  const forPage = async (used: ReadonlySet<string>) => {
    // Sorted, since the list has another order each time.
    const unused = selectors.filter((name) => !used.has(name)).sort();
    const key = [first, unused.join(" ")];
    return (await cached(root, "page-styles", key, async () => cut(first, unused, animations))).toString();
  };
  // The fallback fonts stand in each document. A page change that replaced them would make Chromium load all fonts anew.
  const { css: body } = minify(all, [], { Rule: { "font-face": () => [] } });
  const file = hashedFile("styles", "css", body);
  return { all, file, url: assetUrl(file.path), forPage, problems };
}

/** Reads the whole cascade. In the place of `pages.css`, which is no file, it reads the sheets of these folders. */
async function readSheet(root: string, folders: readonly string[]): Promise<{ sheet: string; problems: Problem[] }> {
  const ofPages = folders.flatMap((folder) => fastGlob.sync(`${folder}/*.css`, { cwd: root }).sort());
  const list = ofPages.map((file) => `@import "../${file}";`).join("\n");
  const read = (file: string) => (basename(file) === "pages.css" ? list : readFile(file, "utf8"));
  try {
    const filename = join(root, "styles/main.css");
    const { code } = await bundleAsync({ ...settings, minify: false, filename, resolver: { read } });
    return { sheet: code.toString(), problems: [] };
  } catch (cause) {
    // Of a file that is missing it names the import, or nothing.
    const { fileName, loc, message } = cause as Error & { fileName?: string; loc?: { line: number } };
    const file = fileName ? relative(root, fileName).replaceAll(sep, "/") : "styles/main.css";
    const says = `The styles cannot be read: ${message.replaceAll(root + sep, "")}.`;
    const place = loc ? `${file}:${loc.line}` : file;
    return { sheet: "", problems: [{ place, says, fix: "Correct the rule there, or put the file back." }] };
  }
}

const settings = {
  minify: true,
  targets: browserslistToTargets(oldestBrowsers),
  // Our colours do not need the helper properties of `light-dark()`.
  exclude: Features.LightDark,
  // Not every parser of HTML knows that the sign in `(width<48rem)` begins no tag.
  include: Features.MediaRangeSyntax | Features.MediaIntervalSyntax,
  drafts: { customMedia: true },
};

/** Removes the rules of unused classes, then the animations and tokens that no rule uses any more. */
function cut(sheet: string, unused: string[], animations: string[]): string {
  let { css, names } = minify(sheet, unused);
  const unplayed = animations.filter((name) => !names[name]?.isReferenced);
  if (unplayed.length > 0) css = minify(css, unplayed).css;
  // A token may stand in another.
  for (let before = ""; css !== before; ) {
    before = css;
    css = minify(css, [], withoutUnused(css)).css;
  }
  return css;
}

/** Leaves out tokens that no rule names. Drawings in the HTML use colours too. */
function withoutUnused(css: string): Visitor<CustomAtRules> {
  const isSize = (name: string) => /^--(type|step|space|line|drawing|inset|radius|tracking)\b/.test(name);
  return { Declaration: { custom: ({ name }) => (isSize(name) && !css.includes(`var(${name}`) ? [] : undefined) } };
}

/** Leaves out what the sheet is early enough for: the layer `later`, paper, forced colours, menus without a script, and answers to a pointer. */
const onFirstScreen: Visitor<CustomAtRules> = {
  Rule: {
    "layer-block": ({ value }) => (value.name?.includes("later") ? [] : undefined),
    media: ({ value }) => (value.query.mediaQueries.every(isLater) ? [] : undefined),
    style: ({ value }) => (value.selectors.every(isAnswer) ? [] : undefined),
  },
};

function isLater({ mediaType, condition }: MediaQuery): boolean {
  return mediaType === "print" || /"(forced-colors|scripting)"/.test(JSON.stringify(condition ?? ""));
}

function isAnswer(selector: Selector): boolean {
  return selector.some((part) => part.type === "pseudo-class" && (part.kind === "hover" || part.kind === "active"));
}

/** Minifies a sheet and lists its classes, ids and animations, which are marked as referenced if a rule uses them. */
function minify(sheet: string, unusedSymbols: string[] = [], visitor = {}): { css: string; names: CSSModuleExports } {
  const { code, exports = {} } = transform({
    ...settings,
    filename: "page.css",
    code: Buffer.from(sheet),
    unusedSymbols,
    visitor,
    // The list is a by-product of CSS modules; the pattern leaves every name as it is.
    cssModules: { pattern: "[local]", grid: false, container: false, customIdents: false },
  });
  return { css: code.toString(), names: exports };
}
