import { vi } from "vitest";
import type { PagesFile } from "../../../src/shared/contract.ts";

/** The address of the styles of all pages. */
export const STYLES = "/assets/styles-1.css";
/** The address of the file of pages. */
export const PAGES = "/pages/it.json";

/** What a page of a test has of its own. */
interface TestPage {
  title?: string;
  main?: string;
  header?: string;
}

export type TestSite = Record<string, TestPage>;

/** Returns the parts of a page, as the build writes them. */
export function partsOf({ title = "Page", main = "", header = "" }: TestPage) {
  return {
    head: `<title>${title}</title><meta name="description" content="${title}" data-page>`,
    header: `<header data-region="header">${header}</header>`,
    main: `<main id="main" tabindex="-1" data-region="main"><h1>${title}</h1><link href="${STYLES}" data-styles>${main}</main>`,
  };
}

/** Returns the file of pages of a site. */
export function pagesFile(site: TestSite, build = "b1"): Response {
  const pages = Object.values(site).map(partsOf);
  const file: PagesFile = {
    build,
    address: Object.keys(site),
    head: pages.map(({ head }) => head),
    regions: { header: pages.map(({ header }) => header), main: pages.map(({ main }) => main) },
  };
  return Response.json(file);
}

/** Replaces `fetch` with a server of the file of pages and of the styles of all pages. An answer of null is no network. */
export function servePages(site: TestSite) {
  const answers: Record<string, Response | null> = {
    [PAGES]: pagesFile(site),
    [STYLES]: new Response(".all { color: red }", { headers: { "content-type": "text/css; charset=utf-8" } }),
  };
  const fetch = vi.fn(async (address: string) => {
    const answer = answers[new URL(address, location.href).pathname];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  vi.stubGlobal("fetch", fetch);
  /** Returns how often an address was requested. */
  const requests = (path: string) => fetch.mock.calls.filter(([asked]) => asked.endsWith(path)).length;
  return { answers, requests };
}
