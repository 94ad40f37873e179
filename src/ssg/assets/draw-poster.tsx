import type { Font } from "satori";
import { palette } from "../../components/shapes.tsx";

/** What a share image shows; the picture is a drawing, as SVG. */
export interface Poster {
  texts: { signature: string; kicker: string; title: string; accent: string; address: string };
  picture: string;
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

/** The fonts of a poster: the parts of each family, which together have all its letters. */
export type PosterFonts = Record<"title" | "text", Font[]>;

let last: Promise<unknown> = Promise.resolve();

/** Draws a poster as PNG. No font of the system takes part, so every machine draws the same. */
export async function drawPoster(poster: Poster, logo: string, fonts: PosterFonts): Promise<Uint8Array> {
  // Loaded here, because most builds find every image in the cache.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  const options = { width: WIDTH, height: HEIGHT, fonts: Object.values(fonts).flat() };
  // One after the other, so that sharp compresses each on another core while the next is laid out.
  const words = last.then(() => satori(<Layout {...poster} fonts={fonts} />, options));
  last = words.catch(() => {});
  // As parts of the drawing, which takes a quarter of the time of pictures in it.
  const pictures =
    nested(logo, { x: MARGIN, y: TOP, width: LOGO, height: LOGO }) +
    nested(poster.picture, { x: WIDTH - HEIGHT, y: 0, width: HEIGHT, height: HEIGHT });
  const svg = (await words).replace(/<\/svg>$/, () => `${pictures}</svg>`);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function Layout({ texts, fonts }: Pick<Poster, "texts"> & { fonts: PosterFonts }) {
  const { signature, kicker, title, accent, address } = texts;
  const column = { display: "flex", flexDirection: "column" } as const;
  const textFont = { fontFamily: namesOf(fonts.text), fontWeight: 600, fontSize: 26, color: palette.ink2 };
  const titleFont = { fontFamily: namesOf(fonts.title), fontWeight: 800, letterSpacing: "-0.02em" };
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

function namesOf(fonts: readonly Font[]): string {
  return fonts.map(({ name }) => name).join(", ");
}

/** Returns a drawing as a part of another, at a place of its own. */
function nested(svg: string, place: Record<"x" | "y" | "width" | "height", number>): string {
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`);
  const [root = ""] = svg.match(/<svg\b[^>]*>/) ?? [];
  const placed = root.replace(/ (?:x|y|width|height)="[^"]*"/g, "").replace("<svg", `<svg${attributes.join("")}`);
  return placed + svg.slice(svg.indexOf(root) + root.length);
}
