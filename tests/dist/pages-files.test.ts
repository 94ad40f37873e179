import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createSite } from "../../src/create-site.ts";
import { BUILD_META, PAGES_META, type PagesFile } from "../../src/shared/contract.ts";
import { hash } from "../../src/ssg/hash.ts";
import { pagesFiles, pagesPath } from "../../src/ssg/pages/pages-files.ts";
import { renderPages } from "../../src/ssg/pages/render-pages.tsx";
import { reportSizes } from "../../src/ssg/report/report-sizes.ts";
import { defaultLanguage, outputPath } from "../../src/urls.ts";
import { dist, files, meta, pages, parse, read } from "../support/site/built-site.ts";
import { assetUrl, isHidden, languages, site, words } from "../support/site/own-site.ts";
import { bareAssets } from "../support/site/render-owner.ts";

const markup = (elements: Iterable<{ outerHTML: string }>) => [...elements].map((element) => element.outerHTML);

describe.each(languages)("the file with the pages of %s", (language) => {
  const { build, address, head, regions }: PagesFile = JSON.parse(read(pagesPath(language)));

  const own = pages.filter((page) => page.language === language && !isHidden(page.path));

  test("is of another build if the script or the styles are", () => {
    const page = own[0]?.document;
    const script = page?.querySelector("script[data-entry]")?.getAttribute("src") ?? "";
    const styles = page?.querySelector("link[data-styles]")?.getAttribute("href") ?? "";
    expect(build).toBe(hash(script, styles));
  });

  test.each(own)("$url: each part is that of the document", ({ url, document: page }) => {
    const at = address.indexOf(url);
    expect([meta(page, BUILD_META), meta(page, PAGES_META)]).toEqual([build, assetUrl(pagesPath(language))]);
    const parts = [...page.querySelectorAll("[data-region]")];
    expect(Object.keys(regions)).toEqual(parts.map((part) => part.getAttribute("data-region")));
    expect(Object.values(regions).map((texts) => parse(texts[at] ?? "").body.innerHTML)).toEqual(markup(parts));
    const tags = page.head.querySelectorAll("title, [data-page]");
    expect(markup(parse(`<head>${head[at]}</head>`).head.children)).toEqual(markup(tags));
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

test("pages stand in the order in which visitors are led to them, and hidden ones do not", () => {
  const { address }: PagesFile = JSON.parse(read(pagesPath(first)));
  const links = parse(read(outputPath(first, ""))).querySelectorAll("header a[href]");
  const header = [...new Set([...links].map((link) => link.getAttribute("href") ?? ""))];
  const shown = header.filter((url) => address.includes(url));
  expect(address.slice(0, shown.length), "those of the header").toEqual(shown);
  const hidden = createSite({ root: site.root, facts: site.facts }, [{ path: "about", hidden: true }]);
  const { files } = pagesFiles(hidden, renderPages(site, words, bareAssets), "");
  const { address: others }: PagesFile = JSON.parse(files[0]?.body.toString() ?? "");
  expect(others).toEqual(address.filter((url) => url !== site.pageUrl(first, "about")));
});

test("pages that do not fit into 75 kB after gzip are left out and named, the last first", () => {
  const heavy = renderPages(site, words, bareAssets).map((page) => {
    const isHeavy = page.language === first;
    return isHeavy ? { ...page, head: randomBytes(5_000).toString("base64") } : page;
  });
  const { files, withoutRoom } = pagesFiles(site, heavy, "");
  expect(files.map(({ path }) => path)).toEqual(languages.map(pagesPath));
  const { address }: PagesFile = JSON.parse(files[0]?.body.toString() ?? "");
  expect(address.length).toBeGreaterThan(4);
  expect([...address, ...withoutRoom]).toEqual(site.ledTo.map((path) => site.pageUrl(first, path)));
  expect(gzipSync(files[0]?.body ?? "").length).toBeLessThanOrEqual(75_000);
  const page = { path: "index.html", body: "" };
  expect(reportSizes([page], withoutRoom)).toContain(withoutRoom.join(", "));
});
