import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILD_META, type PagePack, packFile } from "../../src/contract.ts";
import { languages, outputPath, paths } from "../../src/urls.ts";
import { dist, parse, read } from "../support/site/built-site.ts";

const build = parse(read("it/index.html")).querySelector(`meta[name=${BUILD_META}]`)?.getAttribute("content") ?? "";
const markup = (elements: Iterable<{ outerHTML: string }>) => [...elements].map((element) => element.outerHTML);

describe.each(languages)("the file with the pages of %s", (language) => {
  const pack = JSON.parse(read(packFile(language, build))) as PagePack;

  test("holds every page, in the order of the page table", () => {
    expect(pack.path).toEqual(paths);
  });

  test.each(paths.map((path) => [outputPath(language, path), path] as const))(
    "%s: each part is that of the document",
    (file, path) => {
      const page = parse(read(file));
      const { path: own, head, ...regions } = pack;
      const at = own.indexOf(path);
      expect(page.querySelector(`meta[name=${BUILD_META}]`)?.getAttribute("content")).toBe(build);
      expect(Object.keys(regions)).toEqual(
        [...page.querySelectorAll("[data-region]")].map((region) => region.getAttribute("data-region")),
      );
      expect(markup(parse(`<head>${head[at]}</head>`).head.children)).toEqual(
        markup(page.head.querySelectorAll("title, [data-page]")),
      );
      for (const [name, texts] of Object.entries(regions)) {
        const region = page.querySelector(`[data-region="${name}"]`);
        expect(markup(parse(texts[at] ?? "").body.children), name).toEqual([region?.outerHTML]);
      }
    },
  );
});

test("the pages are those of one build, with no file of another", () => {
  const files = readdirSync(join(dist, "assets")).filter((file) => file.startsWith("pages-"));
  const wanted = languages.map((language) => packFile(language, build));
  expect(files.map((file) => `assets/${file}`).sort()).toEqual(wanted.sort());
});
