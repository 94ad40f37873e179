import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { palette } from "../../../src/components/shapes.tsx";
import { formatProblem } from "../../../src/problems/problem.ts";
import { makeShareImages } from "../../../src/share-images/make-share-images.tsx";
import { root } from "../../support/project/project-root.ts";
import { dist, files, meta, pageAt, pages } from "../../support/site/built-site.ts";
import { absoluteUrl, basePath, facts, site } from "../../support/site/own-site.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

/** Red, green, blue and opacity of the ground. */
const PAPER = Number.parseInt(`${palette.paper.slice(1)}ff`, 16);
/** Columns of an image, in pixels. The gap is beside the words. */
const COLUMNS = { margin: [0, 60], words: [60, 546], gap: [546, 570], drawing: [570, 1200] } as const;
type Column = keyof typeof COLUMNS;

const images = files.filter((file) => file.startsWith("assets/share-"));
const [home, about] = [pageAt(""), pageAt("about")];

/** Owners may use their own picture instead. */
describe.runIf(!existsSync(join(root, "static/images/share.jpg")))("drawn share images", () => {
  test("there is one image for each page and language, which only it names", () => {
    const named = pages.map(({ document }) => meta(document, "og:image"));
    expect(named.sort()).toEqual(images.map((file) => `${absoluteUrl(basePath)}${file}`).sort());
  });

  test("each is small: words on the left, a drawing on the right, clear of each other", async () => {
    for (const file of images) {
      const png = readFileSync(join(dist, file));
      expect(png.length, file).toBeLessThan(100_000);
      const colours = async (column: Column) => new Set(await pixelsOf(png, column));
      for (const column of ["margin", "gap"] as const)
        expect(await colours(column), `${file}: ${column}`).toEqual(new Set([PAPER]));
      expect((await colours("words")).size, `${file}: colours of its words`).toBeGreaterThan(8);
      expect((await colours("drawing")).size, `${file}: colours of its drawing`).toBeGreaterThan(3);
    }
  });

  test("a changed title or drawing changes the name of its own image only, so that networks fetch it again", async () => {
    const urls = async (page: Page) => {
      const made = await make([home, page]);
      return [home, page].flatMap((each) => site.languages.map((language) => made.of(each, language)?.url));
    };
    const before = await urls(about);
    const changedBy = async (page: Page) => (await urls(page)).map((url, at) => url !== before[at]);
    expect(await changedBy(titled("Un altro titolo"))).toEqual([false, false, true, false]);
    const Drawing = home.Drawing as NonNullable<Page["Drawing"]>;
    expect(await changedBy({ ...about, Drawing })).toEqual([false, false, true, true]);
  });

  test("a page without a drawing has the image of the first page, with its text", async () => {
    const { Drawing: _, ...plain } = about;
    const made = await make([home, plain]);
    for (const language of site.languages) expect(made.of(plain, language)).toEqual(made.of(home, language));
    expect(made.files).toHaveLength(site.languages.length);
  });

  test("a title of any length fits", async () => {
    const drawn = await draw(titled("Precipitevolissimevolmente ".repeat(12).trim()));
    expect(new Set(await pixelsOf(drawn, "gap"))).toEqual(new Set([PAPER]));
  });

  test("letters of both parts of a font are drawn, in one word too", async () => {
    const ink = async (title: string) => {
      const pixels = await pixelsOf(await draw(titled(title)), "words");
      return pixels.filter((colour) => colour !== PAPER).length;
    };
    expect(await ink("Kovačič Žižka")).toBeGreaterThan(await ink("Kovacic Zizka"));
  });

  test("letters that the fonts lack are a problem, because they would be left out", async () => {
    const { problems } = await make([home, titled("In barca ⛵ a 北京")]);
    const says = 'The share image cannot be drawn: its fonts have no "⛵北京".';
    const fix = expect.stringMatching(/^Change /);
    expect(problems).toMatchObject([{ place: "src/pages/about/it.ts, hero", says, fix }]);
    const name = { ...site, facts: { ...facts, name: "Agenzia 北京" } };
    expect((await makeShareImages(name, [about], [])).problems).toHaveLength(site.languages.length);
  });

  test("a logo that is missing is told once, and so is a drawing in an unknown colour", async () => {
    const inNoProject = { ...site, root: temporaryFolder() };
    const { problems } = await makeShareImages(inNoProject, [home, about], []);
    expect(problems).toMatchObject([{ place: "static/icons/icon.svg", says: "There is no such file." }]);
    expect((await make([home, { ...about, Drawing: Pink }])).problems).toMatchObject([{ place: "src/pages/about" }]);
  });
});

describe("an owner's own image", () => {
  const make = (body: Buffer) => makeShareImages(site, [home, about], [{ path: "images/share.jpg", body }]);
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#024" } });

  test("is used as it is, for all pages", async () => {
    const made = await make(await picture(1200, 630).jpeg().toBuffer());
    expect([made.files, made.problems]).toEqual([[], []]);
    const url = `${absoluteUrl(basePath)}images/share.jpg`;
    expect(made.of(about, "it")).toEqual({ url, type: "image/jpeg", width: 1200, height: 630, alt: facts.name });
  });

  test.each([
    ["is a jpeg picture of 1500 × 1000 pixels", () => picture(1500, 1000).jpeg().toBuffer()],
    ["is a png picture of 1200 × 630 pixels", () => picture(1200, 630).png().toBuffer()],
    ["cannot be read", async () => Buffer.from("Notes")],
  ])("is a problem if it %s", async (what, body) => {
    expect((await make(await body())).problems.map(formatProblem)).toEqual([
      `static/images/share.jpg: The image for shared links ${what}. Save it as a JPEG of 1200 × 630 pixels, or delete it.`,
    ]);
  });
});

const Pink = () => createElement("path", { fill: "var(--pink)" });

const make = (pages: readonly Page[]) => makeShareImages(site, pages, []);

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

/** Returns the colour of each pixel in a column. */
async function pixelsOf(picture: Buffer, column: Column): Promise<number[]> {
  const [left, to] = COLUMNS[column];
  const { height } = await sharp(picture).metadata();
  const part = sharp(picture).extract({ left, top: 0, width: to - left, height });
  const data = await part.ensureAlpha().raw().toBuffer();
  return Array.from({ length: data.length / 4 }, (_, index) => data.readUInt32BE(index * 4));
}
