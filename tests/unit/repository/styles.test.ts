import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { type MediaList, type Selector, transform } from "lightningcss";
import { expect, test } from "vitest";
import { lookNames } from "../../../src/components/looks.tsx";
import { tones } from "../../../src/components/sections/section.tsx";
import { bundleStyles } from "../../../src/ssg/assets/bundle-styles.ts";
import { readSource, root } from "../../support/project/project-root.ts";
import { site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const sheets = fastGlob
  .sync(["styles/**/*.css", "src/pages/*/*.css"], { cwd: root })
  .map((file) => ({ file, css: readSource(file).replace(/\/\*.*?\*\//gs, "") }));

const rules = sheets.flatMap(({ file }) => selectorsOf(file));

test("layouts change at six widths and two heights, and each has its name", () => {
  const queries = sheets.flatMap(({ file, css }) =>
    (css.match(/@media[^{]+/g) ?? []).map((query) => `${file}: ${query}`),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /\b(width|height)\b/.test(query))).toEqual([]);
  const names = readSource("styles/media.css");
  expect(new Set(names.match(/width >= [\d.]+rem/g)).size).toBe(6);
  expect(names.match(/height <= [\d.]+rem/g)).toHaveLength(2);
});

test("a name of a width that nobody has defined is a problem with its file and line", async () => {
  const folder = temporaryFolder();
  const write = (file: string, css: string) => writeFileSync(join(folder, file), css);
  for (const name of ["styles", "src/pages/about"]) mkdirSync(join(folder, name), { recursive: true });
  write("styles/main.css", '@import "media.css";\n@import "pages.css" layer(pages);\n');
  write("styles/media.css", "@custom-media --tablet (width >= 48rem);\n");
  write("src/pages/about/styles.css", ".a {\n  top: 0;\n}\n@media (--tablett) {\n  .a {\n    top: 1px;\n  }\n}\n");
  const { problems } = await bundleStyles({ ...site, root: folder }, ["src/pages/about"]);
  expect(problems).toEqual([
    {
      place: "src/pages/about/styles.css:4",
      says: "The styles cannot be read: Custom media query --tablett is not defined.",
      fix: "Correct the rule there, or put the file back.",
    },
  ]);
});

test("tones set roles that all begin with, and what has the colour of its place sets all that the dark scheme changes", () => {
  const css = readSource("styles/tones.css").replace(/\/\*.*?\*\//gs, "");
  const found = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((one) => one.trim()),
    roles: [...body.matchAll(/--[\w-]+(?=:)/g)].map(([role]) => role),
  }));
  const [every, dark, ...others] = found.filter(({ roles }) => roles.length > 0);
  expect(every?.selectors).toEqual([":root", '[class^="tone-"]', '[class*=" tone-"]', ".on-paper"]);
  expect(dark?.selectors).toEqual([":root", ".tone-paper", ".tone-sand", ".tone-place"]);
  expect(others.flatMap(({ roles }) => roles).filter((role) => !every?.roles.includes(role))).toEqual([]);
  for (const tone of tones) expect(css).toMatch(RegExp(`\\.tone-${tone}\\b`));
  const places = others.filter(({ selectors }) => selectors.some((one) => one.startsWith("li:")));
  expect(places.length).toBeGreaterThan(2);
  const first = new Set<string>();
  for (const { selectors, roles } of places) {
    const place = selectors.find((one) => one.startsWith("li:") && !first.has(one));
    if (!place) continue;
    for (const selector of selectors) first.add(selector);
    expect(roles, place).toEqual(expect.arrayContaining(dark?.roles ?? []));
  }
});

test("the display family is in ten styles of type at most, and nowhere else", () => {
  const users = sheets.filter(({ css }) => /var\(--display\)|Bricolage/.test(css)).map(({ file }) => file);
  expect(users).toEqual([
    "styles/fallback-fonts.css",
    "styles/tokens.css",
    "styles/type.css",
    "styles/fonts/fonts.css",
  ]);
  const styles = readSource("styles/type.css").match(/--type-[\w-]+(?=: )/g) ?? [];
  expect(styles.length).toBeGreaterThan(5);
  expect(styles.length).toBeLessThanOrEqual(10);
  const all = sheets.map(({ css }) => css).join();
  expect(styles.filter((style) => !all.includes(`var(${style})`))).toEqual([]);
});

test("whatever takes a style of type of the display family is a heading, has a class of titles, or sets its tracking", () => {
  const ruled = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", body = ""]) =>
      selectors.split(/,(?![^(]*\))/).map((selector) => ({ file, selector: selector.trim(), body })),
    ),
  );
  const named = ruled.filter(({ body }) => /font: var\(--type-(?:label|title|headline|poster)/.test(body));
  expect(named.length).toBeGreaterThan(50);
  const isTracked = ({ file, selector }: { file: string; selector: string }) =>
    ruled.some((other) => other.file === file && other.selector === selector && /letter-spacing/.test(other.body));
  const isTitle = /(?:\bh[123]|\.title-[sml])(?::[\w-]+(?:\([^)]*\))?)*$/;
  const loose = named.filter((rule) => !isTitle.test(rule.selector) && !isTracked(rule));
  expect(loose.map(({ file, selector }) => `${file}: ${selector}`)).toEqual([]);
});

test("a look stands where its classes are chosen: what one page names, in its folder, and all else in styles", () => {
  const folders = new Map<string, string>();
  for (const file of fastGlob.sync("src/{components,islands,client,ssg,pages}/**/*.{ts,tsx,svg}", { cwd: root })) {
    const folder = /^src\/pages\/[^/]+|^src\/[^/]+/.exec(file)?.[0] ?? "";
    // Words are no classes.
    if (folder.startsWith("src/pages/") && file.endsWith(".ts")) continue;
    folders.set(folder, `${folders.get(folder) ?? ""}\n${readSource(file)}`);
  }
  const isNamed = (name: string, text = "") => new RegExp(`["'\` ]${name}(?![\\w-])`).test(text);
  const isShared = (name: string) =>
    [...folders].some(([folder, text]) => !folder.startsWith("src/pages/") && isNamed(name, text)) ||
    [...folders.values()].filter((text) => isNamed(name, text)).length > 1;
  const shared = rules.filter(({ place }) => place.startsWith("styles/"));
  const inStyles = new Set(shared.flatMap(({ selector }) => classesOf(selector)));
  expect(inStyles.size).toBeGreaterThan(100);
  // Made from a kind: `tone-${tone}`, `embed-${kind}`.
  const made = /^(tone|embed)-/;
  expect([...inStyles].filter((name) => !made.test(name) && !isShared(name))).toEqual([]);
  const users = new Map<string, Set<string>>();
  const foreign = rules.filter(({ place, selector }) => {
    if (!place.startsWith("src/pages/")) return false;
    const own = classesOf(selector).filter((name) => !inStyles.has(name));
    for (const name of own) users.set(name, (users.get(name) ?? new Set()).add(dirname(place)));
    return !own.some((name) => isNamed(name, folders.get(dirname(place))));
  });
  expect(foreign.map(({ place }) => place)).toEqual([]);
  expect([...users].filter(([, folders]) => folders.size > 1)).toEqual([]);
});

test("the look of a class is written in one sheet of `styles`, and what paper and all pages change of it in theirs", () => {
  const own = rules.filter(({ place }) => place.startsWith("styles/") && !/print|utilities/.test(place));
  const sheetsOf = new Map<string, Set<string>>();
  for (const { place, selector } of own) {
    const [name] = classesOf(selector);
    if (!name || selector.length > 1) continue;
    sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(place.replace(/:.*/, "")));
  }
  expect(sheetsOf.size).toBeGreaterThan(80);
  expect([...sheetsOf].filter(([, files]) => files.size > 1)).toEqual([]);
});

test("no rule is tried on every element: the last part of a selector has a class, a name of an element, or an attribute", () => {
  const wide = rules.filter(({ place, selector }) => !/reset|motion/.test(place) && !isKeyed(selector));
  expect(wide.map(({ place }) => place)).toEqual([]);
});

/** What stands on every page, or in the hero. */
const unchosen = ["header", "menus", "hero-kinds", "hero-low", "footer", "floating", "next-page", "offer"];

test("every block that pages choose brings its look, which the page of looks collects", () => {
  const blocks = fastGlob.sync("styles/blocks/*.css", { cwd: root }).map((file) => basename(file, ".css"));
  const shown = fastGlob.sync("styles/blocks/*.look.tsx", { cwd: root }).map((file) => basename(file, ".look.tsx"));
  expect(shown.sort()).toEqual(blocks.filter((name) => !unchosen.includes(name)).sort());
  const all = fastGlob.sync("styles/**/*.look.tsx", { cwd: root }).map((file) => basename(file, ".look.tsx"));
  expect(lookNames.toSorted()).toEqual(all.sort());
});

/** Of the declarations of pages: what is drawn for one page has measures of its own. */
const MOST_NUMBERS = 0.12;

test("the sheets of pages take sizes, room and type from the tokens", () => {
  const declarations = sheets
    .filter(({ file }) => file.startsWith("src/pages/"))
    .flatMap(({ file, css }) => [...css.matchAll(/[\w-]+: [^;{}]+(?=;)/g)].map(([text]) => `${file}: ${text}`));
  expect(declarations.length).toBeGreaterThan(1000);
  const numbers = declarations.filter(hasNumber);
  expect(numbers.length / declarations.length, numbers.join("\n")).toBeLessThanOrEqual(MOST_NUMBERS);
});

/** Returns whether a declaration has a length, a share, an angle or a time of its own; 0, halves, wholes and hairlines are none. */
function hasNumber(declaration: string): boolean {
  const numbers = declaration.matchAll(/(?<![\w.#-])-?([\d.]+)(rem|em|px|[sd]?v[wh]|cqi|%|deg|ms|s|lh)(?!\w)/g);
  return [...numbers].some(([, value, unit = ""]) => {
    const number = Number(value);
    if (/v[wh]$|^%$|^cqi$/.test(unit)) return ![0, 50, 100].includes(number);
    return number !== 0 && !(unit === "px" && number <= 3);
  });
}

/** Returns the selectors of a sheet, each with its file and line. */
function selectorsOf(file: string) {
  const found: { place: string; selector: Selector }[] = [];
  const style = ({ value }: { value: { loc: { line: number }; selectors: Selector[] } }) => {
    for (const selector of value.selectors) found.push({ place: `${file}:${value.loc.line + 1}`, selector });
  };
  // Browsers do not try the rules of other media.
  const media = ({ value }: { value: { query: MediaList } }) =>
    /print|scripting/.test(JSON.stringify(value.query)) ? [] : undefined;
  transform({ filename: file, code: Buffer.from(readSource(file)), visitor: { Rule: { style, media } } });
  return found;
}

function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === "class") return [part.name];
    const isList = part.type === "pseudo-class" && /^(is|where|has|not)$/.test(part.kind);
    return isList && "selectors" in part ? (part.selectors as Selector[]).flatMap(classesOf) : [];
  });
}

/** Returns whether browsers can look up a selector by what its last part names. */
function isKeyed(selector: Selector): boolean {
  const last = selector.slice(selector.findLastIndex(({ type }) => type === "combinator") + 1);
  return last.some((part) => {
    if (part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where"))
      return part.selectors.every(isKeyed);
    if (part.type === "pseudo-class") return part.kind === "root" || part.kind === "focus-visible";
    if (part.type === "pseudo-element") return selector.length === 1;
    return part.type === "class" || part.type === "type" || part.type === "attribute" || part.type === "id";
  });
}
