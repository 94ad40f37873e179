import { vi } from "vitest";
import type { PagesFile } from "../../../src/shared/contract.ts";
import { find } from "./find.ts";

export const STYLES = "/assets/styles-1.css";
export const PAGES = "/pages/it.json";

/** What pages have of their own, by their addresses. */
type TestSite = Record<string, { title?: string; main?: string; header?: string }>;

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

/** Where the sections are. happy-dom has no layout. */
const SECTION_TOPS: Record<string, number> = { faq: 500, contact: 800 };

/** Opens a page with our script; server, layout and view are stubs. Pages may differ from those of the site. */
export async function openPage(others: TestSite = {}, at = "/it/") {
  const pages = { ...site, ...others };
  history.replaceState(null, "", at);
  const { head, header, main } = partsOf(pages[location.pathname] ?? {});
  document.head.innerHTML = `<meta name="build" content="b1"><meta name="pages" content="${PAGES}">${head}`;
  document.body.innerHTML = `${header}${main}<p id="announcer" aria-live="polite"></p>`;
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  const observers: { elements: Set<Element>; callback: IntersectionObserverCallback }[] = [];
  vi.stubGlobal("IntersectionObserver", function observe(callback: IntersectionObserverCallback) {
    const elements = new Set<Element>();
    observers.push({ elements, callback });
    return { observe: (element: Element) => elements.add(element), disconnect: () => elements.clear() };
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect(0, (SECTION_TOPS[this.id] ?? 0) - scrollY);
  });
  const islands = { unmount: vi.fn(), hydrateIsland: vi.fn((_island: Element) => ({ unmount: islands.unmount })) };
  vi.doMock("../../../src/client/page/react.ts", () => islands);
  const page = {
    server: servePages(pages),
    islands,
    pushed: vi.spyOn(history, "pushState"),
    scrollTo: vi.spyOn(window, "scrollTo"),
    reload: vi.spyOn(location, "reload").mockImplementation(() => {}),
    bringIntoView(target: Element) {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      for (const { elements, callback } of observers) if (elements.has(target)) callback([entry], {} as never);
    },
    /** Runs the idle callbacks. */
    async rest() {
      for (const run of idle.splice(0)) run();
      await settle();
    },
    /** Goes Back (-1) or Forward (1). */
    async travel(delta: number) {
      const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.go(delta);
      await popped;
    },
    /** Clicks the element and returns whether the click is left to the browser. */
    click(selector: string, init: MouseEventInit = {}): boolean {
      return find(selector).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    },
  };
  await import("../../../src/client/entry/main.ts");
  return page;
}

/** Opens a page, and waits until the visitor's first sign has brought all pages. */
export async function openTouchedPage(...parameters: Parameters<typeof openPage>) {
  const page = await openPage(...parameters);
  send("scroll");
  await vi.waitUntil(() => stylesCopy(), { interval: 1 });
  stylesCopy()?.dispatchEvent(new Event("load"));
  await vi.waitUntil(() => document.documentElement.dataset.ready === "pages", { interval: 1 });
  return page;
}

/** Returns the second link to the styles of all pages, until it applies. happy-dom loads none. */
export const stylesCopy = () => document.querySelector<HTMLLinkElement>('head link[media="not all"]');

/** Waits until what is being imported is here, and pending promises have settled. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Sends an event that bubbles. */
export const send = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }));

/** Returns the parts of a page, as the build writes them. */
function partsOf({ title = "Page", main = "", header = nav }: TestSite[string]) {
  return {
    head: `<title>${title}</title><meta name="description" content="${title}" data-page>`,
    header: `<header data-region="header">${header}</header>`,
    main: `<main id="main" data-region="main"><h1>${title}</h1><link href="${STYLES}" data-styles>${main}</main>`,
  };
}

/** Returns the file of pages of a site. */
export function pagesFile(site: TestSite, build = "b1"): Response {
  const pages = Object.values(site).map(partsOf);
  const file: PagesFile = {
    build,
    addresses: Object.keys(site),
    heads: pages.map(({ head }) => head),
    regions: { header: pages.map(({ header }) => header), main: pages.map(({ main }) => main) },
  };
  return Response.json(file);
}

/** Replaces `fetch` with a server of the file of pages. An answer of null is no network. */
function servePages(site: TestSite) {
  const requested: string[] = [];
  const answers: Record<string, Response | null> = {
    [PAGES]: pagesFile(site),
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
