import { join, relative, sep } from "node:path";
import fastGlob from "fast-glob";
import {
  browserslistToTargets,
  bundle,
  type CSSModuleExports,
  type CustomAtRules,
  Features,
  transform,
  type Visitor,
} from "lightningcss";
import type { Problem } from "../../problems/problem.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";
import type { Project } from "../project.ts";
import { oldestBrowsers } from "./bundle-scripts.ts";

/**
 * Bundles `styles`, and the styles in folders of pages, in their order. Each page carries the part of its first screen,
 * and links the whole.
 */
export function bundleStyles({ assetUrl, root }: Project, folders: readonly string[]) {
  const { tokens, sheet, later, problems } = readSheets(root, folders);
  const { css: first, names } = minify(inBrowsers(tokens, sheet));
  const { css: all } = minify(inBrowsers(tokens, sheet + later));
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
  const file = { path: `assets/styles-${hash(body)}.css`, body };
  return { all, file, url: assetUrl(file.path), forPage, problems };
}

interface Sheets {
  tokens: string;
  sheet: string;
  /** Needed only after the styles of all pages have come. */
  later: string;
  problems: Problem[];
}

function readSheets(root: string, folders: readonly string[]): Sheets {
  const problems: Problem[] = [];
  const read = (file: string) => {
    try {
      return bundle({ ...settings, minify: false, filename: join(root, file) }).code.toString();
    } catch (cause) {
      problems.push(problemOf(root, file, cause as StyleError));
      return "";
    }
  };
  const ofPages = folders.flatMap((folder) => fastGlob.sync(`${folder}/*.css`, { cwd: root }).sort());
  const sheets = {
    tokens: read("styles/tokens.css"),
    main: read("styles/main.css"),
    later: read("styles/transition.css"),
  };
  const sheet = `${sheets.main} @layer pages {${ofPages.map(read).join("")}}`;
  // What is left of sheets that cannot be read may not be a sheet.
  return problems.length > 0 ? { tokens: "", sheet: "", later: "", problems } : { ...sheets, sheet, problems };
}

/** What lightningcss throws; of a sheet that is missing it names no file. */
type StyleError = Error & { fileName?: string; loc?: { line: number } };

function problemOf(root: string, sheet: string, { fileName, loc, message }: StyleError): Problem {
  const file = fileName ? relative(root, fileName).replaceAll(sep, "/") : sheet;
  const says = `The styles cannot be read: ${message}.`;
  return { place: loc ? `${file}:${loc.line}` : file, says, fix: "Correct the rule there, or put the file back." };
}

/**
 * A page has the last word about what stands on it; what stands in no layer wins over both. Browsers without popovers
 * would show menus that cannot be closed. They get the colours of drawings, and a plain page no wider than the screen.
 */
function inBrowsers(tokens: string, sheet: string): string {
  const plain = "@supports not selector(:popover-open) { img, svg { max-width: 100%; height: auto } }";
  return `@layer shared, pages; @layer shared {${tokens}} ${plain} @supports selector(:popover-open) {${sheet}}`;
}

const settings = {
  minify: true,
  targets: browserslistToTargets(oldestBrowsers),
  // Our colours do not need the helper properties of `light-dark()`.
  exclude: Features.LightDark,
  // Not every parser of HTML knows that the sign in `(width<48rem)` begins no tag.
  include: Features.MediaRangeSyntax,
};

/** Removes the rules for print and of unused classes, then the animations that no rule uses any more. */
function cut(sheet: string, unused: string[], animations: string[]): string {
  const { css, names } = minify(sheet, unused, onScreen);
  const unplayed = animations.filter((name) => !names[name]?.isReferenced);
  return unplayed.length > 0 ? minify(css, unplayed).css : css;
}

const onScreen: Visitor<CustomAtRules> = {
  Rule: {
    media: ({ value }) => (value.query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined),
  },
};

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
