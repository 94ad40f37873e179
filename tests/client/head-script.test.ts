import { afterEach, expect, test, vi } from "vitest";
import { keepPlace } from "../../src/client/keep-place.ts";
import { forgetListeners } from "../support/dom/forget-listeners.ts";

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// tests/browser/loading.test.ts tests the rest of the head script.
test("fonts and script wait until the words are painted, and for one more frame; if our own script fails, the page is plain", async () => {
  document.head.innerHTML = "<style data-fonts></style><template data-late><script></script></template>";
  let paint = (_name: string) => {};
  vi.stubGlobal("PerformanceObserver", function observePaints(callback: PerformanceObserverCallback) {
    paint = (painted) => {
      const getEntriesByName = (name: string) => (name === painted ? [{ name }] : []);
      callback({ getEntriesByName } as unknown as PerformanceObserverEntryList, {} as never);
    };
    return { observe() {} };
  });
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  await import("../../src/client/head-script.ts");
  const scripts = () => document.head.querySelectorAll("script").length;
  dispatchEvent(new Event("DOMContentLoaded"));
  paint("first-paint");
  await vi.advanceTimersByTimeAsync(50);
  expect(scripts()).toBe(0);
  paint("first-contentful-paint");
  expect(scripts()).toBe(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(scripts()).toBe(1);

  // Long before the limit for a script that is late, which is 6 s.
  const isScriptedAfterError = async (script: Element) => {
    script.dispatchEvent(new Event("error"));
    await vi.advanceTimersByTimeAsync(1500);
    return document.documentElement.hasAttribute("data-scripted");
  };
  expect(await isScriptedAfterError(document.head.appendChild(document.createElement("script")))).toBe(true);
  expect(await isScriptedAfterError(document.head.querySelector("script") as Element)).toBe(false);
});

test("a change of the layout moves nothing that the visitor sees", () => {
  const tops = [96, 69];
  const seen = { getBoundingClientRect: () => ({ top: tops.shift() }) } as unknown as Element;
  vi.spyOn(document, "querySelector").mockReturnValue(seen);
  vi.stubGlobal("scrollY", 100);
  const scrolled = vi.spyOn(window, "scrollBy");
  keepPlace(() => {});
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -27, behavior: "instant" });
});
