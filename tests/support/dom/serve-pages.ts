import { vi } from "vitest";
import { ROUTES_META } from "../../../src/shared/contract.ts";
import { paths } from "../../../src/urls.ts";
import { flushPromises } from "./flush-promises.ts";

/** The address of the styles of all pages. */
export const STYLES = "/assets/styles-1.css";

/** What the test server sends for an address: a page with these parts, unless it has a body of its own. */
export interface Answer {
  title?: string;
  lang?: string;
  build?: string;
  main?: string;
  header?: string;
  /** Page-owned tags in the head. */
  head?: string;
  body?: string;
  status?: number;
  type?: string;
  redirected?: boolean;
}

export type Answers = Record<string, Answer | "offline">;

export function pageHtml({ title = "Page", lang = "it", build = "b1", main = "", header = "", head = "" }: Answer) {
  const regions = [
    `<header data-region="header">${header}</header>`,
    `<main id="main" tabindex="-1" data-region="main"><h1>${title}</h1><link href="${STYLES}" data-styles>${main}</main>`,
    '<div data-region="floating"></div>',
    '<footer data-region="footer"></footer>',
  ];
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="build" content="${build}"><meta name="${ROUTES_META}" content="${paths.join(" ")}"><style>.first{color:red}</style><meta name="description" content="${title}" data-page>${head}</head><body><a class="skip-link" href="#main">Skip</a>${regions.join("")}<p id="announcer" aria-live="polite"></p></body></html>`;
}

function typeOf(address: string): string {
  const types: Record<string, string> = { css: "text/css", json: "application/json" };
  return types[address.split(".")[1] ?? ""] ?? "text/html; charset=utf-8";
}

/** Replaces `fetch` with a server of these answers, and of the styles of all pages. */
export function servePages(served: Answers) {
  const answers: Answers = { [STYLES]: { body: ".all { color: red }" }, ...served };
  const held = new Map<string, Promise<void>>();
  const releases = new Map<string, () => void>();
  const fetch = vi.fn(async (address: string, { signal }: RequestInit = {}) => {
    const aborted = new Promise((_, reject) => signal?.addEventListener("abort", reject));
    await Promise.race([held.get(address), aborted]);
    const answer = answers[address] ?? { status: 404 };
    if (answer === "offline") throw new TypeError("Failed to fetch");
    const { status = 200, type = typeOf(address), redirected = false, body = pageHtml(answer) } = answer;
    return {
      status,
      ok: status < 300,
      redirected,
      headers: new Headers({ "content-type": type }),
      text: async () => body,
      json: async () => JSON.parse(body),
    };
  });
  vi.stubGlobal("fetch", fetch);
  return {
    fetch,
    answers,
    /** Returns how often an address was requested. */
    requests: (address: string) => fetch.mock.calls.filter(([asked]) => asked === address).length,
    /** Delays the answer for an address until its release. */
    hold: (address: string) => void held.set(address, new Promise((resolve) => releases.set(address, resolve))),
    async release(address: string) {
      held.delete(address);
      releases.get(address)?.();
      await flushPromises();
    },
  };
}
