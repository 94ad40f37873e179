import { afterAll, beforeAll, expect, test } from "vitest";
import { type Preview, startPreview } from "../../src/preview/start-preview.ts";
import { absoluteUrl, basePath, languages, pageUrl } from "../../src/urls.ts";
import { root } from "../support/project/project-root.ts";
import { meta, pages, read } from "../support/site/built-site.ts";
import { type Crawl, crawl } from "../support/site/crawl.ts";

let server: Preview;
let found: Crawl;
beforeAll(async () => {
  server = await startPreview({ root, port: 0 });
  found = await crawl(server.url, pageUrl("it", ""), absoluteUrl(basePath));
}, 60_000);
afterAll(() => server?.close());

test("a crawler from the Italian home page finds every page and nothing else", () => {
  expect([...found.pages.keys()].sort()).toEqual(pages.map(({ url }) => url).sort());
});

test("no internal link leads to a redirect", () => {
  expect(found.problems).toEqual([]);
  expect(found.asked).toBeGreaterThan(pages.length);
});

test("every page has its own address as canonical, once", () => {
  for (const [url, document] of found.pages) {
    const canonical = [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href"));
    expect(canonical).toEqual([absoluteUrl(url)]);
  }
});

test("alternates are reciprocal, in heads and sitemap", () => {
  const clusters = new Map([...found.pages].map(([url, document]) => [absoluteUrl(url), clusterOf(document)]));
  for (const [url, cluster] of clusters) {
    expect(cluster.map(([language]) => language)).toEqual([...languages, "x-default"]);
    expect(cluster.map(([, href]) => href)).toContain(url);
    for (const [, href = ""] of cluster) expect(clusters.get(href), `${url} names ${href}`).toEqual(cluster);
  }
  const sitemap = [...read("sitemap.xml").matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = ""]) => [
    /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
    [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, language, href]) => [language, href]),
  ]);
  expect(new Map(sitemap as [string, string[][]][])).toEqual(clusters);
});

test("no two pages share a title or a description", () => {
  const all = [...found.pages.values()];
  expect(new Set(all.map((document) => document.title)).size).toBe(all.length);
  expect(new Set(all.map((document) => meta(document, "description"))).size).toBe(all.length);
});

test("every page is at most two clicks from every other page of its language", () => {
  for (const [url, document] of found.pages) {
    const language = document.documentElement.lang;
    const near = new Set(linksOf(document));
    const reached = new Set([...near].flatMap((link) => [link, ...linksOf(found.pages.get(link) ?? document)]));
    const siblings = pages.filter((page) => page.language === language).map((page) => page.url);
    expect(
      siblings.filter((sibling) => sibling !== url && !reached.has(sibling)),
      url,
    ).toEqual([]);
  }
});

function clusterOf(document: Document): string[][] {
  return [...document.querySelectorAll("link[rel=alternate]")].map((link) => [
    link.getAttribute("hreflang") ?? "",
    link.getAttribute("href") ?? "",
  ]);
}

function linksOf(document: Document): string[] {
  return [...document.querySelectorAll("a[href]")].map((link) =>
    (link.getAttribute("href") ?? "").replace(/[?#].*/, ""),
  );
}
