import { gzipSync } from "node:zlib";
import type { Site } from "../../facts/create-site.ts";
import { type PagesFile, pagesFile } from "../../shared/contract.ts";
import type { Language } from "../../urls.ts";
import type { OutputFile } from "../output-file.ts";
import type { RenderedPage } from "./render-pages.tsx";

/** Bytes with gzip, which every host sends. The pages of a language that weigh more are loaded as documents. */
const LIMIT = 75_000;

/** Returns a file for each language with all its pages, for page changes. */
export function pagesFiles({ languages }: Site, pages: readonly RenderedPage[], build: string): OutputFile[] {
  const files = languages.map((language) => ({ path: pagesFile(language), body: pagesOf(language, pages, build) }));
  return files.filter(({ body }) => gzipSync(body).length <= LIMIT);
}

/** Returns the pages of a language by part: what is alike stands together, so that it compresses to almost nothing. */
function pagesOf(language: Language, all: readonly RenderedPage[], build: string): string {
  const pages = all.filter((page) => page.language === language);
  const names = Object.keys(pages[0]?.regions ?? {}) as (keyof RenderedPage["regions"])[];
  const file: PagesFile = {
    build,
    path: pages.map(({ page }) => page.path),
    head: pages.map(({ head }) => head),
    regions: Object.fromEntries(names.map((name) => [name, pages.map(({ regions }) => regions[name])])),
  };
  return JSON.stringify(file);
}
