import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import type subsetFont from "subset-font";
import { assetUrl } from "../../urls.ts";
import { cached } from "../cached.ts";
import { hash } from "../hash.ts";

/** The fonts of the site, with the characters in use. */
export type Fonts = Awaited<ReturnType<typeof subsetFonts>>;

export interface Family {
  name: string;
  package: string;
  metrics: typeof arial;
  /** The weights in the styles. One weight makes half the file. */
  weights: number | { min: number; max: number };
  /** Fonts of the device with the same metrics, the best first: names on computers, iPhones, Linux and Android. */
  fallbacks: readonly { names: readonly string[]; properties: { sizeAdjust?: string; fontWeight?: number } }[];
}

/** Within half a percent of Arial's width. */
const REGULAR = ["Arial", "ArialMT", "Liberation Sans", "Roboto", "Roboto-Regular"];

/** For headings. Its metrics describe the regular weight; in our headings it is this much wider than each fallback. A bold face is not made bold again. */
export const displayFamily: Family = {
  name: "Bricolage Grotesque",
  package: "@fontsource-variable/bricolage-grotesque",
  metrics: bricolageGrotesque,
  weights: 750,
  fallbacks: [
    {
      names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
      properties: { sizeAdjust: "102.2%", fontWeight: 700 },
    },
    { names: ["Roboto Bold", "Roboto-Bold"], properties: { sizeAdjust: "108.5%", fontWeight: 700 } },
    { names: REGULAR, properties: { sizeAdjust: "110.5%" } },
  ],
};

/** For everything else. */
export const bodyFamily: Family = {
  name: "Hanken Grotesk",
  package: "@fontsource-variable/hanken-grotesk",
  metrics: hankenGrotesk,
  weights: { min: 400, max: 650 },
  fallbacks: [{ names: REGULAR, properties: {} }],
};

const families = [displayFamily, bodyFamily];

/** The printable characters of ASCII. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index));

/** Characters of components and number formats, and accents that the next edit may bring. */
const ALWAYS = "·–—…’‘“”«»€×ÀÈÉÌÒÙàèéìòù\u00a0\u202f";

/** Makes both fonts with the characters of the text, printable ASCII and those that are always included. */
export async function subsetFonts(root: string, text: string) {
  const wanted = [...new Set(ASCII + ALWAYS + text)].filter((character) => character >= " ").sort();
  const cut = await Promise.all(
    families.map(async (family) => {
      const parts = await subsetFamily(root, family, wanted, {
        targetFormat: "woff2",
        variationAxes: { wght: family.weights },
      });
      return parts.map((part) => ({ ...part, ...fontFace(family, part) }));
    }),
  );
  const faces = cut.flat();
  return {
    files: faces.map(({ file }) => file),
    css: faces.map(({ css }) => css).join("\n"),
    /** Local fonts with the same metrics, so that nothing moves when the fonts arrive. */
    fallbackCss: families.flatMap(fallbackFaces).join("\n"),
    /** The characters that both families have. */
    characters: new Set(
      wanted.filter((one) => cut.every((parts) => parts.some((part) => part.characters.includes(one)))),
    ),
    packages: families.map((family) => family.package),
  };
}

type FontOptions = NonNullable<Parameters<typeof subsetFont>[2]>;

/** Cuts a family down to the given characters, in up to two files: its Latin part, and what only the extended part has. */
export async function subsetFamily(root: string, family: Family, wanted: readonly string[], options: FontOptions) {
  const file = family.package.split("/")[1];
  const paths = ["latin", "latin-ext"].map((part) => `${family.package}/files/${file}-${part}-wght-normal.woff2`);
  const sources = await Promise.all(paths.map((path) => readFile(require.resolve(path))));
  const known = await Promise.all(sources.map((source) => knownCharacters(root, source)));
  const parts = sources.map(async (source, index) => {
    const characters = wanted.filter((one) => known.findIndex((set) => set.has(one)) === index);
    if (characters.length === 0) return [];
    const body = await cutFont(root, source, characters.join(""), options);
    const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
    return [{ body, characters, unicodeRange: index === 0 ? "" : codes.join() }];
  });
  return (await Promise.all(parts)).flat();
}

const require = createRequire(import.meta.url);

async function knownCharacters(root: string, source: Uint8Array): Promise<Set<string>> {
  const text = await cached(root, "font-characters", [source], async () => {
    const { create } = await import("fontkitten");
    const font = create(Buffer.from(source));
    return String.fromCodePoint(...(font.isCollection ? [] : font.characterSet));
  });
  return new Set(text.toString());
}

/** Copyright, license and its address in the font's name table (OpenType `name`, 0, 13 and 14). */
const LICENSE_NAMES = [0, 13, 14];

function cutFont(root: string, source: Uint8Array, text: string, options: FontOptions): Promise<Uint8Array> {
  const settings = { ...options, preserveNameIds: LICENSE_NAMES };
  return cached(root, "font", [source, text, JSON.stringify(settings)], async () => {
    // Loading HarfBuzz takes most of a second.
    const { default: subset } = await import("subset-font");
    return subset(Buffer.from(source), text, settings);
  });
}

function fontFace(family: Family, { body, unicodeRange }: { body: Uint8Array; unicodeRange: string }) {
  const path = `assets/${family.package.split("/")[1]}-${hash(body)}.woff2`;
  const range = unicodeRange && `;unicode-range:${unicodeRange}`;
  const { weights } = family;
  const weight = typeof weights === "number" ? weights : `${weights.min} ${weights.max}`;
  const css = `@font-face{font-family:"${family.name}";src:url("${assetUrl(path)}") format("woff2");font-weight:${weight};font-display:swap${range}}`;
  return { file: { path, body }, css };
}

/** `styles/tokens.css` names them: `Hanken Grotesk Fallback`, then `Fallback 2`. A browser skips those that a device does not have. */
function fallbackFaces({ name, metrics, fallbacks }: Family): string[] {
  return fallbacks.map(({ names, properties }, index) => {
    const options = { fontFaceProperties: properties };
    const { fontFaces } = createFontStack([{ ...metrics, familyName: name }, arial], options);
    const face = fontFaces.replace(
      "local('Arial'), local('ArialMT')",
      names.map((local) => `local("${local}")`).join(),
    );
    return index === 0 ? face : face.replace(`${name} Fallback`, `$& ${index + 1}`);
  });
}
