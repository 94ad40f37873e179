import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createSite } from "../../../src/create-site.ts";
import { renderCrawlerFiles } from "../../../src/ssg/crawlers/render-crawler-files.ts";
import { dist, files, pages, parse, read } from "../../support/site/built-site.ts";
import { absoluteUrl, alternates, basePath, facts, isHidden, owner, words } from "../../support/site/own-site.ts";

test("favicon.ico is a picture of 32 pixels", async () => {
  const { format, width, height } = await sharp(join(dist, "favicon.ico")).metadata();
  expect([format, width, height]).toEqual(["png", 32, 32]);
});

test("robots.txt allows everything and names the sitemap", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(basePath)}sitemap.xml\n`);
  expect(files).toContain(".nojekyll");
});

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

test("the sitemap has every page once that is not hidden, with its alternates", () => {
  const sitemap = read("sitemap.xml");
  expect(sitemap).toContain(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>`);
  const shown = pages.filter(({ path }) => !isHidden(path));
  const expected = shown.map(({ path, url }) => ({
    loc: absoluteUrl(url),
    alternates: alternates(path).map(({ hreflang, href }) => [hreflang, href]),
  }));
  const entries = entriesOf(sitemap);
  expect(entries).toHaveLength(expected.length);
  expect(entries).toEqual(expect.arrayContaining(expected));
});

test("an address may have a character that XML reserves", () => {
  const origin = "https://www.example.com/rossi&figli";
  const site = createSite({ ...owner, facts: { ...facts, origin } }, words.pages);
  const [sitemap] = renderCrawlerFiles(site, words.pages);
  const body = String(sitemap?.body);
  expect(body).not.toMatch(/&(?!amp;)/);
  expect(entriesOf(body).map(({ loc }) => loc)).toContain(`${origin}/it/`);
});

function entriesOf(sitemap: string) {
  return [...parse(sitemap, "application/xml").querySelectorAll("url")].map((url) => ({
    loc: url.querySelector("loc")?.textContent,
    alternates: [...url.children]
      .filter(({ localName }) => localName === "link")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  }));
}
