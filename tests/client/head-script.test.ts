import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flushPromises } from "../support/dom/flush-promises.ts";

const scripted = () => document.documentElement.hasAttribute("data-scripted");

/** Ends the loading of each font, in the order of their rules. */
let loads: { family: string; end(isLoaded: boolean): void }[];
/** Stands for `document.fonts`. */
let applied: FontFace[];

beforeEach(async () => {
  vi.resetModules();
  document.head.innerHTML = `<style data-fonts>
    @font-face { font-family: "Display"; src: url("/display.woff2"); font-weight: 700 }
    @font-face { font-family: Body; src: url("/body.woff2"); unicode-range: U+41 }</style>
    <template data-late><script type="module" src="/main.js"></script><link rel="manifest" href="/site.webmanifest"></template>`;
  loads = [];
  applied = [];
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { add: (face: FontFace) => applied.push(face) },
  });
  vi.stubGlobal("FontFace", FakeFontFace);
  vi.spyOn(window, "addEventListener");
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  await import("../../src/client/head-script.ts");
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
  window.onpopstate = null;
});

test("marks the document as scripted", () => {
  expect(scripted()).toBe(true);
});

describe("fonts, script and manifest", () => {
  /** Simulates a paint of the page, of its words unless said otherwise. */
  let paint: (name?: string) => void;
  let watched: PerformanceObserverInit[];
  const tags = (selector: string) => document.head.querySelectorAll(selector);
  const parsed = () => dispatchEvent(new Event("DOMContentLoaded"));

  beforeEach(() => {
    watched = [];
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
  });

  test("wait until the page is parsed and painted, and for one more frame", async () => {
    expect(watched).toEqual([]);
    parsed();
    // Browsers may paint a page before they have parsed all of it.
    expect(watched).toEqual([{ type: "paint", buffered: true }]);
    expect(tags("link, script")).toHaveLength(0);
    paint("first-paint");
    await vi.advanceTimersByTimeAsync(50);
    expect(tags("link, script")).toHaveLength(0);
    paint();
    expect(tags("link, script")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(50);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("load after 1.5 seconds if the browser reports no paint", async () => {
    parsed();
    await vi.advanceTimersByTimeAsync(1499);
    expect(tags("link, script")).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(tags("link, script")).toHaveLength(2);
  });

  test("our script, if it cannot be loaded, leaves the page in its state without JavaScript at once", async () => {
    parsed();
    paint();
    await vi.advanceTimersByTimeAsync(50);
    expect(scripted()).toBe(true);
    document.head.querySelector("script")?.dispatchEvent(new Event("error"));
    expect(scripted()).toBe(false);
  });

  test.each(["script", "img", "video"])("a broken %s of others changes nothing", async (name) => {
    parsed();
    paint();
    await vi.advanceTimersByTimeAsync(50);
    const element = document.head.appendChild(document.createElement(name));
    element.dispatchEvent(new Event("error"));
    expect(scripted()).toBe(true);
  });

  test("a script that does not arrive leaves the page in its state without JavaScript", async () => {
    parsed();
    paint();
    await vi.advanceTimersByTimeAsync(50);
    await vi.advanceTimersByTimeAsync(5900);
    expect(scripted()).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(scripted()).toBe(false);
  });

  test("after the script has loaded, its hidden elements stay hidden", async () => {
    parsed();
    paint();
    await vi.advanceTimersByTimeAsync(50);
    // The router has started.
    window.onpopstate = null;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scripted()).toBe(true);
  });

  test("load once, however often the page is painted", async () => {
    parsed();
    paint();
    paint();
    await vi.runAllTimersAsync();
    expect(tags("link, script")).toHaveLength(2);
    expect(tags("template")).toHaveLength(0);
  });

  test("fonts are loaded by script alone, and applied together", async () => {
    expect(document.querySelector("style")?.media).toBe("not all");
    parsed();
    paint();
    expect(loads).toEqual([]);
    await vi.runAllTimersAsync();
    expect(loads.map(({ family }) => family)).toEqual(["Display", "Body"]);
    loads[0]?.end(true);
    await flushPromises();
    expect(applied).toEqual([]);
    loads[1]?.end(true);
    await vi.runAllTimersAsync();
    await window.fontsApplied;
    expect(applied).toMatchObject([
      { family: "Display", source: 'url("/display.woff2")', descriptors: { weight: "700" } },
      { family: "Body", source: 'url("/body.woff2")', descriptors: { unicodeRange: "U+41" } },
    ]);
  });

  test("a font that fails to load does not hold back the other", async () => {
    parsed();
    paint();
    await vi.runAllTimersAsync();
    loads[0]?.end(false);
    loads[1]?.end(true);
    await vi.runAllTimersAsync();
    await window.fontsApplied;
    expect(applied).toMatchObject([{ family: "Body" }]);
  });

  test("the section of the address keeps its place when the fonts come", async () => {
    const tops = [96, 69];
    const section = { getBoundingClientRect: () => ({ top: tops.shift() }) };
    vi.spyOn(document, "querySelector").mockImplementation((selector) =>
      selector === ":target" ? (section as unknown as Element) : null,
    );
    const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
    vi.stubGlobal("scrollY", 100);
    parsed();
    paint();
    await vi.advanceTimersByTimeAsync(100);
    for (const { end } of loads) end(true);
    await window.fontsApplied;
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -27, behavior: "instant" });
  });

  test("a page without a template loads nothing", async () => {
    tags("template")[0]?.remove();
    parsed();
    paint();
    await vi.runAllTimersAsync();
    expect(tags("link, script")).toHaveLength(0);
  });
});

class FakeFontFace {
  status = "unloaded";
  family;
  source;
  descriptors;

  constructor(family: string, source: string, descriptors: FontFaceDescriptors) {
    this.family = family;
    this.source = source;
    this.descriptors = descriptors;
  }

  load() {
    return new Promise<void>((resolve, reject) => {
      const end = (isLoaded: boolean) => {
        this.status = isLoaded ? "loaded" : "error";
        if (isLoaded) resolve();
        else reject(new Error("blocked"));
      };
      loads.push({ family: this.family, end });
    });
  }
}
