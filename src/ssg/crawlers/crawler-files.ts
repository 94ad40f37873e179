import type { Page } from "../../components/page.ts";
import type { HtmlDocument } from "../checks/read-document.ts";
import type { OutputFile } from "../output.ts";
import { renderLlms } from "./llms.ts";
import type { PageDates } from "./page-dates.ts";
import { renderSecurityTxt } from "./security-txt.ts";
import { renderRobots, renderSitemap } from "./sitemap.ts";

/** The files that crawlers look for. */
export function renderCrawlerFiles(
  pages: readonly Page[],
  documents: readonly HtmlDocument[],
  dates: PageDates,
): OutputFile[] {
  return [renderSitemap(pages, documents, dates), renderRobots(), renderLlms(pages), renderSecurityTxt()];
}
