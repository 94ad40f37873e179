import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BUILD_META, PAGES_META, type PagesFile } from "../../src/shared/contract.ts";
import { hash } from "../../src/ssg/hash.ts";
import { pagesFiles } from "../../src/ssg/pages/pages-files.ts";
import { reportSizes } from "../../src/ssg/report/report-sizes.ts";
import { defaultLanguage, type Language, outputPath } from "../../src/urls.ts";
import { dist, files, meta, pages, parse, read } from "../support/site/built-site.ts";
import { assetUrl, isHidden, languages, site, words } from "../support/site/own-site.ts";
import { renderPages } from "../support/site/render-owner.ts";

const pagesPath = (language: Language) => `pages/${language}.json`;

const markup = (elements: Iterable<{ outerHTML: string }>) => [...elements].map((element) => element.outerHTML);

describe.each(languages)("the file with the pages of %s", (language) => {
  const { build, addresses, heads, regions }: PagesFile = JSON.parse(read(pagesPath(language)));

  const own = pages.filter((page) => page.language === language && !isHidden(page.path));

  test("is of another build when the script or the styles change", () => {
    const page = own[0]?.document;
    const script = page?.querySelector("script[data-entry]")?.getAttribute("src") ?? "";
    const styles = page?.querySelector("link[data-styles]")?.getAttribute("href") ?? "";
    expect(build).toBe(hash(script, styles));
  });

  test("has each part of each document", () => {
    for (const { url, document: page } of own) {
      const at = addresses.indexOf(url);
      expect([meta(page, BUILD_META), meta(page, PAGES_META)], url).toEqual([build, assetUrl(pagesPath(language))]);
      const parts = [...page.querySelectorAll("[data-region]")];
      expect(Object.keys(regions), url).toEqual(parts.map((part) => part.getAttribute("data-region")));
      const kept = Object.values(regions).map((texts) => parse(texts[at] ?? "").body.innerHTML);
      expect(kept, url).toEqual(markup(parts));
      const tags = page.head.querySelectorAll("title, [data-page]");
      expect(markup(parse(`<head>${heads[at]}</head>`).head.children), url).toEqual(markup(tags));
    }
  });
});

test("their addresses stay the same, outside the folder that browsers keep for a year", () => {
  expect(readdirSync(join(dist, "pages")).sort()).toEqual(languages.map((language) => `${language}.json`).sort());
});

test("scripts, which browsers keep for a year, are named for their content", () => {
  const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file));
  expect(scripts).toHaveLength(2);
  for (const file of scripts) expect(file).toContain(`-${hash(read(file))}.js`);
});

const [first = defaultLanguage] = languages;

test("pages stand in the order in which visitors are led to them, and hidden ones do not", async () => {
  const { addresses }: PagesFile = JSON.parse(read(pagesPath(first)));
  const links = parse(read(outputPath(first, ""))).querySelectorAll("header a[href]");
  const header = [...new Set([...links].map((link) => link.getAttribute("href") ?? ""))];
  const shown = header.filter((url) => addresses.includes(url));
  expect(shown.length).toBeGreaterThan(5);
  expect(addresses.slice(0, shown.length), "those of the header").toEqual(shown);
  const documents = await renderPages(site, words);
  const [file] = pagesFiles(
    site,
    documents.map((page, at) => ({ ...page, isListed: at > 0 && page.isListed })),
  );
  const { addresses: others }: PagesFile = JSON.parse(String(file?.body));
  expect(others).not.toContain(assetUrl(documents[0]?.path.replace("index.html", "") ?? ""));
});

test("pages that do not fit into 75 kB after gzip are left out and named, the last first", async () => {
  const heavy = (await renderPages(site, words)).map((page) => {
    const isHeavy = page.path.startsWith(`${first}/`);
    return isHeavy ? { ...page, content: { ...page.content, head: randomBytes(5_000).toString("base64") } } : page;
  });
  const made = pagesFiles(site, heavy);
  expect(made.map(({ path }) => path)).toEqual(languages.map(pagesPath));
  const { body = "", withoutRoom = [] } = made[0] ?? {};
  const { addresses }: PagesFile = JSON.parse(String(body));
  expect(addresses.length).toBeGreaterThan(4);
  const listed = heavy.filter(({ path, isListed }) => isListed && path.startsWith(`${first}/`));
  const urls = listed.map(({ path }) => assetUrl(path.replace("index.html", "")));
  expect([...addresses, ...withoutRoom]).toEqual(urls);
  expect(withoutRoom).not.toEqual([]);
  expect(gzipSync(body).length).toBeLessThanOrEqual(75_000);
  expect(reportSizes([{ path: "index.html", body: "" }, ...made])).toContain(withoutRoom.join(", "));
});
