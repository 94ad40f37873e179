import { gzipSync } from "node:zlib";
import type { Site } from "../../create-site.ts";
import type { PagesFile } from "../../shared/contract.ts";
import type { Language } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import type { RenderedPage } from "./render-pages.tsx";

/** Bytes with gzip, which every host sends. The browser loads pages that have no room. */
const LIMIT = 75_000;

/** Returns a file for each language with its pages, for page changes, and the addresses of pages that have no room in it. */
export function pagesFiles(site: Site, pages: readonly RenderedPage[], build: string) {
  const ofLanguages = site.languages.map((language) => {
    const shown = site.ledTo.flatMap(
      (path) => pages.find((page) => page.language === language && page.page.path === path) ?? [],
    );
    const fileOf = (count: number) => describePages(site, shown.slice(0, count), build);
    const count = countFitting(shown.length, (count) => gzipSync(fileOf(count)).length <= LIMIT);
    const withoutRoom = shown.slice(count).map(({ page }) => site.pageUrl(language, page.path));
    return { file: { path: pagesPath(language), body: fileOf(count) }, withoutRoom };
  });
  return {
    files: ofLanguages.map(({ file }): OutputFile => file),
    withoutRoom: ofLanguages.flatMap(({ withoutRoom }) => withoutRoom),
  };
}

/** The file with the pages of a language, below `dist`. */
export const pagesPath = (language: Language) => `pages/${language}.json`;

/** Returns how many of the first pages fit. Most often all do; otherwise each try halves what is in question. */
function countFitting(all: number, fits: (count: number) => boolean): number {
  let [least, most] = [0, all];
  for (let tried = all; least < most; tried = Math.ceil((least + most) / 2)) {
    if (fits(tried)) least = tried;
    else most = tried - 1;
  }
  return least;
}

/** Describes pages by part: what is alike stands together, so that it compresses to almost nothing. */
function describePages(site: Site, pages: readonly RenderedPage[], build: string): string {
  const names = Object.keys(pages[0]?.regions ?? {}) as (keyof RenderedPage["regions"])[];
  const file: PagesFile = {
    build,
    address: pages.map(({ page, language }) => site.pageUrl(language, page.path)),
    head: pages.map(({ head }) => head),
    regions: Object.fromEntries(names.map((name) => [name, pages.map(({ regions }) => regions[name])])),
  };
  return JSON.stringify(file);
}
