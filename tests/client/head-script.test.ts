import { afterEach, describe, expect, test, vi } from "vitest";
import { isScrolling, keepPlace, noteScrolling } from "../../src/client/keep-place.ts";
import { latePart, setScripted } from "../../src/client/script-state.ts";
import { forgetListeners } from "../support/dom/forget-listeners.ts";

afterEach(() => {
  forgetListeners();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// tests/browser/loading.test.ts tests the rest of the head script.
test("the script waits until the words are painted, and for one more frame; if our own script fails, the page is plain", async () => {
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

test("where no paint is reported, the script soon comes, and once it has, the page stays as it is", async () => {
  document.head.innerHTML = "<style data-fonts></style><template data-late><script></script></template>";
  vi.stubGlobal("PerformanceObserver", function observeNothing() {
    return { observe() {} };
  });
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  vi.resetModules();
  await import("../../src/client/head-script.ts");
  dispatchEvent(new Event("DOMContentLoaded"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(document.head.querySelectorAll("script")).toHaveLength(1);
  // As the router does.
  window.onpopstate = null;
  await vi.advanceTimersByTimeAsync(7000);
  expect(document.documentElement.hasAttribute("data-scripted")).toBe(true);
});

describe("a change of the layout", () => {
  test.each([
    { moves: "moves nothing that the visitor sees", tops: [96, 69], calls: [[{ top: -27, behavior: "instant" }]] },
    { moves: "scrolls nowhere if nothing has moved", tops: [96, 96], calls: [] },
    { moves: "ends no scroll that is under way", tops: [96, 69], events: 3, calls: [] },
  ])("$moves", ({ tops, events = 0, calls }) => {
    const seen = { getBoundingClientRect: () => ({ top: tops.shift() }) } as unknown as Element;
    document.elementFromPoint = () => seen;
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5000);
    vi.stubGlobal("scrollY", 100);
    vi.stubGlobal("scrollEvents", events);
    const scrolled = vi.spyOn(window, "scrollBy");
    const change = vi.fn();
    keepPlace(change);
    expect(change).toHaveBeenCalledTimes(1);
    expect(scrolled.mock.calls).toEqual(calls);
  });

  test("keeps the end of the page", () => {
    const height = vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1000 + innerHeight);
    vi.stubGlobal("scrollY", 1000);
    const scrolled = vi.spyOn(window, "scrollBy");
    keepPlace(() => void height.mockReturnValue(1200 + innerHeight));
    expect(scrolled.mock.calls).toEqual([[{ top: 200, behavior: "instant" }]]);
  });

  test("knows a scroll that is under way from a jump", () => {
    const { scroll, rest } = openScroll();
    scroll();
    scroll();
    expect(isScrolling()).toBe(false);
    scroll();
    expect(isScrolling()).toBe(true);
    rest();
    expect(isScrolling()).toBe(false);
    scroll();
    expect(isScrolling()).toBe(false);
    rest();
    dispatchEvent(new KeyboardEvent("keydown", { key: "End" }));
    scroll();
    expect(isScrolling()).toBe(true);
    dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }));
    expect(isScrolling(), "another key ends no scroll").toBe(true);
  });

  test("knows that a scroll goes on if its next frame is late", () => {
    const { scroll, pause, showFrame, rest } = openScroll();
    for (let frame = 0; frame < 3; frame++) scroll();
    pause();
    expect(isScrolling(), "no frame has come").toBe(true);
    // Browsers tell of the scroll first in each frame.
    scroll();
    showFrame();
    expect(isScrolling(), "the late frame has moved").toBe(true);
    rest();
    expect(isScrolling()).toBe(false);
  });
});

describe("a part of the script that hangs leaves the page plain after six seconds, until it comes", () => {
  test.each(["comes", "fails"])("and %s", async (end) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const isScripted = () => document.documentElement.hasAttribute("data-scripted");
    setScripted(true);
    let settle = () => {};
    const load = () =>
      new Promise<string>((resolve, reject) => {
        settle = () => (end === "comes" ? resolve("part") : reject(new Error("404")));
      });
    const part = latePart(load)();
    await vi.advanceTimersByTimeAsync(5999);
    expect(isScripted()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(isScripted()).toBe(false);
    settle();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await part).toBe(end === "comes" ? "part" : undefined);
    expect(isScripted()).toBe(end === "comes");
  });
});

test("a part of the script that comes in time leaves the page as it is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  setScripted(true);
  expect(await latePart(async () => "part")()).toBe("part");
  await vi.advanceTimersByTimeAsync(7000);
  expect(document.documentElement.hasAttribute("data-scripted")).toBe(true);
});

/** Notes scrolls in a page whose time and frames the test moves on. */
function openScroll() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const frames: (() => void)[] = [];
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
  noteScrolling();
  const scroll = () => dispatchEvent(new Event("scroll"));
  const pause = () => vi.advanceTimersByTime(500);
  const showFrame = () => {
    for (const draw of frames.splice(0)) draw();
  };
  const rest = () => {
    pause();
    showFrame();
  };
  return { scroll, pause, showFrame, rest };
}
