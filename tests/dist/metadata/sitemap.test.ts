import { expect, test, vi } from "vitest";
import { pageAt, parse, read, shownPages } from "../../support/site/built-site.ts";
import { absoluteUrl, alternates, facts } from "../../support/site/own-site.ts";

test("the sitemap has every page once that is not hidden, with its alternates", () => {
  expect(read("sitemap.xml")).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">/,
  );
  const expected = shownPages.map(({ path, url }) => ({
    loc: absoluteUrl(url),
    alternates: alternates(path).map(({ hreflang, href }) => [hreflang, href]),
  }));
  expect(entriesOf(read("sitemap.xml")).sort(order)).toEqual(expected.sort(order));
});

test("an address may have a character that XML reserves", async () => {
  const origin = "https://www.example.com/rossi&figli";
  vi.resetModules();
  vi.doMock("../../../src/site.ts", () => ({ site: { ...facts, origin } }));
  const { renderCrawlerFiles } = await import("../../../src/ssg/crawlers/render-crawler-files.ts");
  const sitemap = renderCrawlerFiles([pageAt("about")]).find(({ path }) => path === "sitemap.xml")?.body ?? "";
  expect(sitemap).not.toMatch(/&(?!amp;)/);
  expect(entriesOf(sitemap).map(({ loc }) => loc)).toContain(`${origin}/it/about/`);
});

function entriesOf(sitemap: string) {
  return [...parse(sitemap, "application/xml").querySelectorAll("url")].map((url) => ({
    loc: url.querySelector("loc")?.textContent,
    alternates: [...url.querySelectorAll("*")]
      .filter((tag) => tag.localName === "link")
      .map((tag) => [tag.getAttribute("hreflang"), tag.getAttribute("href")]),
  }));
}

function order(one: { loc?: string | undefined }, other: typeof one): number {
  return `${one.loc}`.localeCompare(`${other.loc}`);
}
