import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILD_META, PAGES_META, type PagesFile } from "../../src/shared/contract.ts";
import { hash } from "../../src/ssg/hash.ts";
import { pagesFiles, pagesPath } from "../../src/ssg/pages/pages-files.ts";
import { renderPages } from "../../src/ssg/pages/render-pages.tsx";
import { outputPath } from "../../src/urls.ts";
import { bareAssets } from "../support/site/bare-assets.ts";
import { dist, parse, read } from "../support/site/built-site.ts";
import { assetUrl, languages, pageUrl, paths, site, words } from "../support/site/own-site.ts";

const markup = (elements: Iterable<{ outerHTML: string }>) => [...elements].map((element) => element.outerHTML);

describe.each(languages)("the file with the pages of %s", (language) => {
  const { build, address, head, regions }: PagesFile = JSON.parse(read(pagesPath(language)));

  test("is of another build if the script or the styles are", () => {
    const page = parse(read(outputPath(language, "")));
    const script = page.querySelector("script[data-entry]")?.getAttribute("src") ?? "";
    const styles = page.querySelector("link[data-styles]")?.getAttribute("href") ?? "";
    expect(build).toBe(hash(script, styles));
  });

  test.each(paths.map((path) => [outputPath(language, path), path] as const))(
    "%s: each part is that of the document",
    (file, path) => {
      const page = parse(read(file));
      const at = address.indexOf(pageUrl(language, path));
      const metaOf = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute("content");
      expect([metaOf(BUILD_META), metaOf(PAGES_META)]).toEqual([build, assetUrl(pagesPath(language))]);
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

test("their addresses stay the same, outside the folder that browsers keep for a year", () => {
  expect(readdirSync(join(dist, "pages")).sort()).toEqual(languages.map((language) => `${language}.json`).sort());
});

test("a language with more than 75 kB after gzip has no file; the browser loads its pages", () => {
  const heavy = renderPages(site, words, bareAssets).map((page) => {
    const isHeavy = page.language === languages[0];
    return isHeavy ? { ...page, head: randomBytes(5_000).toString("base64") } : page;
  });
  expect(pagesFiles(site, heavy, "").map(({ path }) => path)).toEqual(languages.slice(1).map(pagesPath));
});
