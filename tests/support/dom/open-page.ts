import { afterEach, vi } from "vitest";
import { flushPromises } from "./flush-promises.ts";
import { forgetListeners } from "./forget-listeners.ts";
import { pageHtml, servePages, type TestSite } from "./serve-pages.ts";

/** Where the sections are. happy-dom has no layout. */
const SECTION_TOPS: Record<string, number> = { faq: 500, contact: 800 };

let isLeftToBrowser = false;
const observers: { elements: Set<Element>; callback: IntersectionObserverCallback }[] = [];

afterEach(async () => {
  // Late parts listen too.
  await vi.dynamicImportSettled();
  forgetListeners();
  vi.useRealTimers();
  // What the test has left for the next frame must not run in the next test.
  await new Promise(requestAnimationFrame);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock("../../../src/client/islands.ts");
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  scrollTo(0, 0);
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute);
  }
});

/** Opens a page in happy-dom with our script, and with stubs for the server and for what is in view. */
export async function openPage(site: TestSite, { at = "/it/", state = null as unknown } = {}) {
  window.happyDOM.setURL(`https://www.example.com${at}`);
  history.replaceState(state, "");
  const [pathname = ""] = at.split(/[?#]/);
  document.documentElement.innerHTML = pageHtml(site[pathname] ?? {}).replace(/^.*?<html[^>]*>|<\/html>$/gs, "");
  document.documentElement.setAttribute("data-scripted", "");
  document.adoptedStyleSheets = [];
  // happy-dom must not navigate, not even before it calls our listener.
  Object.assign(window.happyDOM.settings, {
    navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
  });
  addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  observers.length = 0;
  vi.stubGlobal("IntersectionObserver", function observe(callback: IntersectionObserverCallback) {
    const elements = new Set<Element>();
    observers.push({ elements, callback });
    return { observe: (element: Element) => elements.add(element), disconnect: () => elements.clear() };
  });
  const islands = { unmount: vi.fn(), hydrateIsland: vi.fn((_island: Element) => ({ unmount: islands.unmount })) };
  vi.doMock("../../../src/client/islands.ts", () => islands);
  const server = servePages(site);
  const spies = {
    pushed: vi.spyOn(history, "pushState"),
    scrollTo: vi.spyOn(window, "scrollTo"),
    reload: vi.spyOn(location, "reload").mockImplementation(() => {}),
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect(0, (SECTION_TOPS[this.id] ?? 0) - scrollY);
  });
  await import("../../../src/client/main.ts");

  return {
    ...spies,
    server,
    islands,
    /** Lets the page know that somebody is there, and waits until what it asks for then is here. */
    async touch() {
      send("scroll");
      await vi.waitFor(() => {
        if (document.documentElement.dataset.ready !== "pages") throw new Error("The pages have not come.");
      });
    },
    /** Runs the idle callbacks. */
    async rest() {
      for (const run of idle.splice(0)) run();
      await flushPromises();
    },
    /** Goes Back (-1) or Forward (1). */
    async travel(delta: number) {
      const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.go(delta);
      await popped;
    },
    /** Clicks the element and returns whether the click is left to the browser. */
    click(selector: string, init: MouseEventInit = {}): boolean {
      const target = document.querySelector(selector);
      if (!target) throw new Error(`Nothing matches ${selector}.`);
      target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
      return isLeftToBrowser;
    },
  };
}

/** Opens a page, and waits until all pages are here. */
export async function openTouchedPage(...parameters: Parameters<typeof openPage>) {
  const page = await openPage(...parameters);
  await page.touch();
  return page;
}

/** Scrolls as the visitor does. */
export function scrollPageTo(y: number): void {
  document.documentElement.scrollTop = y;
}

/** Returns the elements that are watched until they come into view. */
export function watched(): Element[] {
  return observers.flatMap(({ elements }) => [...elements]);
}

/** Brings an element into view. */
export function bringIntoView(target: Element): void {
  const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
  for (const { elements, callback } of observers) if (elements.has(target)) callback([entry], {} as never);
}

/** Sends an event that bubbles. */
export function send(type: string, selector = "body"): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void; settings: Record<string, unknown> };
  }
}
