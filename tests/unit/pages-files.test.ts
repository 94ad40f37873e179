import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { pagesFiles, pagesPath } from "../../src/ssg/pages/pages-files.ts";
import { renderPages } from "../../src/ssg/pages/render-pages.tsx";
import { bareAssets } from "../support/site/bare-assets.ts";
import { languages, site, words } from "../support/site/own-site.ts";

const pages = renderPages(site, words, bareAssets);

test("a language with more than 75 kB after gzip has no file; the browser loads its pages", () => {
  const heavy = pages.map((page) => {
    const isHeavy = page.language === languages[0];
    return isHeavy ? { ...page, head: randomBytes(5_000).toString("base64") } : page;
  });
  expect(pagesFiles(site, heavy, "").map(({ path }) => path)).toEqual(languages.slice(1).map(pagesPath));
});
