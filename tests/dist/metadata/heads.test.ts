import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PageMeta } from "../../../src/components/page.ts";
import { pages as table } from "../../../src/pages/index.ts";
import { site } from "../../../src/site.ts";
import {
  absoluteUrl,
  assetUrl,
  basePath,
  defaultLanguage,
  type Language,
  languageSettings,
  languages,
  type Path,
  pageUrl,
} from "../../../src/urls.ts";
import { dist, lateTags, meta, pages, parse, read } from "../../support/site/built-site.ts";

const published = absoluteUrl(basePath);

describe.each(pages)("$url", ({ html, document, language, path }) => {
  test("requests nothing but its icons before the first paint", () => {
    const asked = [...document.head.querySelectorAll("link[href]:not([rel=canonical], [rel=alternate]), [src]")];
    expect(asked.map((tag) => tag.getAttribute("rel"))).toEqual(["icon", "apple-touch-icon"]);
    const late = lateTags(document, "*").map((tag) => tag.getAttribute("rel") ?? tag.getAttribute("type"));
    expect(late.sort()).toEqual(["manifest", "module"]);
  });

  const own = absoluteUrl(pageUrl(language, path));

  test("starts with the charset and has no script or style before the policy", () => {
    expect(html.startsWith(`<!doctype html><html lang="${language}"><head><meta charSet="utf-8"/>`)).toBe(true);
    const policy = html.indexOf('http-equiv="Content-Security-Policy"');
    expect(policy).toBeGreaterThan(0);
    expect(html.search(/<(script|style|link)\b/)).toBeGreaterThan(policy);
  });

  test("has the title of its words, with the agency's name if it fits, and a description of 110 to 160 characters", () => {
    const words = metaOf(path, language);
    expect([words.title, `${words.title} | ${site.name}`]).toContain(document.title);
    expect(document.title.length).toBeLessThanOrEqual(60);
    expect(meta(document, "description")).toBe(words.description);
    expect(words.description.length).toBeGreaterThanOrEqual(110);
    expect(words.description.length).toBeLessThanOrEqual(160);
  });

  test("has its own address as canonical and lists every language version, including itself", () => {
    const links = [...document.querySelectorAll("link[rel=canonical]")];
    expect(links.map((link) => link.getAttribute("href"))).toEqual([own]);
    const alternates = [...document.querySelectorAll("link[rel=alternate]")].map((link) => [
      link.getAttribute("hreflang"),
      link.getAttribute("href"),
    ]);
    expect(alternates).toEqual([
      ...languages.map((each) => [each, absoluteUrl(pageUrl(each, path))]),
      ["x-default", absoluteUrl(pageUrl(defaultLanguage, path))],
    ]);
    expect(alternates).toContainEqual([language, own]);
  });

  test("may be indexed, with long snippets and large previews", () => {
    expect(meta(document, "robots")).toBe(
      "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1",
    );
  });

  test("has title, description, address, language and a large picture for sharing", () => {
    expect(meta(document, "og:type")).toBe("website");
    expect(meta(document, "og:site_name")).toBe(site.name);
    expect(meta(document, "og:title")).toBe(document.title);
    expect(meta(document, "og:description")).toBe(meta(document, "description"));
    expect(meta(document, "og:url")).toBe(own);
    expect(meta(document, "og:locale")).toBe(languageSettings[language].openGraph);
    const alternates = [...document.querySelectorAll('meta[property="og:locale:alternate"]')];
    expect(alternates.map((tag) => tag.getAttribute("content"))).toEqual(
      languages.filter((other) => other !== language).map((other) => languageSettings[other].openGraph),
    );
    expect(meta(document, "twitter:card")).toBe("summary_large_image");
  });

  test("names an existing share image with its size, type and alternative text", () => {
    const image = new URL(meta(document, "og:image") ?? "");
    expect(image.href.startsWith(published)).toBe(true);
    const png = readFileSync(join(dist, image.href.slice(published.length).replace(/\?.*/, "")));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(meta(document, "og:image:width")).toBe("1200");
    expect(meta(document, "og:image:height")).toBe("630");
    expect(meta(document, "og:image:type")).toBe("image/png");
    expect(meta(document, "og:image:alt")?.length).toBeGreaterThan(20);
    expect(image.search).toMatch(/^\?v=[0-9a-f]{10}$/);
  });

  test("has a theme colour for both schemes", () => {
    const colours = [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) => [
      tag.getAttribute("media"),
      tag.getAttribute("content"),
    ]);
    expect(colours).toEqual([
      ["(prefers-color-scheme: light)", "#fbf6ec"],
      ["(prefers-color-scheme: dark)", "#1a191e"],
    ]);
  });

  test("has existing icons and an existing web manifest", () => {
    const links = [
      ...document.querySelectorAll("link[rel=icon], link[rel=apple-touch-icon]"),
      ...lateTags(document, "link[rel=manifest]"),
    ];
    const targets = links.map((link) => (link.getAttribute("href") ?? "").slice(basePath.length));
    expect(targets).toEqual(["icons/icon.svg", "icons/apple-touch-icon.png", "site.webmanifest"]);
    expect(targets.filter((file) => !existsSync(join(dist, file)))).toEqual([]);
  });

  test("marks only page-owned tags for the router", () => {
    const marked = document.head.querySelectorAll("[data-page]");
    const names = [...marked].map(
      (tag) =>
        tag.getAttribute("name") ??
        tag.getAttribute("property") ??
        tag.getAttribute("rel") ??
        tag.getAttribute("type") ??
        tag.localName,
    );
    expect(new Set(names)).toEqual(
      new Set([
        ...["description", "robots", "canonical", "alternate", "twitter:card", "application/ld+json", "style"],
        ...["url", "type", "site_name", "title", "description", "locale", "locale:alternate"].map((tag) => `og:${tag}`),
        ...["image", "image:type", "image:width", "image:height", "image:alt"].map((tag) => `og:${tag}`),
      ]),
    );
  });
});

test("no two pages share a title, a description or a share image", () => {
  for (const value of ["description", "og:image", "og:title", "og:image:alt"]) {
    const all = pages.map(({ document, url }) => [meta(document, value), url]);
    expect(new Set(all.map(([text]) => text)).size, value).toBe(pages.length);
  }
  expect(new Set(pages.map(({ document }) => document.title)).size).toBe(pages.length);
});

test("a stub has the share tags of the English page, its target without JavaScript", () => {
  const stub = parse(read("services/ads/index.html"));
  const english = pages.find((page) => page.url === pageUrl(defaultLanguage, "services/ads"));
  for (const tag of ["og:title", "og:description", "og:image"]) {
    expect(meta(stub, tag)).toBe(english && meta(english.document, tag));
  }
  expect(stub.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    absoluteUrl(pageUrl(defaultLanguage, "services/ads")),
  );
});

test("404.html is not indexed and has the icons", () => {
  const missing = parse(read("404.html"));
  expect(meta(missing, "robots")).toBe("noindex");
  expect(missing.querySelector("link[rel=icon]")?.getAttribute("href")).toBe(assetUrl("icons/icon.svg"));
});

/** Returns title and description from the words of a page. */
function metaOf(path: Path, language: Language): PageMeta {
  const page = table.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page "${path}".`);
  return page.words[language].meta;
}
