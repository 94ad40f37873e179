import { afterEach, vi } from "vitest";
import { flushPromises } from "./flush-promises.ts";
import { preferMotion } from "./motion.ts";
import { pageHtml, servePages, type TestPage, type TestResponse } from "./serve-pages.ts";
import { stubObservers } from "./stub-observers.ts";
import { trackHistory } from "./track-history.ts";

const ORIGIN = "https://www.example.com";

const undo: (() => void)[] = [];
let isLeftToBrowser = false;

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) step();
  vi.useRealTimers();
  // What the test has left for the next frame must not run in the next test.
  await new Promise(requestAnimationFrame);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock("../../../src/client/islands.ts");
  vi.resetModules();
  sessionStorage.clear();
  localStorage.clear();
  for (const attribute of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(attribute);
  }
});

/** Opens a page in happy-dom, with stubs for the server, the history and observers. */
export async function openPage(
  pages: Record<string, TestPage | TestResponse | "offline">,
  {
    at = "/it/",
    state = null,
    saved = {},
    scrollY = 0,
  }: { at?: string; state?: unknown; saved?: Record<string, number>; scrollY?: number } = {},
) {
  const first = pages[at.replace(/#.*/, "")] as TestPage;
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(ORIGIN + at);
  document.documentElement.innerHTML = pageHtml(first ?? {}).replace(/^.*?<html[^>]*>|<\/html>$/gs, "");
  document.documentElement.lang = first?.lang ?? "it";
  document.documentElement.setAttribute("data-scripted", "");
  for (const [key, value] of Object.entries(saved)) sessionStorage.setItem(key, String(value));
  document.adoptedStyleSheets = [];

  const server = servePages({ ...pages });
  const entries = trackHistory(state);
  const listeners = trackListeners();
  // happy-dom must not navigate.
  addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  const observers = stubObservers();
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  let fontsLoaded = () => {};
  window.fontsApplied = new Promise<void>((resolve) => {
    fontsLoaded = resolve;
  });
  preferMotion("no-preference");
  const view = { y: 0 };
  vi.stubGlobal("scrollY", scrollY);
  const scrollTo = vi.fn(({ top = 0 }: ScrollToOptions) => {
    view.y = top;
    vi.stubGlobal("scrollY", top);
  });
  vi.stubGlobal("scrollTo", scrollTo);
  const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const unmounted: Element[] = [];
  const islands = {
    hydrateIsland: vi.fn((element: Element) => ({ unmount: () => unmounted.push(element) })),
  };
  vi.doMock("../../../src/client/islands.ts", () => islands);

  vi.resetModules();
  await import("../../../src/client/main.ts");

  return {
    ...entries,
    server,
    listeners,
    observers,
    islands,
    /** Islands that were unmounted, in order. */
    unmounted,
    scrollTo,
    scrollIntoView,
    assign,
    reload,
    /** Runs the idle callbacks. */
    async rest() {
      for (const run of idle.splice(0)) run();
      await flushPromises();
    },
    /** Simulates that the fonts have loaded and are painted. Needs fake timers. */
    async loadFonts() {
      fontsLoaded();
      await flushPromises();
      vi.advanceTimersToNextFrame();
      await flushPromises();
    },
    /** Simulates that the visitor scrolls. */
    scroll(y: number) {
      vi.stubGlobal("scrollY", y);
    },
    /** Clicks the element, waits, and returns whether the browser handles the click. */
    async click(selector: string, init: MouseEventInit = {}) {
      const isLeft = clickNow(selector, init);
      await flushPromises();
      return isLeft;
    },
    /** The same without waiting. */
    clickNow,
  };
}

function clickNow(selector: string, init: MouseEventInit = {}): boolean {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`Nothing matches ${selector}.`);
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  return isLeftToBrowser;
}

/** Counts listeners on window and document, and removes them after the test. */
function trackListeners() {
  const added: [EventTarget, string][] = [];
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    const spy = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      added.push([target, type]);
      undo.push(() => target.removeEventListener(type, listener, options));
      add(type, listener, options);
    };
    vi.spyOn(target, "addEventListener").mockImplementation(spy as typeof target.addEventListener);
  }
  return added;
}
