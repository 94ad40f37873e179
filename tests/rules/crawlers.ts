import { existsSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import { readSource, root } from "../support/project/project-root.ts";
import { meta } from "../support/site/built-site.ts";
import { all } from "../support/site/page-parts.ts";
import { parse } from "../support/site/tested-site.ts";
import { eachPage, type Rules } from "./rules.ts";

/** The owner may use one picture for all pages. */
const isDrawn = !existsSync(join(root, "static/images/share.jpg"));

/** `--ground` of both schemes: the first is an alias of `--paper`. */
const [, light] = /--paper: (#\w+)/.exec(readSource("styles/tokens.css")) ?? [];
const [, dark] = /--ground: (#\w+)/.exec(readSource("styles/tones.css")) ?? [];

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

export const crawlers: Rules = {
  "each page has the tags for search engines and chats": async (site) => {
    const { absoluteUrl, basePath, dist, facts, isHidden, languages, pageAt, pages, pageUrl } = site;
    for (const { document, language, path, url } of pages) {
      const { hero, meta: said } = pageAt(path).words[language];
      expect.soft([said.title, `${said.title} | ${facts.name}`], url).toContain(document.title);
      const address = absoluteUrl(pageUrl(language, path));
      const heading = document.querySelector("h1")?.textContent ?? "";
      const image = new URL(meta(document, "og:image") ?? "");
      const file = join(dist, image.pathname.slice(basePath.length));
      const { width, height, format } = await sharp(file).metadata();
      if (isDrawn) expect.soft([width, height, format], url).toEqual([1200, 630, "png"]);
      const { robots, ...tags } = tagsOf(document);
      const drawn = /\/assets\/share-.*-[0-9a-f]{10}\.png$/;
      expect
        .soft(robots, `${url}: index, follow, unlimited snippets, large image preview`)
        .toEqual([
          isHidden(path) ? "noindex" : "index, follow, max-snippet:-1, max-image-preview:large, max-video-preview:-1",
        ]);
      expect.soft(tags, url).toEqual({
        description: [said.description],
        canonical: [address],
        alternate: [
          ...languages.map((each) => `${each} ${absoluteUrl(pageUrl(each, path))}`),
          `x-default ${absoluteUrl(pageUrl("en", path))}`,
        ],
        "og:url": [address],
        "og:type": ["website"],
        "og:site_name": [facts.name],
        "og:title": [document.title],
        "og:description": [said.description],
        "og:locale": [localeOf(language)],
        "og:locale:alternate": languages.filter((other) => other !== language).map(localeOf),
        "og:image": [expect.stringMatching(isDrawn ? drawn : RegExp(`^${absoluteUrl(basePath)}`))],
        "og:image:type": [`image/${format}`],
        "og:image:width": [`${width}`],
        "og:image:height": [`${height}`],
        "og:image:alt": [isDrawn ? `${heading} – ${hero.drawingAlt}` : expect.stringMatching(/./)],
        "twitter:card": ["summary_large_image"],
        "application/ld+json": [expect.any(String)],
      });
      expect.soft(document.head.innerHTML, `${url}: invisible characters`).not.toMatch(INVISIBLE);
    }
  },

  "each page has the icons, one script after the first screen, and the colours of both schemes": (site) =>
    eachPage(site, ({ document }, url) => {
      const tags = all(document.head, "link[href]:not([rel=canonical], [rel=alternate]), [src]");
      const requested = tags.filter((tag) => !tag.closest("noscript"));
      const kinds = requested.map((tag) => tag.getAttribute("rel") ?? tag.getAttribute("type"));
      expect.soft(kinds, url).toEqual(["icon", "apple-touch-icon", "module"]);
      const script = document.querySelector("script[src]");
      expect.soft(script?.getAttribute("fetchpriority"), `${url}: after the first screen`).toBe("low");
      const colourIn = (scheme: string) =>
        all(document, `meta[name=theme-color][media="(prefers-color-scheme: ${scheme})"]`).map((tag) =>
          tag.getAttribute("content"),
        );
      expect.soft([colourIn("light"), colourIn("dark")], url).toEqual([[light], [dark]]);
    }),

  "404.html is not indexed and has the icons": ({ assetUrl, read }) => {
    const missing = parse(read("404.html"));
    expect(meta(missing, "robots")).toBe("noindex");
    expect(missing.querySelector("link[rel=icon]")?.getAttribute("href")).toBe(assetUrl("icons/icon.svg"));
  },

  "favicon.ico is a picture of 32 pixels": async ({ dist }) => {
    const { format, width, height } = await sharp(join(dist, "favicon.ico")).metadata();
    expect([format, width, height]).toEqual(["png", 32, 32]);
  },

  "robots.txt allows everything and names the sitemap": ({ absoluteUrl, basePath, files, read }) => {
    const sitemap = `${absoluteUrl(basePath)}sitemap.xml`;
    expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
    expect(files).toContain(".nojekyll");
  },

  "the sitemap has every page once that is not hidden, with its alternates": (site) => {
    const sitemap = site.read("sitemap.xml");
    expect(sitemap).toContain(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>`);
    const shown = site.pages.filter(({ path }) => !site.isHidden(path));
    const expected = shown.map(({ path, url }) => ({
      loc: site.absoluteUrl(url),
      alternates: site.alternates(path).map(({ hreflang, href }) => [hreflang, href]),
    }));
    const entries = entriesOf(sitemap);
    expect(entries).toHaveLength(expected.length);
    expect(entries).toEqual(expect.arrayContaining(expected));
  },
};

const INVISIBLE = /[\u200b-\u200f\u2060-\u2064\ufeff]/;

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

function entriesOf(sitemap: string) {
  return [...parse(sitemap, "application/xml").querySelectorAll("url")].map((url) => ({
    loc: url.querySelector("loc")?.textContent,
    alternates: [...url.children]
      .filter(({ localName }) => localName === "link")
      .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
  }));
}
