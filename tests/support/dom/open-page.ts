import { vi } from "vitest";
import { find } from "./find.ts";
import { PAGES, partsOf, servePages, site, type TestSite } from "./serve-pages.ts";

/** Where the sections are. happy-dom has no layout. */
const SECTION_TOPS: Record<string, number> = { faq: 500, contact: 800 };

/** Opens a page with our script; server, layout and view are stubs. Pages may differ from those of the site. */
export async function openPage(others: TestSite = {}, at = "/it/") {
  const pages = { ...site, ...others };
  writePage(pages, at);
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
  vi.doMock("../../../src/client/islands.ts", () => islands);
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
  await import("../../../src/client/main.ts");
  return page;
}

/** Opens a page, and waits until the visitor's first sign has brought all pages. */
export async function openTouchedPage(...parameters: Parameters<typeof openPage>) {
  const page = await openPage(...parameters);
  send("scroll");
  await vi.waitUntil(() => document.documentElement.dataset.ready === "pages", { interval: 1 });
  return page;
}

/** Writes the document as the build does. */
function writePage(pages: TestSite, at: string): void {
  history.replaceState(null, "", at);
  const { head, header, main } = partsOf(pages[location.pathname] ?? {});
  document.head.innerHTML = `<meta name="build" content="b1"><meta name="pages" content="${PAGES}">${head}`;
  document.body.innerHTML = `${header}${main}<p id="announcer" aria-live="polite"></p>`;
  document.adoptedStyleSheets = [];
}

/** Waits until what is being imported is here, and pending promises have settled. */
export async function settle(): Promise<void> {
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

/** Sends an event that bubbles. */
export function send(type: string): void {
  document.body.dispatchEvent(new Event(type, { bubbles: true }));
}
