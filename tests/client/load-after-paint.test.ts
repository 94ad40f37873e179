import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flushPromises } from "../support/dom/flush-promises.ts";

const scripted = () => document.documentElement.hasAttribute("data-scripted");

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(window, "addEventListener");
  await import("../../src/client/load-after-paint.ts");
});
afterEach(() => {
  // Each test runs the script again.
  for (const [type, listener, options] of vi.mocked(addEventListener).mock.calls) {
    removeEventListener(type, listener as EventListener, options);
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.documentElement.removeAttribute("data-scripted");
  document.documentElement.removeAttribute("data-fonts");
  window.onpopstate = null;
});

test("marks the document as scripted", () => {
  expect(scripted()).toBe(true);
});

test("removes the mark if our script cannot be loaded", () => {
  const script = document.head.appendChild(document.createElement("script"));
  script.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(false);
});

test.each(["img", "iframe"])("a broken %s changes nothing", (name) => {
  const element = document.head.appendChild(document.createElement(name));
  element.dispatchEvent(new Event("error"));
  expect(scripted()).toBe(true);
});

describe("fonts, script and manifest", () => {
  /** Simulates a paint of the page, of its words unless said otherwise. */
  let paint: (name?: string) => void;
  let watched: PerformanceObserverInit[];
  const tags = (selector: string) => document.head.querySelectorAll(selector);
  let fonts: { load(): Promise<unknown> }[];
  const parsed = () => dispatchEvent(new Event("DOMContentLoaded"));

  beforeEach(() => {
    watched = [];
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
    window.onpopstate = () => {};
    vi.stubGlobal(
      "PerformanceObserver",
      class {
        constructor(callback: PerformanceObserverCallback) {
          paint = (painted = "first-contentful-paint") => {
            const getEntriesByName = (name: string) => (name === painted ? [{ name }] : []);
            callback({ getEntriesByName } as unknown as PerformanceObserverEntryList, this as never);
          };
        }
        observe(options: PerformanceObserverInit) {
          watched.push(options);
        }
      },
    );
    fonts = [];
    Object.defineProperty(document, "fonts", { configurable: true, value: fonts });
    document.head.innerHTML = `<template data-late>
      <script type="module" src="/main.js"></script><link rel="manifest" href="/site.webmanifest"></template>`;
  });

  test("wait until the page is parsed and painted, and for one more frame", () => {
    expect(watched).toEqual([]);
    parsed();
    // Browsers may paint a page before they have parsed all of it.
    expect(watched).toEqual([{ type: "paint", buffered: true }]);
    expect(tags("link, script")).toHaveLength(0);
    paint("first-paint");
    vi.advanceTimersByTime(50);
    expect(tags("link, script")).toHaveLength(0);
    paint();
    expect(tags("link, script")).toHaveLength(0);
    vi.advanceTimersByTime(50);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("load after 1.5 seconds if the browser reports no paint", () => {
    parsed();
    vi.advanceTimersByTime(1499);
    expect(tags("link, script")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("a script that fails to load leaves the page in its state without JavaScript", () => {
    parsed();
    paint();
    vi.advanceTimersByTime(50);
    vi.advanceTimersByTime(5900);
    expect(scripted()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(scripted()).toBe(false);
  });

  test("after the script has loaded, its hidden elements stay hidden", () => {
    parsed();
    paint();
    vi.advanceTimersByTime(50);
    // The router has started.
    window.onpopstate = null;
    vi.advanceTimersByTime(60_000);
    expect(scripted()).toBe(true);
  });

  test("load once, however often the page is painted", () => {
    parsed();
    paint();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(2);
    expect(tags("template")).toHaveLength(0);
  });

  test("fonts are applied together after all have loaded or failed", async () => {
    const ends: (() => void)[] = [];
    const load = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    fonts.push({ load }, { load }, { load: () => Promise.reject(new Error("blocked")) });
    parsed();
    paint();
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    ends[0]?.();
    await flushPromises();
    expect(document.documentElement.hasAttribute("data-fonts")).toBe(false);
    ends[1]?.();
    await flushPromises();
    expect(document.documentElement.hasAttribute("data-fonts")).toBe(true);
  });

  test("a page without a template loads nothing", () => {
    tags("template")[0]?.remove();
    parsed();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(0);
  });
});
