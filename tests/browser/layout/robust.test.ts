import { describe, expect, test } from "vitest";
import { LANGUAGE_KEY } from "../../../src/contract.ts";
import { saveData } from "../../support/browser/chromium-settings.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { layout } from "../../support/browser/page-state.ts";
import { onePageOfEachKind, pages } from "../../support/browser/site-pages.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import {
  openEngine,
  refuseStorage,
  setLanguages,
  type VisitOptions,
  waitUntilReady,
} from "../../support/browser/visits.ts";
import { pages as builtPages, parse } from "../../support/site/built-site.ts";

const open = openEngine({ engines: ["chromium"] });

/** The flags, the only third party of a site with sample facts. */
const FLAGS = /\/\w\w\.png$/;
const block = (server: SiteServer) => server.stub(FLAGS, async () => ({ status: 404, type: "text/plain", body: "" }));

/** Combinations of visitor settings that must not break a page. The first may break any page, the others all alike. */
const settings: Record<string, VisitOptions> = {
  "third parties blocked, storage that throws, a Swiss browser": {
    allow: /did not load/,
    before: (server) => {
      block(server);
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
      await saveData(tab);
    },
  },
};

describe.each(Object.entries(settings))("%s", (name, setting) => {
  test.each(name.includes("blocked") ? pages : onePageOfEachKind)(
    "$url shows all its words and logs nothing",
    async ({ url, language }) => {
      const { tab } = await startAt(url, setting);
      expect(await tab.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await tab.evaluate(findFaults, {})).toEqual([]);
      expect(await tab.evaluate(readWords)).toEqual(wordsOfFile(url));
    },
  );
});

test.each(["/it/", "/en/contact/"])(
  "%s has the same layout whether third parties respond, are blocked or hang",
  async (url) => {
    const boxes: string[][] = [];
    for (const before of [() => {}, block, (server: SiteServer) => server.hold(FLAGS)]) {
      const { tab } = await startAt(url, { before, allow: /did not load/ });
      // Scrolls down and back, so that all lazy content loads.
      await tab.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        scrollTo({ top: 0, behavior: "instant" });
      });
      boxes.push((await layout(tab)).sort());
    }
    expect(boxes[1]).toEqual(boxes[0]);
    expect(boxes[2]).toEqual(boxes[0]);
  },
);

/** After this the page no longer waits for a paint that a busy machine owes it. */
const PAINT_LIMIT_MS = 1500;

test.each(["/it/", "/en/services/"])("%s loads fonts and script only after its first paint", async (url) => {
  const { tab } = await open(url);
  const asked = await tab.evaluate((limit) => {
    const [{ domContentLoadedEventStart }] = performance.getEntriesByType("navigation") as [
      PerformanceNavigationTiming,
    ];
    const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY;
    const files = performance.getEntriesByType("resource").filter(({ name }) => /\.woff2$|\/main-\w+\.js$/.test(name));
    return files.map(({ name, startTime }) => ({
      name,
      isLate: startTime > Math.min(painted, domContentLoadedEventStart + limit),
    }));
  }, PAINT_LIMIT_MS);
  expect(asked).toHaveLength(3);
  expect(asked.filter(({ isLate }) => !isLate)).toEqual([]);
  const fonts = await tab.evaluate(() =>
    ["h1", ".lede"].map((words) => getComputedStyle(document.querySelector(words) as Element).fontFamily.split(",")[0]),
  );
  expect(fonts).toEqual(['"Bricolage Grotesque"', '"Hanken Grotesk"']);
});

/** Layout shift of one heading line on a phone. In the fallback font one word in a hundred wraps differently. */
const ONE_LINE = 0.05;

test.each(["/it/", "/en/", "/it/about/", "/en/contact/"])(
  "%s shifts by at most one line when its fonts load late",
  async (url) => {
    const { tab } = await open(url, { before: (server) => server.delay(/\.woff2$/, 600) });
    const shift = await tab.evaluate(async () => {
      // Waits for the frame that applies the fonts and the next frame.
      for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
      return new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 100);
      });
    });
    expect(shift).toBeLessThan(ONE_LINE);
  },
);

/** Opens a page without waiting for its load event, which third parties may delay forever. */
async function startAt(url: string, setting: VisitOptions): Promise<{ tab: Tab }> {
  const { tab, server } = await open("/robots.txt", { ...setting, waits: false });
  await tab.start(server.origin + url);
  await tab.until("the page", (path) => location.pathname === path && document.readyState !== "loading", url);
  await waitUntilReady(tab);
  return { tab };
}

/** Runs in the page. Returns the words of main, sorted, because the services grid shuffles its cards. */
function readWords(): string[] {
  const walker = document.createTreeWalker(document.querySelector("main") as Element, NodeFilter.SHOW_TEXT);
  let text = "";
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest("script")) text += walker.currentNode.nodeValue;
  return text.match(/\p{L}+/gu)?.sort() ?? [];
}

/** Returns the sorted words of main in the built file. */
function wordsOfFile(url: string): string[] {
  const main = parse(builtPages.find((page) => page.url === url)?.html ?? "").querySelector("main");
  for (const script of main?.querySelectorAll("script") ?? []) script.remove();
  return main?.textContent?.match(/\p{L}+/gu)?.sort() ?? [];
}

/** Runs first. */
function storeUnknownLanguage(key: string): void {
  // Sandboxed frames have no storage.
  if (window.top === window) localStorage.setItem(key, "<script>");
}
