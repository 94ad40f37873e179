import type { TestedSite } from "../support/site/tested-site.ts";

/** What holds for every site that is built from this repository, with any facts, words and pages: a function of the site. */
export type Rules = Record<string, (site: TestedSite) => unknown>;

type Page = TestedSite["pages"][number];

/** Looks at every page in every language. What `expect.soft` finds names the address of the page. */
export function eachPage({ pages }: TestedSite, look: (page: Page, url: string) => void): void {
  for (const page of pages) look(page, page.url);
}
