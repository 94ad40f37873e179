import { vi } from "vitest";
import type { PagesFile } from "../../../src/shared/contract.ts";

/** The address of the styles of all pages. */
export const STYLES = "/assets/styles-1.css";
/** The address of the file of pages. */
export const PAGES = "/pages/it.json";

/** The parts of a page in a test. */
export interface TestPage {
  title?: string;
  main?: string;
  header?: string;
  /** Page-owned tags in the head. */
  head?: string;
}

export type TestSite = Record<string, TestPage>;

/** What the test server sends for an address. */
interface Answer {
  body: string;
  status?: number;
  type?: string;
}

export function pageHtml(page: TestPage): string {
  const regions = Object.values(regionsOf(page)).join("");
  return `<!doctype html><html lang="it"><head><meta name="build" content="b1"><meta name="pages" content="${PAGES}"><style>.first{color:red}</style>${headOf(page)}</head><body>${regions}<p id="announcer" aria-live="polite"></p></body></html>`;
}

function headOf({ title = "Page", head = "" }: TestPage): string {
  return `<title>${title}</title><meta name="description" content="${title}" data-page>${head}`;
}

function regionsOf({ title = "Page", main = "", header = "" }: TestPage): PagesFileRegions {
  return {
    header: `<header data-region="header">${header}</header>`,
    main: `<main id="main" tabindex="-1" data-region="main"><h1>${title}</h1><link href="${STYLES}" data-styles>${main}</main>`,
    floating: '<div data-region="floating"></div>',
    footer: '<footer data-region="footer"></footer>',
  };
}

type PagesFileRegions = Record<string, string>;

/** Returns the file of pages of a site. */
export function pagesFileOf(site: TestSite, build = "b1"): string {
  const pages = Object.values(site);
  const regions = pages.map(regionsOf);
  const file: PagesFile = {
    build,
    address: Object.keys(site),
    head: pages.map(headOf),
    regions: Object.fromEntries(
      ["header", "main", "floating", "footer"].map((name) => [name, regions.map((parts) => parts[name] ?? "")]),
    ),
  };
  return JSON.stringify(file);
}

/** Replaces `fetch` with a server of the file of pages and of the styles of all pages. An answer of null is no network. */
export function servePages(site: TestSite) {
  const answers: Record<string, Answer | null> = {
    [PAGES]: { body: pagesFileOf(site), type: "application/json" },
    [STYLES]: { body: ".all { color: red }", type: "text/css; charset=utf-8" },
  };
  const fetch = vi.fn(async (address: string) => {
    const answer = answers[new URL(address, location.href).pathname];
    if (!answer) throw new TypeError("Failed to fetch");
    const { body, status = 200, type = "text/html" } = answer;
    return new Response(body, { status, headers: { "content-type": type } });
  });
  vi.stubGlobal("fetch", fetch);
  return {
    answers,
    /** Returns how often an address was requested. */
    requests: (path: string) => fetch.mock.calls.filter(([asked]) => asked.endsWith(path)).length,
  };
}
