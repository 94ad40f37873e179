import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { palette } from "../../../src/components/shapes.tsx";
import { makeShareImages } from "../../../src/ssg/assets/make-share-images.tsx";
import { dist, files, pageAt, pages } from "../../support/site/built-site.ts";
import { facts, site } from "../../support/site/own-site.ts";

/** Red, green, blue and opacity of the ground. */
const PAPER = Number.parseInt(`${palette.paper.slice(1)}ff`, 16);
/** Columns of the margin, of the words, of the gap beside them and of the drawing, in pixels. */
const [MARGIN, WORDS, GAP, DRAWING] = [
  [0, 60],
  [60, 546],
  [546, 570],
  [570, 1200],
] as const;

const images = files.filter((file) => file.startsWith("images/share/"));
const [home, about] = [pageAt(""), pageAt("about")];

/** Owners may use their own picture instead. */
describe.runIf(facts.shareImage === undefined)("drawn share images", () => {
  test("there is one image for each page and language", () => {
    expect(images.length).toBe(pages.length);
  });

  test.each(images)(
    "%s is small, with words on the left and a drawing on the right, clear of each other",
    async (file) => {
      const png = readFileSync(join(dist, file));
      expect(png.length).toBeLessThan(100_000);
      const colours = await coloursOf(png);
      for (const columns of [MARGIN, GAP]) expect(colours(columns)).toEqual(new Set([PAPER]));
      expect(colours(WORDS).size).toBeGreaterThan(8);
      expect(colours(DRAWING).size).toBeGreaterThan(3);
    },
  );

  test("a changed title changes the address of its own image only, so that networks fetch it again", async () => {
    const [before, after] = await Promise.all(
      [about, titled("Un altro titolo")].map((page) => makeShareImages(site, [home, page])),
    );
    for (const [file, isSame] of [
      ["it/index.html", true],
      ["en/about/index.html", true],
      ["it/about/index.html", false],
    ] as const)
      expect(before?.of(file).url === after?.of(file).url, file).toBe(isSame);
  });

  test("a page without a drawing has its own words, beside the drawing of the first page", async () => {
    const { Picture: _, ...plain } = about;
    const drawn = await draw([home, plain]);
    expect(drawn.equals(await draw([home, { ...home, ...plain }]))).toBe(true);
    expect(drawn.equals(await draw([home, about]))).toBe(false);
  });

  test("a title of any length fits", async () => {
    const colours = await coloursOf(await draw([titled("Precipitevolissimevolmente ".repeat(12).trim())]));
    expect(colours(GAP)).toEqual(new Set([PAPER]));
  });

  test("letters of both parts of a font are drawn, in one word too", async () => {
    const ink = async (title: string) => (await inkOf(await draw([titled(title)])))(WORDS);
    expect(await ink("Kovačič Žižka")).toBeGreaterThan(await ink("Kovacic Zizka"));
  });
});

/** Returns the about page with another Italian title. */
function titled(title: string): Page {
  const { it } = about.words;
  return { ...about, words: { ...about.words, it: { ...it, hero: { ...it.hero, title } } } };
}

/** Draws the image of the Italian about page. */
async function draw(table: readonly Page[]): Promise<Buffer> {
  const { draw } = await makeShareImages(site, table);
  const files = await draw();
  return Buffer.from(files.find(({ path }) => path === "images/share/it-about.png")?.body as Uint8Array);
}

type Columns = readonly [from: number, to: number];

/** Returns a function for the colours of some columns. */
async function coloursOf(picture: Uint8Array) {
  const pixelsIn = await pixelsOf(picture);
  return (columns: Columns) => new Set(pixelsIn(columns));
}

/** Returns a function for the number of pixels of some columns that are no ground. */
async function inkOf(picture: Uint8Array) {
  const pixelsIn = await pixelsOf(picture);
  return (columns: Columns) => pixelsIn(columns).filter((colour) => colour !== PAPER).length;
}

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return ([from, to]: Columns) => {
    const pixels: number[] = [];
    for (let y = 0; y < info.height; y++) {
      for (let x = from; x < to; x++) pixels.push(data.readUInt32BE((y * info.width + x) * 4));
    }
    return pixels;
  };
}
