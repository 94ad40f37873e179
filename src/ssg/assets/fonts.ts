import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import { assetUrl } from "../../urls.ts";
import { cached, hash } from "../cache.ts";
import type { OutputFile } from "../output.ts";

/** The fonts of the site, cut down to the characters in use. */
export interface Fonts {
  files: OutputFile[];
  /** Their `@font-face` rules. */
  css: string;
  /** The `@font-face` rules of local fallback fonts with the same metrics, so that nothing moves when the fonts arrive. */
  fallbackCss: string;
  /** Every character that both families show. */
  characters: ReadonlySet<string>;
  /** Packages of the files. */
  packages: string[];
}

interface Family {
  name: string;
  package: string;
  metrics: typeof arial;
  /** Width of the fallback font; by default what the metrics say. */
  sizeAdjust?: string;
}

/** For headings. Its metrics describe the regular weight; in the weights of our headings it runs this much wider than Arial. */
export const display: Family = {
  name: "Bricolage Grotesque",
  package: "bricolage-grotesque",
  metrics: bricolageGrotesque,
  sizeAdjust: "110.5%",
};

/** For everything else. */
export const body: Family = { name: "Hanken Grotesk", package: "hanken-grotesk", metrics: hankenGrotesk };

/** Lightest and boldest weight in the styles. */
const WEIGHTS = { min: 400, max: 800 };

/** Fonts within half a percent of Arial's width, by their names on computers, iPhones, Linux and Android. */
const FALLBACKS = ["Arial", "ArialMT", "Liberation Sans", "Roboto", "Roboto-Regular"];

/** Both fonts with the characters of the text. */
export async function subsetFonts(root: string, text: string): Promise<Fonts> {
  const options = { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } } as const;
  const families = await Promise.all(
    [display, body].map(async (family) => {
      const parts = await subsetFamily(root, family, usedCharacters(text), options);
      return parts.map((part) => ({ ...part, family, path: `assets/${family.package}-${hash(part.body)}.woff2` }));
    }),
  );
  const faces = families.flat();
  const [shown = [], ...others] = families.map((parts) => parts.flatMap(({ characters }) => characters));
  return {
    files: faces.map(({ path, body }) => ({ path, body })),
    css: faces.map(({ family, path, range }) => fontFace(family.name, assetUrl(path), range)).join("\n"),
    fallbackCss: [display, body].map(fallbackFace).join("\n"),
    characters: new Set(shown.filter((character) => others.every((known) => known.includes(character)))),
    packages: [display, body].map((family) => `@fontsource-variable/${family.package}`),
  };
}

/** How `subset-font` cuts a font. */
interface SubsetOptions {
  targetFormat: "woff2" | "sfnt";
  variationAxes: { wght: number | typeof WEIGHTS };
}

/** A font file with some of the characters. */
interface FontPart {
  body: Uint8Array;
  characters: string[];
  /** `unicode-range` of the file; null for the main one. */
  range: string | null;
}

/**
 * Cuts a family down to the given characters: one file from its Latin part,
 * and a second one from its extended part if that has characters the first lacks.
 */
export async function subsetFamily(
  root: string,
  family: Family,
  wanted: readonly string[],
  options: SubsetOptions,
): Promise<FontPart[]> {
  const parts: FontPart[] = [];
  for (const part of ["latin", "latin-ext"]) {
    const source = await readFile(
      require.resolve(`@fontsource-variable/${family.package}/files/${family.package}-${part}-wght-normal.woff2`),
    );
    const known = await knownCharacters(root, source);
    const characters = wanted.filter((one) => known.has(one) && !parts.some((other) => other.characters.includes(one)));
    if (characters.length === 0) continue;
    const body = await subset(root, source, characters.join(""), options);
    const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
    parts.push({ body, characters, range: part === "latin" ? null : codes.join() });
  }
  return parts;
}

const require = createRequire(import.meta.url);

/** Set by components and number formats rather than by words, and the accents that the next edit may bring. */
const ALWAYS = "·–—…’‘“”«»€×ÀÈÉÌÒÙàèéìòù\u00a0\u202f";

/** Printable ASCII, the characters that are always included and those of the text, each once and in order. */
function usedCharacters(text: string): string[] {
  const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
  return [...new Set([...ascii, ...ALWAYS, ...text])].filter((character) => character >= " ").sort();
}

/** The characters of a font file, from its own table. */
async function knownCharacters(root: string, source: Uint8Array): Promise<Set<string>> {
  const text = await cached(root, "font-characters", [source], async () => {
    const { create } = await import("fontkitten");
    const font = create(Buffer.from(source));
    const codes = font.isCollection ? [] : font.characterSet;
    return Buffer.from(String.fromCodePoint(...codes));
  });
  return new Set(Buffer.from(text).toString());
}

/** Copyright, license and its address in the font's name table (OpenType `name`, 0, 13 and 14). */
const LICENSE_NAMES = [0, 13, 14];

function subset(root: string, source: Uint8Array, text: string, options: SubsetOptions): Promise<Uint8Array> {
  const settings = { ...options, preserveNameIds: LICENSE_NAMES };
  return cached(root, "font", [source, text, JSON.stringify(settings)], async () => {
    // Loading HarfBuzz takes most of a second.
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(Buffer.from(source), text, settings);
  });
}

function fontFace(name: string, url: string, range: string | null): string {
  const unicodeRange = range === null ? "" : `;unicode-range:${range}`;
  return `@font-face{font-family:"${name}";src:url("${url}") format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap${unicodeRange}}`;
}

function fallbackFace({ name, metrics, sizeAdjust }: Family): string {
  const fontFaceProperties = sizeAdjust ? { sizeAdjust } : {};
  const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, arial], { fontFaceProperties });
  return fontFaces.replace("local('Arial'), local('ArialMT')", FALLBACKS.map((local) => `local("${local}")`).join());
}
