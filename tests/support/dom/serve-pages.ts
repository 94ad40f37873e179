import { vi } from "vitest";
import { ROUTES_META } from "../../../src/contract.ts";
import { paths } from "../../../src/urls.ts";
import { flushPromises } from "./flush-promises.ts";

/** The address of the styles of all pages. */
export const STYLES = "/assets/styles-1.css";

/** The parts of a built page that a navigation reads. */
export interface TestPage {
  title?: string;
  lang?: string;
  build?: string;
  main?: string;
  header?: string;
  /** Page-owned tags in the head. */
  head?: string;
  /** Region to leave out, as a page of another build may. */
  without?: string;
}

export function pageHtml({
  title = "Page",
  lang = "it",
  build = "b1",
  main = "",
  header,
  head = "",
  without,
}: TestPage) {
  const regions = {
    header: `<header data-region="header">${header ?? ""}</header>`,
    main: `<main id="main" tabindex="-1" data-region="main"><h1>${title}</h1><link href="${STYLES}" data-styles>${main}</main>`,
    floating: '<div data-region="floating"></div>',
    footer: '<footer data-region="footer"></footer>',
  };
  const body = Object.entries(regions)
    .filter(([region]) => region !== without)
    .map(([, html]) => html);
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="build" content="${build}"><meta name="${ROUTES_META}" content="${paths.join(" ")}"><style>.first{color:red}</style><meta name="description" content="${title}" data-page>${head}</head><body><a class="skip-link" href="#main">Skip</a>${body.join("")}<p id="announcer" aria-live="polite"></p></body></html>`;
}

/** A response of the test server. */
export interface TestResponse {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
}

/** Replaces `fetch` with a server of these pages, and of the styles of all pages. */
export function servePages(served: Record<string, TestPage | TestResponse | "offline">) {
  const pages: typeof served = { [STYLES]: { body: ".all { color: red }" }, ...served };
  const held = new Map<string, () => void>();
  const holding = new Set<string>();
  const fetch = vi.fn(async (address: string) => {
    if (holding.has(address)) await new Promise<void>((release) => held.set(address, release));
    const page = pages[address];
    if (page === "offline") throw new TypeError("Failed to fetch");
    const isResponse = page && ("status" in page || "type" in page || "redirected" in page || "body" in page);
    const {
      status = 200,
      type = "text/html; charset=utf-8",
      redirected = false,
      body,
    } = (isResponse ? page : page ? {} : { status: 404 }) as TestResponse;
    return {
      status,
      ok: status >= 200 && status < 300,
      redirected,
      headers: new Headers({ "content-type": type }),
      text: async () => body ?? pageHtml(page as TestPage),
      json: async () => JSON.parse(body ?? ""),
    };
  });
  vi.stubGlobal("fetch", fetch);
  return {
    fetch,
    pages,
    /** Returns how often an address was requested. */
    requests: (address: string) => fetch.mock.calls.filter(([asked]) => asked === address).length,
    /** Delays responses for an address until its release. */
    hold: (address: string) => void holding.add(address),
    async release(address: string) {
      holding.delete(address);
      held.get(address)?.();
      await flushPromises();
    },
  };
}
