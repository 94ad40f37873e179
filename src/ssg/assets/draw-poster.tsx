import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
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
const TITLE_BOTTOM = 500;
const LINE_HEIGHT = 1.04;
const LARGEST_TITLE = 84;

const titleFont = { fontFamily: "Bricolage Grotesque", fontWeight: 800, letterSpacing: "-0.02em" };
const textFont = { fontFamily: "Hanken Grotesk", fontWeight: 600 };
type Font = typeof titleFont | typeof textFont;

/** Width of a text at a font size of one pixel. */
type Measure = (text: string, font: Font) => number;

/** Draws a poster as PNG. No font of the system takes part, so every machine draws the same. */
export async function drawPoster(poster: Poster, logo: string, fonts: readonly Uint8Array[]): Promise<Uint8Array> {
  // Loaded here, because most builds find every image in the cache.
  const { Resvg, renderAsync } = await import("@resvg/resvg-js");
  const folder = await mkdtemp(join(tmpdir(), "poster-"));
  try {
    const fontFiles = fonts.map((_, index) => join(folder, `${index}.ttf`));
    await Promise.all(fonts.map((font, index) => writeFile(fontFiles[index] ?? "", font)));
    const options = { font: { fontFiles, loadSystemFonts: false } };
    const measure: Measure = (text, font) => {
      const line = (
        <text y={100} fontSize={100} {...font}>
          {text}
        </text>
      );
      return (new Resvg(draw(line), options).getBBox()?.width ?? 0) / 100;
    };
    const svg = draw(<Layout {...poster} logo={logo} measure={measure} />);
    return (await renderAsync(svg, options)).asPng();
  } finally {
    await rm(folder, { recursive: true });
  }
}

function draw(children: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} aria-hidden="true">
      {children}
    </svg>,
  );
}

function Layout({ texts, picture, logo, measure }: Poster & { logo: string; measure: Measure }) {
  const { size, black, red } = fitTitle(texts, measure);
  const top = TITLE_BOTTOM - (black.length + red.length) * size * LINE_HEIGHT;
  const write = (text: string, y: number, fontSize: number, fill: string, font: Font, x = MARGIN) => (
    <text key={y} x={x} y={y} fontSize={fontSize} fill={fill} {...font}>
      {text}
    </text>
  );
  /** Writes a single line, smaller if it has to be. */
  const writeLine = (text: string, y: number, largest: number, fill: string, font: Font, x = MARGIN) =>
    write(text, y, Math.min(largest, (WORDS_WIDTH + MARGIN - x) / measure(text || "x", font)), fill, font, x);
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill={palette.paper} />
      <svg x={WIDTH - HEIGHT} width={HEIGHT} height={HEIGHT} dangerouslySetInnerHTML={{ __html: picture }} />
      <svg x={MARGIN} y={MARGIN - 14} width={52} height={52} dangerouslySetInnerHTML={{ __html: logo }} />
      {writeLine(texts.signature, MARGIN + 22, 30, palette.ink, titleFont, MARGIN + 68)}
      {writeLine(texts.kicker, top - 20, 26, palette.ink2, textFont)}
      {[...black, ...red].map((line, index) => {
        const fill = index < black.length ? palette.ink : palette.tomato;
        return write(line.join(" "), top + (index + 0.8) * size * LINE_HEIGHT, size, fill, titleFont);
      })}
      {writeLine(texts.address, HEIGHT - MARGIN, 26, palette.ink2, textFont)}
    </>
  );
}

/** Breaks title and accent into even lines, at the largest size that fits. */
function fitTitle({ title, accent }: Poster["texts"], measure: Measure) {
  const words = `${title} ${accent}`.split(" ").filter(Boolean);
  const widths = new Map(words.map((word) => [word, measure(word, titleFont)]));
  const space = measure("n n", titleFont) - 2 * measure("n", titleFont);
  const widthOf: WidthOf = (line) => line.reduce((sum, word) => sum + space + (widths.get(word) ?? 0), -space);
  for (let size = LARGEST_TITLE; ; size *= 0.96) {
    const black = breakEvenly(title, WORDS_WIDTH / size, widthOf);
    const red = breakEvenly(accent, WORDS_WIDTH / size, widthOf);
    const widest = Math.max(...[...black, ...red].map(widthOf));
    const height = (black.length + red.length) * LINE_HEIGHT;
    if (widest * size <= WORDS_WIDTH && height * size <= TITLE_HEIGHT) return { size, black, red };
  }
}

type WidthOf = (words: string[]) => number;

/** Breaks a text into as few lines as the width allows, then narrows them while their number stays the same. */
function breakEvenly(text: string, width: number, widthOf: WidthOf): string[][] {
  const words = text.split(" ").filter(Boolean);
  const widestWord = Math.max(0.1, ...words.map((word) => widthOf([word])));
  const lines = breakLines(words, width, widthOf);
  const narrower = width * 0.95;
  if (narrower <= widestWord || breakLines(words, narrower, widthOf).length > lines.length) return lines;
  return breakEvenly(text, narrower, widthOf);
}

function breakLines(words: readonly string[], width: number, widthOf: WidthOf): string[][] {
  const lines: string[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word]) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}
