import { randomBytes } from "node:crypto";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PagePack } from "../../src/contract.ts";
import { packLanguage } from "../../src/ssg/pages/pack-pages.ts";
import { outputPath, paths } from "../../src/urls.ts";

/** Pages whose text has this many bytes that do not compress. */
const pagesOf = (bytes: number) =>
  paths.map((path) => ({
    path: outputPath("it", path),
    body: `<head><title>${path}</title></head><body><main data-region="main">${randomBytes(bytes).toString("base64")}</main>`,
  }));

const packed = (bytes: number) => packLanguage("it", pagesOf(bytes));

test("a file holds the first pages, as many as 75 kB after gzip can hold", () => {
  const text = packed(10_000);
  const { path, main } = JSON.parse(text) as PagePack;
  expect(path.length).toBeGreaterThan(4);
  expect(path).toEqual(paths.slice(0, path.length));
  expect(main).toHaveLength(path.length);
  expect(gzipSync(text).length).toBeLessThanOrEqual(75_000);
});

test("a page that is too long by itself leaves an empty file", () => {
  expect(JSON.parse(packed(100_000))).toEqual({});
});
