import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readSource, root } from "../../support/project/project-root.ts";
import { dist, meta, pageAt, pages, parse, read } from "../../support/site/built-site.ts";
import { absoluteUrl, assetUrl, basePath, facts, isHidden, languages, pageUrl } from "../../support/site/own-site.ts";
import { all } from "../../support/site/page-text.ts";

const published = absoluteUrl(basePath);
/** The owner may use one picture for all pages. */
const isDrawn = !existsSync(join(root, "static/images/share.jpg"));

test.each(pages)("$url: the tags of the page", async ({ document, language, path }) => {
  const { hero, meta: said } = pageAt(path).words[language];
  const { title, description } = said;
  expect([title, `${title} | ${facts.name}`]).toContain(document.title);
  const own = absoluteUrl(pageUrl(language, path));
  const heading = document.querySelector("h1")?.textContent ?? "";
  const image = new URL(meta(document, "og:image") ?? "");
  const file = join(dist, image.pathname.slice(basePath.length));
  const { width, height, format } = await sharp(file).metadata();
  if (isDrawn) expect([width, height, format]).toEqual([1200, 630, "png"]);
  const { robots, ...tags } = tagsOf(document);
  expect(robots, "Robots meta: index, follow, unlimited snippets, large image preview.").toEqual([
    isHidden(path) ? "noindex" : "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1",
  ]);
  expect(tags).toEqual({
    description: [description],
    canonical: [own],
    alternate: [
      ...languages.map((each) => `${each} ${absoluteUrl(pageUrl(each, path))}`),
      `x-default ${absoluteUrl(pageUrl("en", path))}`,
    ],
    "og:url": [own],
    "og:type": ["website"],
    "og:site_name": [facts.name],
    "og:title": [document.title],
    "og:description": [description],
    "og:locale": [localeOf(language)],
    "og:locale:alternate": languages.filter((other) => other !== language).map(localeOf),
    "og:image": [expect.stringMatching(isDrawn ? /\/assets\/share-.*-[0-9a-f]{10}\.png$/ : RegExp(`^${published}`))],
    "og:image:type": [`image/${format}`],
    "og:image:width": [`${width}`],
    "og:image:height": [`${height}`],
    "og:image:alt": [isDrawn ? `${heading} – ${hero.drawingAlt}` : expect.stringMatching(/./)],
    "twitter:card": ["summary_large_image"],
    "application/ld+json": [expect.any(String)],
  });
  expect(document.head.innerHTML, "invisible characters").not.toMatch(/[\u200b-\u200f\u2060-\u2064\ufeff]/);
});

/** A language with a country, as Open Graph writes it. */
const localeOf = (language: string) => expect.stringMatching(RegExp(`^${language}_[A-Z]{2}$`));

/** Returns the tags that a page change replaces, by name, which are all tags that differ between pages. */
function tagsOf(document: Document): Record<string, string[]> {
  const tags: Record<string, string[]> = {};
  for (const tag of document.head.querySelectorAll("[data-page]")) {
    const [name = ""] = ["name", "property", "rel", "type"].flatMap((attribute) => tag.getAttribute(attribute) ?? []);
    const value = tag.getAttribute("content") ?? tag.getAttribute("href") ?? tag.textContent;
    tags[name] = [...(tags[name] ?? []), [tag.getAttribute("hreflang"), value].filter(Boolean).join(" ")];
  }
  return tags;
}

/** `--ground` of both schemes: the first is an alias of `--paper`. */
const sheet = readSource("styles/tokens.css");
const [, light] = /--paper: (#\w+)/.exec(sheet) ?? [];
const [, dark] = /--ground: (#\w+)/.exec(sheet) ?? [];

test.each(pages)("$url: the tags of every page", ({ document }) => {
  const tags = all(document.head, "link[href]:not([rel=canonical], [rel=alternate]), [src]");
  const requested = tags.filter((tag) => !tag.closest("noscript"));
  const kinds = requested.map((tag) => tag.getAttribute("rel") ?? tag.getAttribute("type"));
  expect(kinds).toEqual(["icon", "apple-touch-icon", "module"]);
  expect(document.querySelector("script[src]")?.getAttribute("fetchpriority"), "after the first screen").toBe("low");
  const colourIn = (scheme: string) =>
    all(document, `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`).map((tag) =>
      tag.getAttribute("content"),
    );
  expect([colourIn("light"), colourIn("dark")]).toEqual([[light], [dark]]);
});

test("404.html is not indexed and has the icons", () => {
  const missing = parse(read("404.html"));
  expect(meta(missing, "robots")).toBe("noindex");
  expect(missing.querySelector("link[rel=icon]")?.getAttribute("href")).toBe(assetUrl("icons/icon.svg"));
});
