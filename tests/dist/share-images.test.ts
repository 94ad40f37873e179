import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { content } from "../../src/content/index.ts";
import { type Route, routes } from "../../src/routes.ts";
import { drawShareImages } from "../../src/ssg/share-images.tsx";
import { languages, outputPath } from "../../src/urls.ts";
import { dist, files, pages, root } from "./site.ts";

/** Whether anything had to be drawn. */
const renderer = vi.hoisted(() => ({ loaded: false }));
vi.mock("@resvg/resvg-js", (original) => {
  renderer.loaded = true;
  return original();
});

const images = files.filter((file) => file.startsWith("images/share/"));
const PAPER = [0xfb, 0xf6, 0xec];
/** Where the composition begins, and how near to it words may come. */
const WORDS_END = 570;
const GAP = 24;

test("there is one image for each page and language, and one for the rest", () => {
  expect(images.length).toBe(pages.length + 1);
  expect(images).toContain("images/share/standard.png");
});

describe.each(images)("%s", (file) => {
  const png = readFileSync(join(dist, file));
  let pixels: ReturnType<typeof decode> | undefined;

  test("is a PNG of 1200 by 630 pixels under 100 KB", () => {
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  });

  test("keeps its words clear of the edges and of the composition", () => {
    pixels ??= decode(png);
    const { pixel } = pixels;
    const strip = (from: number, to: number) => {
      const strangers = new Set<string>();
      for (let y = 0; y < 630; y++) {
        for (let x = from; x < to; x++) {
          const colour = pixel(x, y);
          if (colour.some((channel, index) => channel !== PAPER[index])) strangers.add(`${x},${y}`);
        }
      }
      return [...strangers].slice(0, 3);
    };
    expect(strip(0, 60)).toEqual([]);
    expect(strip(WORDS_END - GAP, WORDS_END)).toEqual([]);
  });

  test("has words on the left and a composition on the right", () => {
    pixels ??= decode(png);
    const { pixel } = pixels;
    const colours = (from: number, to: number) => {
      const seen = new Set<string>();
      for (let y = 0; y < 630; y += 3) for (let x = from; x < to; x += 3) seen.add(pixel(x, y).join());
      return seen.size;
    };
    expect(colours(60, WORDS_END - GAP)).toBeGreaterThan(8);
    expect(colours(WORDS_END, 1200)).toBeGreaterThan(3);
  });
});

test("a rebuild draws nothing: what has not changed is kept", async () => {
  const { files: kept } = await drawShareImages(root, routes, content);
  expect(kept.length).toBe(images.length);
  for (const { path, body } of kept) expect(Buffer.compare(readFileSync(join(dist, path)), body as Buffer)).toBe(0);
  expect(renderer.loaded).toBe(false);
});

test("a changed title changes the address of its image and of no other", async () => {
  const changed = structuredClone(content);
  changed.it.about.hero.title = "Un altro titolo";
  const before = await drawShareImages(root, routes, content);
  const after = await drawShareImages(root, routes, changed);
  const moved = routes.flatMap(({ path }) =>
    languages
      .map((language) => outputPath(language, path))
      .filter((page) => before.of(page).url !== after.of(page).url),
  );
  expect(moved).toEqual(["it/about/index.html"]);
  expect(after.files.map(({ path }) => path)).toEqual(before.files.map(({ path }) => path));
});

test("a page without a picture is shared with the standard image", async () => {
  const [home, about] = [routes[0], routes.find(({ path }) => path === "about")] as [Route, Route];
  const { picture: _, ...plain } = about;
  const drawn = await drawShareImages(root, [home, plain], content);
  expect(drawn.of("it/about/index.html").url).toMatch(/\/images\/share\/standard\.png\?v=/);
  expect(drawn.of("it/index.html").url).toMatch(/\/images\/share\/it\.png\?v=/);
  expect(drawn.files.map(({ path }) => path)).not.toContain("images/share/it-about.png");
});

test("a title that has no room fails and says where to shorten it", async () => {
  const long = structuredClone(content);
  long.it.about.hero.title = "Precipitevolissimevolmenteprecipitevolissimevolmente";
  await expect(drawShareImages(root, routes, long)).rejects.toThrow(/"it-about" has no room.*Shorten/);
});

/** The pixels of a PNG with eight bits for each of red, green, blue and perhaps alpha. */
function decode(png: Buffer): { pixel(x: number, y: number): number[] } {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.subarray(at + 4, at + 8).toString() === "IDAT") {
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
  }
  const filtered = inflateSync(Buffer.concat(chunks));
  const stride = width * channels;
  const rows = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = filtered[y * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = y * stride + i;
      const left = i >= channels ? (rows[at - channels] ?? 0) : 0;
      const up = y > 0 ? (rows[at - stride] ?? 0) : 0;
      const corner = i >= channels && y > 0 ? (rows[at - stride - channels] ?? 0) : 0;
      rows[at] = (filtered[y * (stride + 1) + 1 + i] ?? 0) + predicted(filter, left, up, corner);
    }
  }
  return { pixel: (x, y) => [...rows.subarray(y * stride + x * channels, y * stride + x * channels + 3)] };
}

/** What a filter of the PNG specification (section 9) adds back to a byte. */
function predicted(filter: number | undefined, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  if (filter !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
