import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { palette } from "../../../src/components/shapes.tsx";
import { loadPages } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import { makeShareImages } from "../../../src/ssg/assets/make-share-images.tsx";
import { languages, outputPath } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { dist, files, pages } from "../../support/site/built-site.ts";

const table = await loadPages();

/** Whether the build drew an image. */
const renderer = vi.hoisted(() => ({ loaded: false }));
vi.mock("satori", (original) => {
  renderer.loaded = true;
  return original();
});

const images = files.filter((file) => file.startsWith("images/share/"));
/** The ground of the images: red, green, blue and opacity. */
const PAPER = Number.parseInt(`${palette.paper.slice(1)}ff`, 16);
/** Left edge of the drawing, and its distance from the words, in pixels. */
const WORDS_END = 570;
const GAP = 24;

/** Owners may use their own picture instead. */
describe.runIf(site.shareImage === undefined)("drawn share images", () => {
  test("there is one image for each page and language", () => {
    expect(images.length).toBe(pages.length);
  });

  describe.each(images)("%s", (file) => {
    const png = readFileSync(join(dist, file));
    let pixels: Buffer;
    const colour = (x: number, y: number) => pixels.readUInt32BE((y * 1200 + x) * 4);

    test("is a PNG of 1200 by 630 pixels under 100 KB", async () => {
      const { data, info } = await readPixels(png);
      pixels = data;
      expect([info.width, info.height]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(100_000);
    });

    test("keeps its words clear of the edges and of the drawing", () => {
      const strangers = (from: number, to: number) => {
        const found: string[] = [];
        for (let y = 0; y < 630; y++) {
          for (let x = from; x < to; x++) if (colour(x, y) !== PAPER) found.push(`${x},${y}`);
        }
        return found.slice(0, 3);
      };
      expect(strangers(0, 60)).toEqual([]);
      expect(strangers(WORDS_END - GAP, WORDS_END)).toEqual([]);
    });

    test("has words on the left and a drawing on the right", () => {
      const colours = (from: number, to: number) => {
        const seen = new Set<number>();
        for (let y = 0; y < 630; y += 3) for (let x = from; x < to; x += 3) seen.add(colour(x, y));
        return seen.size;
      };
      expect(colours(60, WORDS_END - GAP)).toBeGreaterThan(8);
      expect(colours(WORDS_END, 1200)).toBeGreaterThan(3);
    });
  });

  test("an unchanged rebuild draws nothing", async () => {
    const { files: kept } = await makeShareImages(root, table);
    expect(kept.length).toBe(images.length);
    for (const { path, body } of kept) expect(Buffer.compare(readFileSync(join(dist, path)), body as Buffer)).toBe(0);
    expect(renderer.loaded).toBe(false);
  });

  test("a changed title changes the address of its own image only", async () => {
    const changed = withTitle("Un altro titolo");
    const before = await makeShareImages(root, table);
    const after = await makeShareImages(root, changed);
    const moved = table.flatMap(({ path }) =>
      languages
        .map((language) => outputPath(language, path))
        .filter((page) => before.of(page).url !== after.of(page).url),
    );
    expect(moved).toEqual(["it/about/index.html"]);
    expect(after.files.map(({ path }) => path)).toEqual(before.files.map(({ path }) => path));
  });

  test("a page without a drawing has its own words, beside the drawing of the first page", async () => {
    const [home, about] = [table[0], table.find(({ path }) => path === "about")] as [Page, Page];
    const { Picture: _, ...plain } = about;
    const drawn = await drawAbout([home, plain]);
    expect(drawn.equals(await drawAbout([home, { ...home, ...plain }]))).toBe(true);
    expect(drawn.equals(await drawAbout([home, about]))).toBe(false);
  });

  /** Draws the image of the Italian about page. */
  async function drawAbout(pages: readonly Page[]): Promise<Buffer> {
    const { files } = await makeShareImages(root, pages);
    return Buffer.from(files.find(({ path }) => path === "images/share/it-about.png")?.body as Uint8Array);
  }

  /** Draws it with another title. */
  const drawTitle = (title: string) => drawAbout(withTitle(title).filter(({ path }) => path === "about"));

  test("a title of any length fits", async () => {
    const { data } = await readPixels(await drawTitle("Precipitevolissimevolmente ".repeat(12).trim()));
    const strays: string[] = [];
    for (let y = 0; y < 630; y++) {
      for (let x = WORDS_END - GAP; x < WORDS_END; x++) {
        if (data.readUInt32BE((y * 1200 + x) * 4) !== PAPER) strays.push(`${x},${y}`);
      }
    }
    expect(strays).toEqual([]);
  });

  test("a letter from the extended fonts is drawn", async () => {
    expect((await drawTitle("Łukasz")).equals(await drawTitle("ukasz"))).toBe(false);
  });
});

/** Returns the pages with another Italian title on the about page. */
function withTitle(title: string): Page[] {
  return table.map((page) => {
    const { it } = page.words;
    return page.path === "about"
      ? { ...page, words: { ...page.words, it: { ...it, hero: { ...it.hero, title } } } }
      : page;
  });
}

/** Returns four bytes for each pixel. */
function readPixels(picture: Uint8Array) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
