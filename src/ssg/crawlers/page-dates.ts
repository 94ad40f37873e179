import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { hash } from "../hash.ts";
import { isPage } from "../output-file.ts";
import type { HtmlDocument } from "../read-document.ts";

/** When each page was written, by the hash of its content and its output path. */
export type PageDates = ReadonlyMap<string, string>;

/**
 * The dates are a file, so that the same sources build the same site. Each page
 * has a line of its own: Git merges and reverts them without a conflict.
 */
export const PAGE_DATES_FILE = "src/pages/dates.txt";

/** Reads the dates, none before the first `npm run date:pages`. */
export async function readPageDates(root: string): Promise<PageDates> {
  return parsePageDates(await readFile(join(root, PAGE_DATES_FILE), "utf8").catch(() => ""));
}

/** Of two dates of the same content, as after a merge, the later one stays. */
export function parsePageDates(text: string): PageDates {
  const lines = text.split(/\r?\n/).sort();
  return new Map(lines.map((line) => [line.slice(DATE.length + 1), line.slice(0, DATE.length)]));
}

/** A line is `2026-11-21 1f3a5c7e9b it/about/index.html`. */
const DATE = "2026-11-21";

/** Returns undefined if the content has changed since. */
export function lastModified(document: HtmlDocument, dates: PageDates): string | undefined {
  return dates.get(keyOf(document));
}

/** Returns the file with today's date for the pages whose content has changed. */
export function datePages(documents: readonly HtmlDocument[], dates: PageDates, today: string): string {
  const pages = documents.filter(({ path }) => isPage(path));
  return pages.map((page) => `${lastModified(page, dates) ?? today} ${keyOf(page)}\n`).join("");
}

/** Returns the pages that have changed since their date. */
export function undatedPages(documents: readonly HtmlDocument[], dates: PageDates): string[] {
  return documents.filter((page) => isPage(page.path) && !lastModified(page, dates)).map(({ path }) => path);
}

export function dateWarnings(documents: readonly HtmlDocument[], dates: PageDates): string[] {
  const { length } = undatedPages(documents, dates);
  if (length === 0) return [];
  const pages = length === 1 ? "1 page has" : `${length} pages have`;
  return [
    `${PAGE_DATES_FILE} ${pages} changed since the last date, and search engines do not know yet. Run "npm run date:pages" before you publish.`,
  ];
}

/** Changes with what a visitor reads: title, description and the text of the main part. */
function keyOf({ path, title, description, main }: HtmlDocument): string {
  return `${hash(title, description, main.replace(/\s+/g, " "))} ${path}`;
}
