import * as v from "valibot";
import { hash } from "../cache.ts";
import { isPage } from "../checks/budgets.ts";
import type { HtmlDocument } from "../checks/read-document.ts";

/** When each page last changed, by its output path. They are a file, so that the same sources build the same site. */
export type PageDates = v.InferOutput<typeof pageDatesSchema>;

export const PAGE_DATES_FILE = "src/pages/dates.json";

export const pageDatesSchema = v.record(
  v.string(),
  v.strictObject({ content: v.string(), date: v.pipe(v.string(), v.isoDate("Write it as 2026-11-21.")) }),
);

/** Returns undefined if the content has changed since. */
export function lastModified(document: HtmlDocument, dates: PageDates): string | undefined {
  const dated = dates[document.path];
  return dated?.content === contentHash(document) ? dated.date : undefined;
}

/** Gives today's date to the pages whose content has changed. */
export function datePages(documents: readonly HtmlDocument[], dates: PageDates, today: string): PageDates {
  return Object.fromEntries(
    documents
      .filter(({ path }) => isPage(path))
      .map((page) => [page.path, { content: contentHash(page), date: lastModified(page, dates) ?? today }]),
  );
}

export function dateWarnings(documents: readonly HtmlDocument[], dates: PageDates): string[] {
  const undated = documents.filter((page) => isPage(page.path) && !lastModified(page, dates)).length;
  if (undated === 0) return [];
  const pages = undated === 1 ? "1 page has" : `${undated} pages have`;
  return [
    `${PAGE_DATES_FILE} ${pages} changed since the last date, and search engines do not know yet. Run "npm run date:pages" before you publish.`,
  ];
}

/** Changes with what a visitor reads: title, description and the text of the main part. */
function contentHash({ title, description, main }: HtmlDocument): string {
  return hash(title, description, main.replace(/\s+/g, " "));
}
