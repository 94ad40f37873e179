import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { BUILD_MARK } from "../../src/components/document/head.tsx";
import { pagesFile } from "../../src/contract.ts";
import { pagesFiles } from "../../src/ssg/pages/pages-files.ts";
import { outputPath, paths } from "../../src/urls.ts";

/** Writes the files of Italian pages with these words. */
function write(words: (path: string) => string, styles = "a.css") {
  const pages = paths.map((path) => ({
    path: outputPath("it", path),
    body: `<head><title>${path}</title><meta content="${BUILD_MARK}"></head><main data-region="main">${words(path)}</main>`,
  }));
  return pagesFiles(pages, { entry: "main.js", styles: { url: styles } });
}

/** Words that do not compress. */
const wordsOf = (bytes: number) => () => randomBytes(bytes).toString("base64");

const builds = ({ pages, files }: ReturnType<typeof write>) =>
  new Set([
    ...pages.map(({ body }) => /content="(.*?)"/.exec(String(body))?.[1]),
    JSON.parse(files[0]?.body ?? "").build,
  ]);

test("a language with more than 75 kB after gzip has no file; its pages come as documents", () => {
  expect(write(wordsOf(3_000)).files.map(({ path }) => path)).toContain(pagesFile("it"));
  expect(write(wordsOf(10_000)).files.map(({ path }) => path)).toEqual([pagesFile("en")]);
});

test("pages and their file have one build id, which words do not change and styles do", () => {
  const one = builds(write(() => "400 €"));
  expect(one.size).toBe(1);
  expect(builds(write(() => "450 €"))).toEqual(one);
  expect(builds(write(() => "400 €", "b.css"))).not.toEqual(one);
});
