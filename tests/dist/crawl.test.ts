import { expect, test } from "vitest";
import { basePath, pageUrl } from "../../src/urls.ts";
import { files, pages, shownPages } from "../support/site/built-site.ts";

/** Addresses of this site that each page links to, without their hashes. The build checks that each leads somewhere. */
const links = new Map(
  pages.map(({ url, document }) => [
    url,
    [...document.querySelectorAll("a[href]")]
      .map((link) => new URL(link.getAttribute("href") ?? "", `https://site.test${url}`))
      .filter(({ origin }) => origin === "https://site.test")
      .map(({ pathname }) => pathname),
  ]),
);

test("links lead from the Italian home page to every page that is not hidden, never to a redirect", () => {
  const found = new Set([pageUrl("it", "")]);
  for (const url of found) for (const link of links.get(url) ?? []) found.add(link);
  expect([...found]).toEqual(expect.arrayContaining(shownPages.map(({ url }) => url)));
  const others = [...found].filter((address) => !links.has(address));
  expect(others.filter((address) => !files.includes(address.slice(basePath.length)))).toEqual([]);
});

test("every page is at most two clicks from every other page of its language", () => {
  for (const { url, language } of pages) {
    const near = links.get(url) ?? [];
    const reached = new Set([url, ...near, ...near.flatMap((link) => links.get(link) ?? [])]);
    const siblings = shownPages.filter((page) => page.language === language);
    expect(siblings.filter((page) => !reached.has(page.url)).map((page) => `${url} → ${page.url}`)).toEqual([]);
  }
});
