import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { PageMeta } from "../../../src/components/page.ts";
import { withoutJoiners } from "../../../src/format.ts";
import { isHidden } from "../../../src/navigation.ts";
import { loadPages } from "../../../src/pages/index.ts";
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
import { root } from "../../support/project/project-root.ts";
import { dist, lateTags, meta, pages, parse, read } from "../../support/site/built-site.ts";

const table = await loadPages();

const published = absoluteUrl(basePath);

/** `--ground` of both schemes: the first is an alias of `--paper`. */
const sheet = readFileSync(join(root, "styles/tokens.css"), "utf8");
const tokens = { light: /--paper: (#\w+)/.exec(sheet)?.[1], dark: /--ground: (#\w+)/.exec(sheet)?.[1] };

describe.each(pages)("$url", ({ document, language, path }) => {
  test("requests nothing but its icons before the first paint", () => {
    const tags = [...document.head.querySelectorAll("link[href]:not([rel=canonical], [rel=alternate]), [src]")];
    const requested = tags.filter((tag) => !tag.closest("noscript"));
    expect(requested.map((tag) => tag.getAttribute("rel"))).toEqual(["icon", "apple-touch-icon"]);
    const late = lateTags(document, "*").map((tag) => tag.getAttribute("rel") ?? tag.getAttribute("type"));
    expect(late.sort()).toEqual(["manifest", "module"]);
  });

  const own = absoluteUrl(pageUrl(language, path));

  test("has the title of its words, with the agency's name if it fits, and their description", () => {
    const words = metaOf(path, language);
    expect([words.title, `${words.title} | ${site.name}`]).toContain(document.title);
    expect(meta(document, "description")).toBe(words.description);
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
  });

  test("may be indexed, with long snippets and large previews, unless it is hidden", () => {
    expect(meta(document, "robots")).toBe(
      isHidden(path) ? "noindex" : "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1",
    );
  });

  test("has no invisible characters in title, metadata and structured data", () => {
    expect(document.head.innerHTML).not.toMatch(/[\u200b-\u200f\u2060-\u2064\ufeff]/);
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

  test("names an existing share image with its size, type and alternative text", async () => {
    const image = new URL(meta(document, "og:image") ?? "");
    expect(image.href.startsWith(published)).toBe(true);
    const { width, height, format } = await sharp(
      join(dist, image.href.slice(published.length).replace(/\?.*/, "")),
    ).metadata();
    // The owner's own picture may have another size.
    if (site.shareImage === undefined) expect([width, height, format]).toEqual([1200, 630, "png"]);
    expect(meta(document, "og:image:width")).toBe(String(width));
    expect(meta(document, "og:image:height")).toBe(String(height));
    expect(meta(document, "og:image:type")).toBe(`image/${format}`);
    expect(meta(document, "og:image:alt")).not.toBe("");
    if (site.shareImage === undefined) expect(image.search).toMatch(/^\?v=[0-9a-f]{10}$/);
  });

  test("has the ground of both schemes as theme colour", () => {
    const colours = [...document.querySelectorAll('meta[name="theme-color"]')].map((tag) => [
      tag.getAttribute("media"),
      tag.getAttribute("content"),
    ]);
    expect(colours).toEqual([
      ["(prefers-color-scheme: light)", tokens.light],
      ["(prefers-color-scheme: dark)", tokens.dark],
    ]);
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
        ...["description", "robots", "canonical", "alternate", "twitter:card", "application/ld+json"],
        ...["url", "type", "site_name", "title", "description", "locale", "locale:alternate"].map((tag) => `og:${tag}`),
        ...["image", "image:type", "image:width", "image:height", "image:alt"].map((tag) => `og:${tag}`),
      ]),
    );
  });
});

/** `tests/unit/content` compares titles and descriptions. */
test.runIf(site.shareImage === undefined)("no two pages share a share image or its alternative text", () => {
  for (const name of ["og:image", "og:image:alt"])
    expect(new Set(pages.map(({ document }) => meta(document, name))).size).toBe(pages.length);
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
  const { title, description, ...meta } = page.words[language].meta;
  return { ...meta, title: withoutJoiners(title), description: withoutJoiners(description) };
}
