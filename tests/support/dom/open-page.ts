import { afterEach, vi } from "vitest";
import { flushPromises } from "./flush-promises.ts";
import { forgetListeners } from "./forget-listeners.ts";
import { type Answer, type Answers, pageHtml, servePages } from "./serve-pages.ts";

/** Where the sections are. happy-dom has no layout. */
const SECTION_TOPS: Record<string, number> = { faq: 500, contact: 800 };

let isLeftToBrowser = false;
const observers: { elements: Set<Element> }[] = [];

afterEach(async () => {
  // Nothing scrolls on into the next test.
  dispatchEvent(new Event("wheel"));
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
  delete window.fontsApplied;
  window.scrollEvents = 0;
  scrollTo(0, 0);
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute);
  }
});

/** Opens a page in happy-dom with our script, and with stubs for the server and for what is in view. */
export async function openPage(answers: Answers, { at = "/it/", state = null as unknown } = {}) {
  const first = (answers[at.replace(/#.*/, "")] ?? {}) as Answer;
  window.happyDOM.setURL(`https://www.example.com${at}`);
  history.replaceState(state, "");
  document.documentElement.innerHTML = pageHtml(first).replace(/^.*?<html[^>]*>|<\/html>$/gs, "");
  document.documentElement.lang = first.lang ?? "it";
  document.documentElement.setAttribute("data-scripted", "");
  document.adoptedStyleSheets = [];
  // happy-dom must not navigate.
  addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  observers.length = 0;
  vi.stubGlobal("IntersectionObserver", function observe() {
    const elements = new Set<Element>();
    observers.push({ elements });
    return { observe: (element: Element) => elements.add(element), disconnect: () => elements.clear() };
  });
  vi.doMock("../../../src/client/islands.ts", () => ({ hydrateIsland: vi.fn() }));
  const server = servePages(answers);
  const spies = {
    pushed: vi.spyOn(history, "pushState"),
    scrollTo: vi.spyOn(window, "scrollTo"),
    assign: vi.spyOn(location, "assign").mockImplementation(() => {}),
    reload: vi.spyOn(location, "reload").mockImplementation(() => {}),
  };
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    return new DOMRect(0, (SECTION_TOPS[this.id] ?? 0) - scrollY);
  });
  await import("../../../src/client/main.ts");

  return {
    ...spies,
    /** Returns how the page has scrolled to a section, each time. */
    scrollsTo: (id: string) =>
      spies.scrollTo.mock.calls
        .map(([options]) => options as unknown as ScrollToOptions)
        .filter(({ top }) => top === SECTION_TOPS[id])
        .map(({ behavior }) => behavior),
    server,
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
      await flushPromises();
    },
    /** Clicks the element, waits, and returns whether the browser handles the click. */
    async click(selector: string, init?: MouseEventInit) {
      const isLeft = clickNow(selector, init);
      await flushPromises();
      return isLeft;
    },
    /** The same without waiting. */
    clickNow,
  };
}

/** Returns the position that is saved of a history entry. */
export function savedTop(key: string): number | null | undefined {
  const visits: [string, { top: number | null }][] = JSON.parse(sessionStorage.getItem("visits") ?? "[]");
  return new Map(visits).get(key)?.top;
}

/** Scrolls as the visitor does. */
export function scrollPageTo(y: number): void {
  document.documentElement.scrollTop = y;
}

/** Returns the elements that are watched until they come into view. */
export function watched(): Element[] {
  return observers.flatMap(({ elements }) => [...elements]);
}

/** Sends an event that bubbles. */
export function send(type: string, selector = "body"): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

function clickNow(selector: string, init: MouseEventInit = {}): boolean {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`Nothing matches ${selector}.`);
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return isLeftToBrowser;
}

declare global {
  interface Window {
    happyDOM: { setURL(url: string): void; settings: Record<string, unknown> };
  }
}
