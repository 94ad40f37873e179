import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const scripted = () => document.documentElement.hasAttribute("data-scripted");

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(window, "addEventListener");
  await import("../../src/client/scripted.ts");
});
afterEach(() => {
  // Each test runs the script anew.
  for (const [type, listener, options] of vi.mocked(addEventListener).mock.calls) {
    removeEventListener(type, listener as EventListener, options);
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-scripted");
  document.documentElement.removeAttribute("data-loaded");
});

test("tells the styles that scripts are on", () => {
  expect(scripted()).toBe(true);
});

test("and takes it back if our script cannot be loaded", () => {
  const script = document.head.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(false);
});

test.each(["img", "iframe"])("a broken %s changes nothing", (name) => {
  const element = document.head.appendChild(document.createElement(name));
  element.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(true);
});

test("tells the styles when the page is loaded", () => {
  expect(document.documentElement.hasAttribute("data-loaded")).toBe(false);
  dispatchEvent(new Event("load"));
  expect(document.documentElement.hasAttribute("data-loaded")).toBe(true);
});

describe("fonts, script and manifest", () => {
  /** Plays the browser: the page is parsed, and painted. */
  let paint: () => void;
  let watched: PerformanceObserverInit[];
  const tags = (selector: string) => document.head.querySelectorAll(selector);
  const styles = () => tags("style")[0] as HTMLStyleElement;
  const parsed = () => dispatchEvent(new Event("DOMContentLoaded"));

  beforeEach(() => {
    watched = [];
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(callback: PerformanceObserverCallback) {
          paint = () => callback({} as PerformanceObserverEntryList, this as never);
        }
        observe(options: PerformanceObserverInit) {
          watched.push(options);
        }
      },
    );
    document.head.innerHTML = `<style media="(scripting: none)"></style><template data-late>
      <link rel="preload" as="font" href="/one.woff2"><link rel="preload" as="font" href="/two.woff2">
      <script type="module" src="/main.js"></script><link rel="manifest" href="/site.webmanifest"></template>`;
  });

  test("wait until the whole page is here and painted, and one frame more", () => {
    expect(watched).toEqual([]);
    parsed();
    // A page may be painted before it is all here.
    expect(watched).toEqual([{ type: "paint", buffered: true }]);
    expect(tags("link, script")).toHaveLength(0);
    paint();
    expect(tags("link, script")).toHaveLength(0);
    expect(styles().media).toBe("(scripting: none)");
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(4);
    expect(styles().hasAttribute("media")).toBe(false);
  });

  test("are let in once, whatever else is painted", () => {
    parsed();
    paint();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(4);
    expect(tags("template")).toHaveLength(0);
  });

  test("are there already in a page that holds no template", () => {
    tags("template")[0]?.remove();
    parsed();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(0);
  });
});
