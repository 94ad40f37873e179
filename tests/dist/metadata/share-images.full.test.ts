import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { palette } from "../../../src/components/shapes.tsx";
import { makeShareImages } from "../../../src/ssg/assets/make-share-images.tsx";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { root } from "../../support/project/project-root.ts";
import { dist, files, meta, pageAt, pages } from "../../support/site/built-site.ts";
import { absoluteUrl, basePath, facts, site } from "../../support/site/own-site.ts";

/** Red, green, blue and opacity of the ground. */
const PAPER = Number.parseInt(`${palette.paper.slice(1)}ff`, 16);
/** Columns of the margin, of the words, of the gap beside them and of the drawing, in pixels. */
const [MARGIN, WORDS, GAP, DRAWING] = [
  [0, 60],
  [60, 546],
  [546, 570],
  [570, 1200],
] as const;

const images = files.filter((file) => file.startsWith("assets/share-"));
const [home, about] = [pageAt(""), pageAt("about")];

/** Owners may use their own picture instead. */
describe.runIf(!existsSync(join(root, "static/images/share.jpg")))("drawn share images", () => {
  test("there is one image for each page and language, which only it names", () => {
    const named = pages.map(({ document }) => meta(document, "og:image"));
    expect(named.sort()).toEqual(images.map((file) => `${absoluteUrl(basePath)}${file}`).sort());
    expect(images).toHaveLength(pages.length);
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

  test("a changed title or drawing changes the name of its own image only, so that networks fetch it again", async () => {
    const redrawn = { ...about, Drawing: home.Drawing as NonNullable<Page["Drawing"]> };
    const [before, titledAnew, drawnAnew] = await Promise.all(
      [about, titled("Un altro titolo"), redrawn].map(async (page) => ({ page, made: await make([home, page]) })),
    );
    const url = (one: typeof before, page: Page, language: "it" | "en") => one?.made.of(page, language)?.url;
    for (const [after, language, isSame] of [
      [titledAnew, "en", true],
      [titledAnew, "it", false],
      [drawnAnew, "en", false],
    ] as const) {
      expect(url(after, home, language)).toBe(url(before, home, language));
      expect(url(after, after?.page as Page, language) === url(before, about, language)).toBe(isSame);
    }
  });

  test("a page without a drawing has the image of the first page, with its text", async () => {
    const { Drawing: _, ...plain } = about;
    const made = await make([home, plain]);
    for (const language of site.languages) expect(made.of(plain, language)).toEqual(made.of(home, language));
    expect(made.files).toHaveLength(site.languages.length);
  });

  test("a title of any length fits", async () => {
    const colours = await coloursOf(await draw(titled("Precipitevolissimevolmente ".repeat(12).trim())));
    expect(colours(GAP)).toEqual(new Set([PAPER]));
  });

  test("letters of both parts of a font are drawn, in one word too", async () => {
    const ink = async (title: string) => (await inkOf(await draw(titled(title))))(WORDS);
    expect(await ink("Kovačič Žižka")).toBeGreaterThan(await ink("Kovacic Zizka"));
  });

  test("letters that the fonts lack are a problem, because they would be left out", async () => {
    const { problems } = await make([home, titled("In barca ⛵ a 北京")]);
    expect(problems.map(formatProblem)).toEqual([
      expect.stringMatching(
        /^src\/pages\/about\/it\.ts, hero: The share image cannot be drawn: its fonts have no "⛵北京"\. Change /,
      ),
    ]);
    const name = { ...site, facts: { ...facts, name: "Agenzia 北京" } };
    expect(await makeShareImages(name, [about], [])).toMatchObject({
      files: [],
      problems: site.languages.map(() => ({})),
    });
  });
});

describe("an owner's own image", () => {
  const own = async (width: number, height: number, format: "jpeg" | "png") => {
    const create = { width, height, channels: 3, background: "#024" } as const;
    return makeOwn(await sharp({ create }).toFormat(format).toBuffer());
  };
  const makeOwn = async (body: Buffer) => makeShareImages(site, [home, about], [{ path: "images/share.jpg", body }]);

  test("is used as it is, for all pages", async () => {
    const made = await own(1200, 630, "jpeg");
    expect([made.files, made.problems]).toEqual([[], []]);
    expect(made.of(about, "it")).toEqual({
      url: `${absoluteUrl(basePath)}images/share.jpg`,
      type: "image/jpeg",
      width: 1200,
      height: 630,
      alt: facts.name,
    });
  });

  test("of another size or kind is a problem", async () => {
    const told = async (made: ReturnType<typeof makeOwn>) => (await made).problems.map(formatProblem);
    const fix = "Save it as a JPEG of 1200 × 630 pixels, or delete it.";
    const is = (what: string) => [`static/images/share.jpg: The image for shared links ${what}. ${fix}`];
    expect(await told(own(1500, 1000, "jpeg"))).toEqual(is("is a jpeg picture of 1500 × 1000 pixels"));
    expect(await told(own(1200, 630, "png"))).toEqual(is("is a png picture of 1200 × 630 pixels"));
    expect(await told(makeOwn(Buffer.from("Notes")))).toEqual(is("cannot be read"));
  });
});

function make(pages: readonly Page[]) {
  return makeShareImages(site, pages, []);
}

/** Returns the about page with another Italian title. */
function titled(title: string): Page {
  const { it } = about.words;
  return { ...about, words: { ...about.words, it: { ...it, hero: { ...it.hero, title } } } };
}

/** Draws the Italian image of a page. */
async function draw(page: Page): Promise<Buffer> {
  const { files } = await make([page]);
  return Buffer.from(files.find(({ path }) => path.startsWith("assets/share-it-"))?.body as Uint8Array);
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
