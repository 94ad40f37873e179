import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { browserslistToTargets, bundle, type CSSModuleExports, Features, transform } from "lightningcss";
import { ISLAND_ATTRIBUTE, ISLANDS } from "../../contract.ts";
import { cached } from "../cache.ts";
import { BuildError } from "../checks/messages.ts";
import type { Fonts } from "./fonts.ts";
import { oldestBrowsers } from "./scripts.ts";

/** The styles of the site. */
export type Styles = ReturnType<typeof bundleStyles>;

/** Bundles `styles/main.css`. Each page carries its own part of it. */
export function bundleStyles(root: string, fonts: Pick<Fonts, "css" | "fallbackCss">) {
  try {
    const sheet = bundle({ ...settings, minify: false, filename: join(root, "styles/main.css") }).code.toString();
    const { css: all, names } = minify(fonts.fallbackCss + sheet);
    const symbols = Object.entries(names);
    const animations = symbols.filter(([, { isReferenced }]) => isReferenced).map(([name]) => name);
    const selectors = symbols.filter(([, { isReferenced }]) => !isReferenced).map(([name]) => name);
    /** Returns the rules that a page can use. */
    const forPage = async (html: string) => {
      const used = namesIn(root, html);
      const unused = selectors.filter((name) => !used.has(name));
      const key = [all, unused.join(" ")];
      return (await cached(root, "page-styles", key, async () => cut(all, unused, animations))).toString();
    };
    // The fonts are separate, so that a page change never loads one again.
    return { fonts: minify(fonts.css).css, all, forPage };
  } catch (cause) {
    throw new BuildError([describeFailure(root, cause)]);
  }
}

const settings = {
  minify: true,
  targets: browserslistToTargets(oldestBrowsers),
  // Our colours do not need the helper properties of `light-dark()`.
  exclude: Features.LightDark,
};

/** Removes the rules of unused classes, then the animations that no rule uses any more. */
function cut(sheet: string, unused: string[], animations: string[]): string {
  const { css, names } = minify(sheet, unused);
  const unplayed = animations.filter((name) => !names[name]?.isReferenced);
  return unplayed.length > 0 ? minify(css, unplayed).css : css;
}

/** Minifies a sheet and lists its classes, ids and animations, which are marked as referenced if a rule uses them. */
function minify(sheet: string, unusedSymbols: string[] = []): { css: string; names: CSSModuleExports } {
  const { code, exports = {} } = transform({
    ...settings,
    filename: "page.css",
    code: Buffer.from(sheet),
    unusedSymbols,
    // The list is a by-product of CSS modules; the pattern leaves every name as it is.
    cssModules: { pattern: "[local]", grid: false, container: false, customIdents: false },
  });
  return { css: code.toString(), names: exports };
}

/** Returns classes and ids of a page, and every word in the strings of its islands, which may add classes. */
function namesIn(root: string, html: string): Set<string> {
  const islands = ISLANDS.filter((name) => html.includes(`${ISLAND_ATTRIBUTE}="${name}"`)).map((name) => `${name}.tsx`);
  const scripts = [
    "src/client/router/error-page.ts",
    ...(islands.length > 0 ? [...islands, "error-boundary.tsx"].map((file) => `src/islands/${file}`) : []),
  ];
  const strings = scripts.flatMap((file) => readFileSync(join(root, file), "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? []);
  const words = strings.flatMap((text) => text.split(/[^\w-]+/));
  const names = [...html.matchAll(/ (?:class|id)="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(" "));
  return new Set([...words, ...names]);
}

/** Adds the rule, since Lightning CSS does not name a missing import. */
function describeFailure(root: string, cause: unknown): string {
  const { fileName, loc, message } = cause as { fileName?: string; loc?: { line: number }; message: string };
  const file = fileName ? relative(root, fileName) : "styles/main.css";
  const line = loc?.line ?? 1;
  const rule = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8").split("\n")[line - 1]?.trim() : "";
  return `${file}:${line} The styles cannot be read: ${message}, at \`${rule}\`. Correct the rule there.`;
}
