import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settle } from "../support/dom/settle.ts";

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

test("marks that scripts are on", () => {
  expect(scripted()).toBe(true);
});

test("and removes the mark if our script cannot be loaded", () => {
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
  /** Simulates that the page is painted. */
  let paint: () => void;
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
          paint = () => callback({} as PerformanceObserverEntryList, this as never);
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

  test("wait until the page is parsed and painted, and one more frame", () => {
    expect(watched).toEqual([]);
    parsed();
    // A page may be painted before it is parsed completely.
    expect(watched).toEqual([{ type: "paint", buffered: true }]);
    expect(tags("link, script")).toHaveLength(0);
    paint();
    expect(tags("link, script")).toHaveLength(0);
    vi.advanceTimersByTime(50);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("are loaded after a second and a half if no paint is reported", () => {
    parsed();
    vi.advanceTimersByTime(1499);
    expect(tags("link, script")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("a script that does not load leaves the page as it is without JavaScript", () => {
    parsed();
    paint();
    vi.advanceTimersByTime(50);
    vi.advanceTimersByTime(5900);
    expect(scripted()).toBe(true);
    vi.advanceTimersByTime(200);
    expect(scripted()).toBe(false);
  });

  test("a script that has loaded keeps what it hides", () => {
    parsed();
    paint();
    vi.advanceTimersByTime(50);
    // The router takes over.
    window.onpopstate = null;
    vi.advanceTimersByTime(60_000);
    expect(scripted()).toBe(true);
  });

  test("are loaded once, however often the page is painted", () => {
    parsed();
    paint();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(2);
    expect(tags("template")).toHaveLength(0);
  });

  test("fonts are applied together, once none is loading", async () => {
    const ends: (() => void)[] = [];
    const load = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
    fonts.push({ load }, { load }, { load: () => Promise.reject(new Error("blocked")) });
    parsed();
    paint();
    expect(load).not.toHaveBeenCalled();
    vi.runAllTimers();
    ends[0]?.();
    await settle();
    expect(document.documentElement.hasAttribute("data-fonts")).toBe(false);
    ends[1]?.();
    await settle();
    expect(document.documentElement.hasAttribute("data-fonts")).toBe(true);
  });

  test("nothing is loaded in a page without a template", () => {
    tags("template")[0]?.remove();
    parsed();
    paint();
    vi.runAllTimers();
    expect(tags("link, script")).toHaveLength(0);
  });
});
