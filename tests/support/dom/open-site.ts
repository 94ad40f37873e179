import { afterEach, vi } from "vitest";
import { ROUTES_META } from "../../../src/contract.ts";
import { paths } from "../../../src/urls.ts";
import { preferMotion } from "./motion.ts";

const ORIGIN = "https://www.example.com";

/** A page of the site as the build writes it, cut down to what a navigation reads. */
export interface TestPage {
  title?: string;
  lang?: string;
  build?: string;
  main?: string;
  header?: string;
  /** Tags of the page in the head. */
  head?: string;
  /** Regions to leave out, as a page of another make would. */
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
    main: `<main id="main" tabindex="-1" data-region="main"><h1>${title}</h1>${main}</main>`,
    floating: '<div data-region="floating"></div>',
    footer: '<footer data-region="footer"></footer>',
  };
  const body = Object.entries(regions)
    .filter(([region]) => region !== without)
    .map(([, html]) => html);
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title><meta name="build" content="${build}"><meta name="${ROUTES_META}" content="${paths.join(" ")}"><style data-page>.${title.replace(/\W/g, "")}{color:red}</style><meta name="description" content="${title}" data-page>${head}</head><body><a class="skip-link" href="#main">Skip</a>${body.join("")}<p id="announcer" aria-live="polite"></p></body></html>`;
}

/** What a test server answers for an address. */
export interface Answer {
  status?: number;
  type?: string;
  redirected?: boolean;
  body?: string;
}

interface Entry {
  state: unknown;
  url: string;
}

const undo: (() => void)[] = [];
let isLeftToBrowser = false;

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
  vi.useRealTimers();
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

/**
 * Opens a page in a browser of our own making: happy-dom has no layout, no
 * network and a history that only goes forward.
 */
export async function openSite(
  pages: Record<string, TestPage | Answer | "offline">,
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

  const server = serve({ ...pages });
  const entries = trackHistory(state);
  const listeners = trackListeners();
  // What is left to the browser goes no further here.
  addEventListener("click", (event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  });
  const observers = stubObservers();
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (run: () => void) => idle.push(run));
  let fontsLoaded = () => {};
  const ready = new Promise<void>((resolve) => {
    fontsLoaded = resolve;
  });
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
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
  const islands = { hydrateIsland: vi.fn(), endIsland: vi.fn() };
  vi.doMock("../../../src/client/islands.ts", () => islands);

  vi.resetModules();
  await import("../../../src/client/main.ts");

  return {
    ...entries,
    server,
    listeners,
    observers,
    islands,
    scrollTo,
    scrollIntoView,
    assign,
    reload,
    /** Runs what waits for an idle browser. */
    async rest() {
      for (const run of idle.splice(0)) run();
      await settle();
    },
    /** The fonts of the page arrive. */
    async loadFonts() {
      fontsLoaded();
      await settle();
    },
    /** Scrolls by hand. */
    scroll(y: number) {
      vi.stubGlobal("scrollY", y);
    },
    /** Clicks what the selector finds and waits for what follows. Returns whether the browser is left to it. */
    async click(selector: string, init: MouseEventInit = {}) {
      const isLeft = clickNow(selector, init);
      await settle();
      return isLeft;
    },
    /** The same without waiting. */
    clickNow,
  };
}

/** Waits until nothing more follows. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve();
}

function clickNow(selector: string, init: MouseEventInit = {}): boolean {
  const target = document.querySelector(selector);
  if (!target) throw new Error(`Nothing matches ${selector}.`);
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  return isLeftToBrowser;
}

function serve(pages: Record<string, TestPage | Answer | "offline">) {
  const held = new Map<string, () => void>();
  const holding = new Set<string>();
  const fetch = vi.fn(async (address: string) => {
    if (holding.has(address)) await new Promise<void>((release) => held.set(address, release));
    const page = pages[address];
    if (page === "offline") throw new TypeError("Failed to fetch");
    const isAnswer = page && ("status" in page || "type" in page || "redirected" in page || "body" in page);
    const {
      status = 200,
      type = "text/html; charset=utf-8",
      redirected = false,
      body,
    } = (isAnswer ? page : page ? {} : { status: 404 }) as Answer;
    return {
      status,
      ok: status >= 200 && status < 300,
      redirected,
      headers: new Headers({ "content-type": type }),
      text: async () => body ?? pageHtml(page as TestPage),
    };
  });
  vi.stubGlobal("fetch", fetch);
  return {
    fetch,
    pages,
    /** How often an address was asked for. */
    requests: (address: string) => fetch.mock.calls.filter(([asked]) => asked === address).length,
    /** Makes an address wait for its release. */
    hold: (address: string) => void holding.add(address),
    async release(address: string) {
      holding.delete(address);
      held.get(address)?.();
      await settle();
    },
  };
}

/** A history with a way back. */
function trackHistory(state: unknown) {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  replace(state, "");
  const entries: Entry[] = [{ state, url: location.href }];
  let index = 0;
  const pushed = vi.spyOn(history, "pushState").mockImplementation((data, unused, url) => {
    push(data, unused, url);
    entries.splice(++index, Number.POSITIVE_INFINITY, { state: data, url: location.href });
  });
  vi.spyOn(history, "replaceState").mockImplementation((data, unused, url) => {
    replace(data, unused, url);
    entries[index] = { state: data, url: location.href };
  });
  return {
    entries,
    pushed,
    /** Back (-1) or Forward (1), or an entry the browser has made itself. */
    async travel(delta: number, init: { hasUAVisualTransition?: boolean } = {}) {
      index += delta;
      const { state: data, url } = entries[index] as Entry;
      replace(data, "", url);
      const event = new PopStateEvent("popstate", { state: data });
      Object.assign(event, { hasUAVisualTransition: init.hasUAVisualTransition ?? false });
      dispatchEvent(event);
      await settle();
    },
    /** The visitor types another hash into the address bar. */
    async typeHash(hash: string) {
      push(null, "", hash);
      entries.splice(++index, Number.POSITIVE_INFINITY, { state: null, url: location.href });
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      await settle();
    },
  };
}

/** Counts listeners on window and document, and takes them away after the test. */
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

function stubObservers() {
  const observers: { observed: Set<Element>; near(element: Element): void; isOn: boolean }[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observed = new Set<Element>();
      isOn = true;
      callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback;
        observers.push(this);
      }
      observe(element: Element) {
        this.observed.add(element);
      }
      unobserve(element: Element) {
        this.observed.delete(element);
      }
      disconnect() {
        this.observed.clear();
        this.isOn = false;
      }
      near(target: Element) {
        if (!this.observed.has(target)) return;
        this.callback([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
      }
    },
  );
  return observers;
}
