import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BUILD_META, type PagesFile, pagesFile } from "../../src/shared/contract.ts";
import { hash } from "../../src/ssg/hash.ts";
import { outputPath } from "../../src/urls.ts";
import { dist, lateTags, parse, read } from "../support/site/built-site.ts";
import { languages, paths } from "../support/site/own-site.ts";

const markup = (elements: Iterable<{ outerHTML: string }>) => [...elements].map((element) => element.outerHTML);

describe.each(languages)("the file with the pages of %s", (language) => {
  const { build, path: own, head, regions }: PagesFile = JSON.parse(read(pagesFile(language)));

  test("is of another build if the script or the styles are", () => {
    const page = parse(read(outputPath(language, "")));
    const script = lateTags(page, "script")[0]?.getAttribute("src") ?? "";
    const styles = page.querySelector("link[data-styles]")?.getAttribute("href") ?? "";
    expect(build).toBe(hash(script, styles));
  });

  test.each(paths.map((path) => [outputPath(language, path), path] as const))(
    "%s: each part is that of the document",
    (file, path) => {
      const page = parse(read(file));
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

test("their addresses stay the same, outside the folder that browsers keep for a year", () => {
  expect(readdirSync(join(dist, "pages")).sort()).toEqual(languages.map((language) => `${language}.json`).sort());
});
