import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ShareImage } from "../components/document/head.tsx";
import type { Page } from "../components/page.ts";
import { palette } from "../components/shapes.tsx";
import { site } from "../site.ts";
import { absoluteUrl, assetUrl, type Language, languages, outputPath } from "../urls.ts";
import { BuildError } from "./build-error.ts";
import { cached, cachedFile, hash } from "./cache.ts";
import { families } from "./fonts.ts";
import type { OutputFile } from "./output.ts";
import { pageFolder } from "./source-place.ts";

/** The share images of all pages. */
export interface ShareImages {
  files: OutputFile[];
  /** The image of a page, by its output path; the standard image where it has none. */
  of(page: string): ShareImage;
}

/** What one share image shows. */
interface Poster {
  /** Output path of the page it stands for. */
  page: string;
  /** File that its words are in. */
  source: string;
  /** File name, without extension. */
  name: string;
  alt: string;
  /** Beside the agency's mark. */
  signature: string;
  kicker: string;
  title: string;
  accent: string;
  /** A composition, as SVG. */
  picture: string;
}

/**
 * The images that chats and networks show with a link: one for each page and
 * language, a poster of the page's opening, and one for all the rest.
 *
 * An image keeps its file name for ever, so that links shared long ago still
 * find it; its address ends in its hash, so that networks, which remember
 * images by their address, fetch a changed one at once.
 */
export async function drawShareImages(root: string, pages: readonly Page[]): Promise<ShareImages> {
  const standard = standardPoster(pages);
  const posters = pages
    .filter(({ Picture }) => Picture)
    .flatMap((page) => languages.map((language) => pagePoster(page, language)));
  const fonts = await cutFonts(root, charactersOf([standard, ...posters]));
  const mark = await readFile(join(root, "static/icons/icon.svg"), "utf8");
  const layout = await readFile(join(root, "src/ssg/share-images.tsx"));
  const inputs = [...(await Promise.all(fonts.map((font) => readFile(font)))), mark, layout, address];
  const drawn = await Promise.all(
    [standard, ...posters].map(async (poster) => {
      const key = [...inputs, JSON.stringify(poster)];
      const body = await cached(root, "share-image", key, () => draw(poster, mark, fonts));
      const path = `images/share/${poster.name}.png`;
      const url = `${absoluteUrl(assetUrl(path))}?v=${hash(body)}`;
      return { file: { path, body }, page: poster.page, image: { url, alt: poster.alt, width: WIDTH, height: HEIGHT } };
    }),
  );
  const images = new Map(drawn.map(({ page, image }) => [page, image]));
  return {
    files: drawn.map(({ file }) => file),
    of: (page) => images.get(page) ?? (images.get(STANDARD) as ShareImage),
  };
}

/** In the place of a page's output path. */
const STANDARD = "standard";

function standardPoster(pages: readonly Page[]): Poster {
  const illustrated = pages.find(({ Picture }) => Picture);
  return {
    page: STANDARD,
    source: "src/site.ts",
    name: STANDARD,
    alt: site.name,
    signature: "",
    kicker: "",
    title: site.name,
    accent: "",
    picture: illustrated ? pictureOf(illustrated) : "",
  };
}

function pagePoster(page: Page, language: Language): Poster {
  const { hero, meta } = page.words[language];
  return {
    page: outputPath(language, page.path),
    source: `${pageFolder(page.path)}/${language}.ts`,
    name: [language, ...page.path.split("/")].filter(Boolean).join("-"),
    alt: meta.imageAlt,
    signature: site.name,
    kicker: hero.kicker,
    title: hero.title,
    accent: hero.accent ?? "",
    picture: pictureOf(page),
  };
}

function pictureOf({ Picture }: Page): string {
  return Picture ? renderToStaticMarkup(<Picture />) : "";
}

/** The site by its address, as one says it aloud. */
const address = site.origin.replace(/^https:\/\/|\/+$/g, "");

function charactersOf(posters: readonly Poster[]): string {
  const text =
    address + posters.map(({ signature, kicker, title, accent }) => signature + kicker + title + accent).join(" ");
  return [...new Set(text)].sort().join("");
}

const display = { family: "Bricolage Grotesque", weight: 800 };
const body = { family: "Hanken Grotesk", weight: 600 };

/** The two weights of the image as fonts of their own: resvg cannot vary a variable one. */
async function cutFonts(root: string, characters: string): Promise<string[]> {
  return Promise.all(
    [display, body].map(async ({ family, weight }) => {
      const file = families.find((candidate) => candidate.family === family)?.file ?? "";
      const source = await readFile(createRequire(import.meta.url).resolve(file));
      return cachedFile(root, "share-font", [source, characters, String(weight)], async () => {
        const { default: subsetFont } = await import("subset-font");
        return subsetFont(source, characters, { targetFormat: "sfnt", variationAxes: { wght: weight } });
      });
    }),
  );
}

/** Pixels of an image as every network asks for them (Open Graph). */
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 64;
/** The composition is a square at the right edge; the words have the rest. */
const WORDS_WIDTH = WIDTH - HEIGHT - 1.6 * MARGIN;
const WORDS_HEIGHT = 310;
const WORDS_BOTTOM = 500;
const LINE_HEIGHT = 1.04;
const TRACKING = -0.02;
const LARGEST = 84;
const SMALLEST = 30;
/** More are not read in a small preview, and every one doubles the ways to break them. */
const MOST_WORDS = 16;

/** Draws one image. The renderer is loaded here, because a build whose images are all kept never needs it. */
async function draw(poster: Poster, mark: string, fontFiles: string[]): Promise<Uint8Array> {
  const { Resvg, renderAsync } = await import("@resvg/resvg-js");
  const options = { font: { fontFiles, loadSystemFonts: false } };
  /** Width of a text at a size of one pixel. */
  const measure: Measure = (text, font) => {
    const svg = renderToStaticMarkup(
      <Canvas>
        <Words x={0} y={100} size={100} font={font} text={text} />
      </Canvas>,
    );
    return (new Resvg(svg, options).getBBox()?.width ?? 0) / 100;
  };
  const image = await renderAsync(
    renderToStaticMarkup(<PosterImage {...poster} {...typeset(poster, measure)} mark={mark} measure={measure} />),
    options,
  );
  return image.asPng();
}

type Measure = (text: string, font: typeof display) => number;

interface Setting {
  size: number;
  lines: { text: string; isAccent: boolean }[];
}

/**
 * The lines of a title and their size: of all the ways to break it, the one
 * that is large and leaves no word alone on its line.
 *
 * @throws BuildError if the title has no room at a readable size.
 */
function typeset({ source, title, accent }: Poster, measure: Measure): Setting {
  const words = `${title} ${accent}`.trim().split(" ");
  const widths = new Map(words.map((word) => [word, measure(word, display)]));
  // Measured from ink to ink, as the words are.
  const space = measure("n n", display) - 2 * measure("n", display);
  const widthOf = (line: readonly string[]) =>
    line.reduce((total, word) => total + space + (widths.get(word) ?? 0), -space);
  let best = { score: 0, size: 0, lines: [] as Setting["lines"] };
  for (const black of words.length > MOST_WORDS ? [] : breaks(title.split(" "))) {
    for (const red of accent ? breaks(accent.split(" ")) : [[]]) {
      const widest = Math.max(...[...black, ...red].map(widthOf));
      const high = (black.length + red.length) * LINE_HEIGHT;
      const size = Math.min(LARGEST, WORDS_WIDTH / widest, WORDS_HEIGHT / high);
      const score = size * (2 + Math.min(evenness(black.map(widthOf)), evenness(red.map(widthOf))));
      if (score > best.score) best = { score, size, lines: [...inColor(black, false), ...inColor(red, true)] };
    }
  }
  if (best.size >= SMALLEST) return best;
  throw new BuildError(
    `${source} The title "${title} ${accent}" has no room in the share image. Shorten the title of the hero.`,
  );
}

/** Every way to break words into lines. */
function breaks(words: readonly string[]): string[][][] {
  const [first, ...rest] = words;
  if (first === undefined) return [];
  if (rest.length === 0) return [[[first]]];
  return breaks(rest).flatMap(([line = [], ...lines]) => [
    [[first], line, ...lines],
    [[first, ...line], ...lines],
  ]);
}

/** Shortest line by longest, at most 1. */
function evenness(widths: readonly number[]): number {
  return widths.length === 0 ? 1 : Math.min(...widths) / Math.max(...widths);
}

function inColor(lines: readonly string[][], isAccent: boolean): Setting["lines"] {
  return lines.map((words) => ({ text: words.join(" "), isAccent }));
}

function PosterImage({
  signature,
  kicker,
  picture,
  mark,
  size,
  lines,
  measure,
}: Poster & Setting & { mark: string; measure: Measure }) {
  const top = WORDS_BOTTOM - lines.length * size * LINE_HEIGHT;
  const shrunk = (text: string, font: typeof display, size: number, width = WORDS_WIDTH) => ({
    text,
    font,
    size: Math.min(size, width / measure(text || " ", font)),
  });
  return (
    <Canvas>
      <path fill={palette.paper} d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <Drawing x={WIDTH - HEIGHT} y={0} size={HEIGHT} svg={picture} />
      <Drawing x={MARGIN} y={MARGIN - 14} size={52} svg={mark} />
      <Words x={MARGIN + 68} y={MARGIN + 22} {...shrunk(signature, display, 30, WORDS_WIDTH - 68)} />
      <Words x={MARGIN} y={top - 20} color={INK_2} {...shrunk(kicker, body, 26)} />
      {lines.map(({ text, isAccent }, index) => (
        <Words
          key={text}
          x={MARGIN}
          y={top + (index + 0.8) * size * LINE_HEIGHT}
          size={size}
          font={display}
          text={text}
          color={isAccent ? palette.tomato : palette.ink}
        />
      ))}
      <Words x={MARGIN} y={HEIGHT - MARGIN} color={INK_2} {...shrunk(address, body, 26)} />
    </Canvas>
  );
}

/** The softer ink of small words (`--text-2` of the light scheme). */
const INK_2 = "#57545f";

function Canvas({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it becomes pixels; og:image:alt says what they show.
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT}>
      {children}
    </svg>
  );
}

function Words(props: { x: number; y: number; size: number; font: typeof display; text: string; color?: string }) {
  const { x, y, size, font, text, color = palette.ink } = props;
  return (
    <text
      x={x}
      y={y}
      fill={color}
      fontFamily={font.family}
      fontWeight={font.weight}
      fontSize={size}
      letterSpacing={font === display ? TRACKING * size : 0}
    >
      {text}
    </text>
  );
}

/** A drawing that brings its own coordinates, scaled into a square. */
function Drawing({ x, y, size, svg }: { x: number; y: number; size: number; svg: string }) {
  return <svg x={x} y={y} width={size} height={size} dangerouslySetInnerHTML={{ __html: svg }} />;
}
