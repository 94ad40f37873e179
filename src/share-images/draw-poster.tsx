import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Font } from "satori";
import { palette } from "../components/shapes.tsx";
import { cached } from "../ssg/cached.ts";

/** What a share image shows; the drawing of the page and the logo are SVG. */
interface Poster {
  texts: { signature: string; kicker: string; title: string; accent: string; address: string };
  drawing: string;
  logo: string;
}

/** Size of the image in pixels, as networks ask for it (Open Graph). */
export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 64;
const TOP = 50;
const LOGO = 52;
/** The drawing is a square at the right edge; the words have the rest. */
const WORDS_WIDTH = WIDTH - HEIGHT - 1.6 * MARGIN;
const TITLE_HEIGHT = 310;
const LARGEST_TITLE = 84;

/** Draws a poster as PNG. No font of the system takes part, so every machine draws the same. */
export async function drawPoster(root: string, { texts, drawing, logo }: Poster, fonts: Font[]): Promise<Buffer> {
  const words = layOut(texts);
  // Added after the layout, which takes a quarter of the time of images in it.
  const drawings = `<svg x="${MARGIN}" y="${TOP}" width="${LOGO}" height="${LOGO}">${logo}</svg><svg x="${WIDTH - HEIGHT}" width="${HEIGHT}" height="${HEIGHT}">${drawing}</svg>`;
  const inputs = [JSON.stringify(words), drawings, ...fonts.map(({ data }) => data as Buffer)];
  return cached(root, "share-image", inputs, async () => {
    // Loaded here, because most builds find every image in the cache.
    const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
    const missing: string[] = [];
    const loadAdditionalAsset = async (_: string, letters: string) => {
      missing.push(letters.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ""));
      return [];
    };
    const svg = await satori(words, { width: WIDTH, height: HEIGHT, fonts, loadAdditionalAsset });
    // They would be left out in silence.
    if (missing.join("")) throw new Error(`its fonts have no "${missing.join("")}"`);
    const poster = svg.replace(/<\/svg>$/, () => `${drawings}</svg>`);
    return sharp(Buffer.from(poster)).png().toBuffer();
  });
}

const TITLE = { family: "bricolage-grotesque", weight: 800 } as const;
const TEXT = { family: "hanken-grotesk", weight: 600 } as const;

/** Together they have all letters of a family. */
const PARTS = ["latin", "latin-ext"];

const require = createRequire(import.meta.url);

/** Reads the fonts of posters, with a name for each part: of two with the same name the letters of one would be left out. */
export function readPosterFonts(): Promise<Font[]> {
  const files = [TITLE, TEXT].flatMap(({ family, weight }) =>
    PARTS.map(async (part) => {
      const file = `@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff`;
      return { name: `${family} ${part}`, weight, data: await readFile(require.resolve(file)) };
    }),
  );
  return Promise.all(files);
}

function styleOf({ family, weight }: typeof TITLE | typeof TEXT) {
  return { fontFamily: PARTS.map((part) => `${family} ${part}`).join(", "), fontWeight: weight };
}

function layOut(texts: Poster["texts"]) {
  const { signature, kicker, title, accent, address } = texts;
  const column = { display: "flex", flexDirection: "column" } as const;
  const textFont = { ...styleOf(TEXT), fontSize: 26, color: palette.ink2 };
  const titleFont = { ...styleOf(TITLE), letterSpacing: "-0.02em" };
  return (
    <div style={{ display: "flex", width: WIDTH, height: HEIGHT, background: palette.paper }}>
      <div style={{ ...column, ...textFont, width: WORDS_WIDTH, margin: `${TOP}px ${MARGIN}px` }}>
        <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 30, ...titleFont, color: palette.ink }}>
          <div style={{ width: LOGO, height: LOGO }} />
          {signature}
        </div>
        <div style={{ marginTop: "auto", marginBottom: 14 }}>{kicker}</div>
        <div style={{ ...column, ...titleFont, fontSize: titleSize(texts), lineHeight: 1.04, textWrap: "balance" }}>
          <div style={{ color: palette.ink }}>{title}</div>
          <div style={{ color: palette.tomato }}>{accent}</div>
        </div>
        <div style={{ marginTop: 42 }}>{address}</div>
      </div>
    </div>
  );
}

/** Returns the largest size at which the title fits, from the usual width of a letter: six tenths of its size at most. */
function titleSize({ title, accent }: Poster["texts"]): number {
  const words = `${title} ${accent}`.split(" ");
  const byWidth = WORDS_WIDTH / (0.6 * Math.max(...words.map(({ length }) => length)));
  const byHeight = Math.sqrt((WORDS_WIDTH * TITLE_HEIGHT) / (0.85 * words.join(" ").length));
  return Math.min(LARGEST_TITLE, byWidth, byHeight);
}
