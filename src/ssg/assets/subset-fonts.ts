import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Site } from "../../facts/create-site.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";

export interface Family {
  name: string;
  package: string;
  /** The weights in the styles. One weight makes half the file. */
  weights: Weights;
}

type Weights = number | { min: number; max: number };

/** For headings. */
export const displayFamily: Family = {
  name: "Bricolage Grotesque",
  package: "@fontsource-variable/bricolage-grotesque",
  weights: 750,
};

/** For everything else. */
export const bodyFamily: Family = {
  name: "Hanken Grotesk",
  package: "@fontsource-variable/hanken-grotesk",
  weights: { min: 400, max: 650 },
};

const families = [displayFamily, bodyFamily];

/** The printable characters of ASCII. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Characters of components and number formats, and accents that the next edit may bring. */
const ALWAYS = "·–—…’‘“”«»€×ÀÈÉÌÒÙàèéìòù\u00a0\u202f";

/** Makes both fonts with the characters of the text, printable ASCII and those that are always included. */
export async function subsetFonts(site: Site, text: string) {
  const wanted = [...new Set(ASCII + ALWAYS + text)].filter((character) => character >= " ").sort();
  const cut = await Promise.all(
    families.map((family) => subsetFamily(site.root, family, wanted, "woff2", family.weights)),
  );
  const faces = cut.flatMap((parts, index) => parts.map((part) => fontFace(site, families[index] as Family, part)));
  const known = cut.map((parts) => new Set(parts.flatMap(({ characters }) => characters)));
  return {
    files: faces.map(({ file }) => file),
    css: faces.map(({ css }) => css).join(""),
    /** The characters that both families have. */
    characters: new Set(wanted.filter((character) => known.every((set) => set.has(character)))),
    packages: families.map((family) => family.package),
  };
}

type Part = Awaited<ReturnType<typeof subsetFamily>>[number];

/** Cuts a family down to the given characters, in up to two files: its Latin part, and what only the extended part has. */
export async function subsetFamily(
  root: string,
  family: Family,
  wanted: readonly string[],
  targetFormat: "woff2" | "sfnt",
  wght: Weights,
) {
  const file = family.package.split("/")[1];
  const paths = ["latin", "latin-ext"].map((part) => `${family.package}/files/${file}-${part}-wght-normal.woff2`);
  const sources = await Promise.all(paths.map((path) => readFile(require.resolve(path))));
  const known = await Promise.all(sources.map((source) => knownCharacters(root, source)));
  const parts = sources.map(async (source, index) => {
    const characters = wanted.filter((one) => known.findIndex((set) => set.has(one)) === index);
    if (characters.length === 0) return [];
    const options = { targetFormat, variationAxes: { wght }, preserveNameIds: LICENSE_NAMES };
    const body = await cached(root, "font", [source, characters.join(""), JSON.stringify(options)], async () => {
      // Loading HarfBuzz takes most of a second.
      const { default: subset } = await import("subset-font");
      return subset(source, characters.join(""), options);
    });
    return [{ body, characters, isExtension: index > 0 }];
  });
  return (await Promise.all(parts)).flat();
}

const require = createRequire(import.meta.url);

/** Copyright, license and its address in the font's name table (OpenType `name`, 0, 13 and 14). */
const LICENSE_NAMES = [0, 13, 14];

async function knownCharacters(root: string, source: Buffer): Promise<Set<string>> {
  const text = await cached(root, "font-characters", [source], async () => {
    const { create } = await import("fontkitten");
    const font = create(source);
    return String.fromCodePoint(...(font.isCollection ? [] : font.characterSet));
  });
  return new Set(text.toString());
}

/** Written as Lightning CSS would minify it. */
function fontFace(
  { assetUrl }: Site,
  { name, package: source, weights }: Family,
  { body, characters, isExtension }: Part,
) {
  const path = `assets/${source.split("/")[1]}-${hash(body)}.woff2`;
  const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  const range = isExtension ? `;unicode-range:${codes.join()}` : "";
  const weight = typeof weights === "number" ? weights : `${weights.min} ${weights.max}`;
  const css = `@font-face{font-family:${name};src:url(${assetUrl(path)})format("woff2");font-weight:${weight};font-display:swap${range}}`;
  return { file: { path, body }, css };
}
