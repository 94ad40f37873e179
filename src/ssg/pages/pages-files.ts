import { gzipSync } from "node:zlib";
import type { Site } from "../../create-site.ts";
import type { PagesFile } from "../../shared/contract.ts";
import type { Language } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import type { RenderedPage } from "./render-pages.tsx";

/** Bytes with gzip, which every host sends. The pages of a language that weigh more are loaded by the browser, one by one. */
const LIMIT = 75_000;

/** Returns a file for each language with all its pages, for page changes. */
export function pagesFiles(site: Site, pages: readonly RenderedPage[], build: string): OutputFile[] {
  const files = site.languages.map((language) => ({
    path: pagesPath(language),
    body: pagesOf(site, language, pages, build),
  }));
  return files.filter(({ body }) => gzipSync(body).length <= LIMIT);
}

/** The file with the pages of a language, below `dist`. */
export const pagesPath = (language: Language) => `pages/${language}.json`;

/** Returns the pages of a language by part: what is alike stands together, so that it compresses to almost nothing. */
function pagesOf(site: Site, language: Language, all: readonly RenderedPage[], build: string): string {
  const pages = all.filter((page) => page.language === language);
  const names = Object.keys(pages[0]?.regions ?? {}) as (keyof RenderedPage["regions"])[];
  const file: PagesFile = {
    build,
    address: pages.map(({ page }) => site.pageUrl(language, page.path)),
    head: pages.map(({ head }) => head),
    regions: Object.fromEntries(names.map((name) => [name, pages.map(({ regions }) => regions[name])])),
  };
  return JSON.stringify(file);
}
