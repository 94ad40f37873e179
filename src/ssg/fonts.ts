import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createFontStack } from "@capsizecss/core";
import arial from "@capsizecss/metrics/arial";
import bricolageGrotesque from "@capsizecss/metrics/bricolageGrotesque";
import hankenGrotesk from "@capsizecss/metrics/hankenGrotesk";
import { assetUrl } from "../urls.ts";
import { cached, hash } from "./cache.ts";
import type { OutputFile } from "./output.ts";

/** The fonts, ready to be written and to be named in pages. */
export interface Fonts {
  files: OutputFile[];
  /** Their `@font-face` rules. */
  css: string;
  /** Those of local fonts with the same metrics, so that nothing moves when the fonts arrive. */
  fallbackCss: string;
}

/** Lightest and boldest weight the styles use; the rest of the axis is cut away. */
const WEIGHTS = { min: 400, max: 800 };

interface Family {
  family: string;
  /** The package's file. */
  file: string;
  metrics: typeof arial;
  /** How much larger Arial is set to run as wide; by default what the metrics say. */
  sizeAdjust?: string;
}

/** The two faces of the site: the first for headings. */
export const families: Family[] = [
  {
    family: "Bricolage Grotesque",
    file: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
    metrics: bricolageGrotesque,
    // Its metrics are those of the regular weight, which no heading has: over all headings, set in 700 and 750, its lines are this much longer than Arial's.
    sizeAdjust: "110.5%",
  },
  {
    family: "Hanken Grotesk",
    file: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    metrics: hankenGrotesk,
  },
];

/** Faces as wide as Arial to within half a percent, by the names they have on computers, iPhones, Linux and Android. */
const FALLBACKS = ["Arial", "ArialMT", "Liberation Sans", "Roboto", "Roboto-Regular"];

/** Both fonts, cut down to the characters of the site. */
export async function subsetFonts(root: string, text: string): Promise<Fonts> {
  const characters = usedCharacters(text);
  const fonts = await Promise.all(
    families.map(async (font) => {
      const { family, file } = font;
      const source = await readFile(require.resolve(file));
      const body = await cached(root, `font-${hash(family)}.woff2`, [source, characters, JSON.stringify(WEIGHTS)], () =>
        subset(source, characters),
      );
      const path = `assets/${family.toLowerCase().replaceAll(" ", "-")}-${hash(body)}.woff2`;
      return { ...font, path, body };
    }),
  );
  return {
    files: fonts.map(({ path, body }) => ({ path, body })),
    css: fonts.map(({ family, path }) => fontFace(family, assetUrl(path))).join("\n"),
    fallbackCss: families.map(fallbackFace).join("\n"),
  };
}

/** What components and number formats set between words from the content, and the accents that the next edit may bring. */
const ALWAYS = "·–—…’‘“”«»€×ÀÈÉÌÒÙàèéìòù\u00a0\u202f";

/** Printable ASCII, the characters that are always there and whatever else the text holds, each once and in order. */
export function usedCharacters(text: string): string {
  const characters = new Set(text + ALWAYS);
  for (let code = 0x20; code < 0x7f; code++) characters.add(String.fromCharCode(code));
  return [...characters]
    .filter((character) => character >= " ")
    .sort()
    .join("");
}

const require = createRequire(import.meta.url);

/** HarfBuzz is loaded only when the cache has no answer: it is most of a second. */
async function subset(source: Uint8Array, characters: string): Promise<Uint8Array> {
  const { default: subsetFont } = await import("subset-font");
  return subsetFont(Buffer.from(source), characters, { targetFormat: "woff2", variationAxes: { wght: WEIGHTS } });
}

function fontFace(family: string, url: string): string {
  return `@font-face{font-family:"${family}";src:url("${url}") format("woff2");font-weight:${WEIGHTS.min} ${WEIGHTS.max};font-display:swap}`;
}

function fallbackFace({ family, metrics, sizeAdjust }: Family): string {
  const fontFaceProperties = sizeAdjust ? { sizeAdjust } : {};
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, arial], { fontFaceProperties });
  const sources = FALLBACKS.map((name) => `local("${name}")`).join();
  const rounded = fontFaces.replace(/[\d.]+(?=%)/g, (percent) => String(Math.round(Number(percent) * 10) / 10));
  return rounded.replace(/src:[^;]*/, `src:${sources}`);
}
