import { expect, test } from "vitest";
import {
  datePages,
  dateWarnings,
  lastModified,
  type PageDates,
  parsePageDates,
  readPageDates,
} from "../../../src/ssg/crawlers/page-dates.ts";
import { readDocument } from "../../../src/ssg/read-document.ts";
import { absoluteUrl, alternates } from "../../../src/urls.ts";
import { root } from "../../support/project/project-root.ts";
import { parse, read, shownPages } from "../../support/site/built-site.ts";

const sitemap = parse(read("sitemap.xml"), "application/xml");
const entries = [...sitemap.querySelectorAll("url")].map((url) => ({
  loc: url.querySelector("loc")?.textContent,
  lastmod: url.querySelector("lastmod")?.textContent,
  alternates: [...url.querySelectorAll("*")]
    .filter((tag) => tag.localName === "link")
    .map((tag) => [tag.getAttribute("hreflang"), tag.getAttribute("href")]),
}));

test("the sitemap has every page once that is not hidden, with its alternates and its date", async () => {
  expect(read("sitemap.xml")).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9" xmlns:xhtml="http:\/\/www\.w3\.org\/1999\/xhtml">/,
  );
  const dates = await readPageDates(root);
  const order = (one: { loc?: string | undefined }, other: typeof one) => `${one.loc}`.localeCompare(`${other.loc}`);
  const expected = shownPages.map(({ file, html, path, url }) => ({
    loc: absoluteUrl(url),
    lastmod: lastModified(readDocument({ path: file, body: html }), dates),
    alternates: alternates(path).map(({ hreflang, href }) => [hreflang, href]),
  }));
  expect(entries.sort(order)).toEqual(expected.sort(order));
});

const about = (words: string, frame = "") =>
  `<html><head><title>About</title><meta name="description" content="Us"/><style>${frame}</style></head>
  <body><header>${frame}</header><main class="${frame}"><p>${words}</p><script>${frame}</script></main></body></html>`;
const page = (body: string) => readDocument({ path: "it/about/index.html", body });

/** Returns the dates after `npm run date:pages`. */
const date = (document: ReturnType<typeof page>, before: PageDates, today: string) =>
  parsePageDates(datePages([document], before, today));

test("a page keeps its date if only header, footer, styles or markup change", () => {
  const dates = date(page(about("Words")), new Map(), "2026-01-01");
  expect(lastModified(page(about("Words")), dates)).toBe("2026-01-01");
  expect(lastModified(page(about("Words", "changed")), dates)).toBe("2026-01-01");
  expect(date(page(about("Words", "changed")), dates, "2026-02-02")).toEqual(dates);
});

test("a page with changed words has no date until it is dated again, and the build reports it", () => {
  const dates = date(page(about("Words")), new Map(), "2026-01-01");
  const changed = page(about("Other words"));
  expect(lastModified(changed, dates)).toBeUndefined();
  expect(dateWarnings([changed], dates)).toEqual([expect.stringContaining("1 page has changed since the last date")]);
  const again = date(changed, dates, "2026-02-02");
  expect(lastModified(changed, again)).toBe("2026-02-02");
  expect(dateWarnings([changed], again)).toEqual([]);
});

test("after a merge, a page has the last date of the content that stays", () => {
  const [ours, theirs] = [page(about("Ours")), page(about("Theirs"))];
  const lines = [datePages([ours], new Map(), "2026-03-03"), datePages([theirs], new Map(), "2026-02-02")];
  const earlier = datePages([ours], new Map(), "2026-01-01");
  const dates = parsePageDates([...lines, earlier].join(""));
  expect(lastModified(theirs, dates)).toBe("2026-02-02");
  expect(lastModified(ours, dates)).toBe("2026-03-03");
});

test("line ends of Windows do not matter, and the marks of a merge conflict cost no date", () => {
  const line = datePages([page(about("Words"))], new Map(), "2026-01-01").trim();
  const dates = parsePageDates(`<<<<<<< HEAD\r\n${line}\r\n`);
  expect(lastModified(page(about("Words")), dates)).toBe("2026-01-01");
});
