import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { languages } from "../urls.ts";
import { BuildError } from "./build-error.ts";
import { hash } from "./cache.ts";

/**
 * When each page last changed, by its output path. A build has no clock and a
 * copy of the sources no history, so the dates are part of the sources:
 * `npm run date:pages` writes them when the words of a page have changed.
 */
export type PageDates = Record<string, { content: string; date: string }>;

/** Where the dates are kept, below the root of the project. */
export const PAGE_DATES_FILE = "src/pages/dates.json";

const schema = v.record(
  v.string(),
  v.strictObject({ content: v.string(), date: v.pipe(v.string(), v.isoDate("Write it as 2026-11-21.")) }),
);

/** @throws BuildError if the file is there but cannot be understood. */
export async function readPageDates(root: string): Promise<PageDates> {
  const text = await readFile(join(root, PAGE_DATES_FILE), "utf8").catch(() => "{}");
  try {
    return v.parse(schema, JSON.parse(text));
  } catch (cause) {
    throw new BuildError(
      `${PAGE_DATES_FILE} cannot be read: ${(cause as Error).message}. Delete it and run "npm run date:pages".`,
      { cause },
    );
  }
}

/** The date of a page, or undefined if its content is not the one that was dated. */
export function lastModified({ path, content }: Dated, dates: PageDates): string | undefined {
  const dated = dates[path];
  return dated?.content === content ? dated.date : undefined;
}

/** The record brought up to date: pages with new content get the given day, the others keep theirs. */
export function datePages(documents: readonly Dated[], dates: PageDates, today: string): PageDates {
  return Object.fromEntries(
    pagesAmong(documents).map((page) => [
      page.path,
      { content: page.content, date: lastModified(page, dates) ?? today },
    ]),
  );
}

/** One line if pages have changed since they were dated: the sitemap then leaves their dates out. */
export function datingWarnings(documents: readonly Dated[], dates: PageDates): string[] {
  const undated = pagesAmong(documents).filter((page) => lastModified(page, dates) === undefined).length;
  if (undated === 0) return [];
  const what = undated === 1 ? "1 page has" : `${undated} pages have`;
  return [
    `${PAGE_DATES_FILE}: ${what} changed since dated, and stand in the sitemap without a date. Run "npm run date:pages" before you publish.`,
  ];
}

/** A document by its path and the hash of its content. */
export interface Dated {
  path: string;
  content: string;
}

function pagesAmong(documents: readonly Dated[]): Dated[] {
  return documents.filter(({ path }) => languages.some((language) => path.startsWith(`${language}/`)));
}

/** Changes with what a visitor reads: title, description and the text of the main part. Markup, styles and the frame around it do not count. */
export function contentHash(html: string): string {
  const main = html.slice(html.indexOf("<main"), html.lastIndexOf("</main>"));
  const [title = ""] = /<title>.*?<\/title>/s.exec(html) ?? [];
  const [description = ""] = /<meta name="description"[^>]*>/.exec(html) ?? [];
  const text = main.replace(/<script\b.*?<\/script>|<[^>]*>/gs, " ").replace(/\s+/g, " ");
  return hash(title, description, text);
}
