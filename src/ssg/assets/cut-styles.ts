import {
  browserslistToTargets,
  type CSSModuleExports,
  type CustomAtRules,
  Features,
  type MediaQuery,
  type Selector,
  transform,
  type Visitor,
} from "lightningcss";
import { oldestBrowsers } from "./bundle-scripts.ts";

/** How every sheet is read and written. */
export const cssSettings = {
  minify: true,
  targets: browserslistToTargets(oldestBrowsers),
  // Our colours do not need the helper properties of `light-dark()`.
  exclude: Features.LightDark,
  // Not every parser of HTML knows that the sign in `(width<48rem)` begins no tag.
  include: Features.MediaRangeSyntax | Features.MediaIntervalSyntax,
  drafts: { customMedia: true },
};

/** Minifies a sheet and lists its classes, ids and animations, which are marked as referenced if a rule uses them. */
export function minify(
  sheet: string,
  unusedSymbols: string[] = [],
  visitor = {},
): { css: string; names: CSSModuleExports } {
  const { code, exports = {} } = transform({
    ...cssSettings,
    filename: "page.css",
    code: Buffer.from(sheet),
    unusedSymbols,
    visitor,
    // The list is a by-product of CSS modules; the pattern leaves every name as it is.
    cssModules: { pattern: "[local]", grid: false, container: false, customIdents: false },
  });
  return { css: code.toString(), names: exports };
}

/** Removes the rules of unused classes, then the animations and tokens that no rule uses any more. */
export function cut(sheet: string, unused: string[], animations: string[]): string {
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
export const onFirstScreen: Visitor<CustomAtRules> = {
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
