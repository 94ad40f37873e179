import { vi } from "vitest";
import type { PagesFile } from "../../../src/shared/contract.ts";

export const STYLES = "/assets/styles-1.css";
export const PAGES = "/pages/it.json";

/** What pages have of their own, by their addresses. */
export type TestSite = Record<string, { title?: string; main?: string; header?: string }>;

const nav = `
  <a id="to-home" href="/it/">Home</a>
  <a id="to-about" href="/it/about/">About</a>
  <a id="to-services" href="/it/services/">Services</a>
  <a id="to-faq" href="/it/?gclid=a%2Fb#faq">FAQ</a>`;

/** Three pages that link to each other. */
export const site: TestSite = {
  "/it/": {
    title: "Casa",
    main: `<a id="here" href="#contact" data-scroll-to="contact">Contatti</a>
      <input id="field"><section id="contact"></section><section id="faq"></section>`,
  },
  "/it/about/": { title: "Chi siamo" },
  "/it/services/": { title: "Servizi" },
};

/** Returns the parts of a page, as the build writes them. */
export function partsOf({ title = "Page", main = "", header = nav }: TestSite[string]) {
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

/** Replaces `fetch` with a server of the file of pages and of the styles. An answer of null is no network. */
export function servePages(site: TestSite) {
  const requested: string[] = [];
  const answers: Record<string, Response | null> = {
    [PAGES]: pagesFile(site),
    [STYLES]: new Response(".all { color: red }", { headers: { "content-type": "text/css; charset=utf-8" } }),
  };
  vi.stubGlobal("fetch", async (address: string) => {
    const { pathname } = new URL(address, location.href);
    requested.push(pathname);
    const answer = answers[pathname];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer.clone();
  });
  return { answers, requested };
}
