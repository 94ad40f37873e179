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
/** The drawing is a square at the right edge; the words have the rest. */
const WORDS_WIDTH = WIDTH - HEIGHT - 1.6 * MARGIN;
const TITLE_HEIGHT = 310;
const LARGEST_TITLE = 84;

/** Draws a poster as PNG. No font of the system takes part, so every machine draws the same. */
export async function drawPoster(poster: Poster, logo: string, fonts: Font[]): Promise<Uint8Array> {
  // Loaded here, because most builds find every image in the cache.
  const [{ default: satori }, { default: sharp }] = await Promise.all([import("satori"), import("sharp")]);
  const svg = await satori(<Layout {...poster} logo={logo} />, { width: WIDTH, height: HEIGHT, fonts });
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function Layout({ texts, picture, logo }: Poster & { logo: string }) {
  const { signature, kicker, title, accent, address } = texts;
  const column = { display: "flex", flexDirection: "column" } as const;
  const textFont = { fontFamily: "Hanken Grotesk", fontWeight: 600, fontSize: 26, color: palette.ink2 };
  const titleFont = { fontFamily: "Bricolage Grotesque", fontWeight: 800, letterSpacing: "-0.02em" };
  return (
    <div style={{ display: "flex", width: WIDTH, height: HEIGHT, background: palette.paper }}>
      <div style={{ ...column, ...textFont, width: WORDS_WIDTH, margin: `50px ${MARGIN}px` }}>
        <div style={{ display: "flex", alignItems: "center", gap: 16, fontSize: 30, ...titleFont, color: palette.ink }}>
          <img alt="" src={addressOf(logo)} width={52} height={52} />
          {signature}
        </div>
        <div style={{ marginTop: "auto", marginBottom: 14 }}>{kicker}</div>
        <div style={{ ...column, ...titleFont, fontSize: titleSize(texts), lineHeight: 1.04, textWrap: "balance" }}>
          <div style={{ color: palette.ink }}>{title}</div>
          <div style={{ color: palette.tomato }}>{accent}</div>
        </div>
        <div style={{ marginTop: 42 }}>{address}</div>
      </div>
      <img alt="" src={addressOf(picture)} width={HEIGHT} height={HEIGHT} style={{ position: "absolute", right: 0 }} />
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

function addressOf(svg: string): string {
  const named = svg.includes("xmlns=") ? svg : svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
  return `data:image/svg+xml;base64,${Buffer.from(named).toString("base64")}`;
}
