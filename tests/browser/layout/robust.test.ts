import { describe, expect, test } from "vitest";
import { LANGUAGE_KEY } from "../../../src/shared/contract.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { onePageOfEachKind, pagesInOneLanguage, somePage } from "../../support/browser/site-pages.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import { arriveAt, openEngine, setLanguages, type VisitOptions, waitUntilReady } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

/** The flags, the only third party of a site with sample facts. */
const FLAGS = /\/\w\w\.png$/;

/** Combinations of visitor settings that must not break a page. */
const settings: Record<string, VisitOptions> = {
  "third parties blocked, storage that throws, a Swiss browser": {
    allow: /did not load/,
    before: (server) => {
      server.stub(FLAGS, MISSING);
      server.runFirst(refuseStorage);
      server.runFirst(setLanguages, ["it-CH"]);
    },
  },
  "third parties that never answer, a browser without a language": {
    before: (server) => {
      server.hold(FLAGS);
      server.runFirst(setLanguages, []);
    },
  },
  "320 px, a browser of odd languages that saves data, with something odd in its storage": {
    width: 320,
    height: 640,
    before: async (server, tab) => {
      server.runFirst(storeUnknownLanguage, LANGUAGE_KEY);
      server.runFirst(setLanguages, ["*", "x-klingon", "", "it_IT"]);
      await tab.chromium.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
    },
  },
};

/** With third parties in sight, and with a tool. */
const affected = onePageOfEachKind.filter(({ path }: { path: string }) => ["", "contact", "google-ads"].includes(path));

describe.each(Object.entries(settings))("%s", (_, setting) => {
  test.each(affected)("$url is intact and logs nothing", async ({ url, language }) => {
    const { tab, server } = await open("/robots.txt", { ...setting, waits: false });
    // Third parties may delay the load event forever.
    await tab.start(server.origin + url);
    await arriveAt(tab, url);
    await waitUntilReady(tab);
    expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(await tab.evaluate(findFaults, {})).toEqual([]);
  });
});

test.each(["/it/", "/en/", somePage("it"), somePage("en")])(
  "%s shifts by at most one line when its fonts load late",
  async (url) => {
    const { tab } = await open(url, {
      before: (server) => {
        server.delay(/\.woff2$/, 600);
        server.runFirst(addUpShifts);
      },
    });
    const shift = await tab.evaluate(async () => {
      // Waits for the frame that applies the fonts and the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.sumOfShifts();
    });
    // One heading line on a phone. In the fallback font one word in a hundred wraps differently.
    expect(shift).toBeLessThan(0.05);
  },
);

test.each(pagesInOneLanguage)("$url: no part of the hero moves when the next part arrives", async ({ url }) => {
  const { tab } = await open(url);
  const moved: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [600, 900],
    [834, 1112],
    [1280, 720],
  ] as const) {
    await tab.resize(width, height);
    moved.push(...(await tab.evaluate(findMoved)).map((part) => `${width} px: ${part}`));
  }
  expect(moved).toEqual([]);
});

/** Runs in the page. Takes the hero apart from its end, and returns the parts that this moves by more than half a line. */
function findMoved(): string[] {
  const main = document.querySelector("main") as HTMLElement;
  const whole = main.cloneNode(true);
  while (main.children[1]) main.children[1].remove();
  const parts = [...document.querySelectorAll(".hero > .measure > :not(:empty)")];
  const moved: string[] = [];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const tops = parts.map((before) => before.getBoundingClientRect().top);
    part.remove();
    for (const [index, before] of parts.entries()) {
      const move = Math.round((tops[index] ?? 0) - before.getBoundingClientRect().top);
      if (Math.abs(move) > 8) moved.push(`${before.className} moves ${move} px when ${part.className} arrives`);
    }
  }
  main.replaceWith(whole);
  return moved;
}

/** Runs first. */
function addUpShifts(): void {
  let sum = 0;
  const add = (shifts: PerformanceEntryList) => {
    for (const { value } of shifts as (PerformanceEntry & { value: number })[]) sum += value;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  window.sumOfShifts = () => {
    add(observer.takeRecords());
    return sum;
  };
}

/** Runs first. */
function storeUnknownLanguage(key: string): void {
  // Sandboxed frames have no storage.
  if (window.top === window) localStorage.setItem(key, "<script>");
}

declare global {
  interface Window {
    sumOfShifts: () => number;
  }
}

/** Runs first. Makes storage throw, as with all site data blocked. */
function refuseStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Denied.", "SecurityError");
      },
    });
  }
}
