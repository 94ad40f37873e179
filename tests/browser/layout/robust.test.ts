import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LANGUAGE_KEY } from "../../../src/contract.ts";
import { layoutFaults } from "../../support/browser/layout-faults.ts";
import { layout, until } from "../../support/browser/page-state.ts";
import { onePageOfEachKind, openSite, pages } from "../../support/browser/served-site.ts";
import { open, reader, type VisitOptions } from "../../support/browser/visitor.ts";
import { root } from "../../support/project/project-root.ts";

const site = openSite();

/** Combinations of visitor settings that must not break a page. */
const settings: Record<string, VisitOptions> = {
  "third parties blocked, storage that throws, a Swiss browser": {
    outside: "blocked",
    locale: "it-CH",
    before: (page) => page.addInitScript(refuseStorage),
  },
  "third parties that never answer, a browser without a language": {
    outside: "hangs",
    savesData: true,
    before: (page) => page.addInitScript(setLanguages, []),
  },
  "a French browser that saves data, with something odd in its storage": {
    locale: "fr-FR",
    savesData: true,
    before: (page) => page.addInitScript(storeUnknownLanguage, LANGUAGE_KEY),
  },
  "320 px, a browser of odd languages": {
    viewport: { width: 320, height: 640 },
    savesData: true,
    before: (page) => page.addInitScript(setLanguages, ["*", "x-klingon", "", "it_IT"]),
  },
};

describe.each(Object.keys(settings))("%s", (name) => {
  const read = reader(site, settings[name]);

  // Blocked third parties and full storage may break any page. The language is handled alike on all pages.
  test.each(settings[name]?.outside === "blocked" ? pages : onePageOfEachKind)(
    "$url shows all its words, loads in time and logs nothing",
    async ({ url, language }) => {
      const page = await waitForLoad(await read(url, { waitUntil: "domcontentloaded" }));
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
      expect(await layoutFaults(page)).toEqual([]);
      expect(await words(page)).toEqual(wordsOfFile(url));
    },
  );
});

test.each(["/it/", "/en/contact/"])(
  "%s has the same layout whether third parties respond, are blocked or hang",
  async (url) => {
    const boxes: Record<string, string[]> = {};
    for (const outside of ["answers", "blocked", "hangs"] as const) {
      const page = await openPage(url, { outside, allow: /Failed to initialize/ });
      // Scrolls down and back, so that all lazy content loads.
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        scrollTo({ top: 0, behavior: "instant" });
      });
      boxes[outside] = (await layout(page)).sort();
    }
    expect(boxes.blocked).toEqual(boxes.answers);
    expect(boxes.hangs).toEqual(boxes.answers);
  },
);

/** After this the page no longer waits for a paint that a busy machine owes it. */
const PAINT_LIMIT_MS = 1500;

test.for(["/it/", "/en/services/"])("%s loads fonts and script only after its first paint", async (url) => {
  const { page } = await open(site, url);
  const asked = await page.evaluate((limit) => {
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
  const fonts = await page.evaluate(() =>
    ["h1", ".lede"].map((words) => getComputedStyle(document.querySelector(words) as Element).fontFamily.split(",")[0]),
  );
  expect(fonts).toEqual(['"Bricolage Grotesque"', '"Hanken Grotesk"']);
});

/** Layout shift of one heading line on a phone. In the fallback font one word in a hundred wraps differently. */
const ONE_LINE = 0.05;

test.for(["/it/", "/en/", "/it/about/", "/en/contact/"])(
  "%s shifts by at most one line when its fonts load late",
  async (url) => {
    const { page } = await open(site, url, {
      viewport: { width: 390, height: 844 },
      before: (page) =>
        page.route("**/*.woff2", async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 600));
          await route.continue();
        }),
    });
    const shift = await page.evaluate(async () => {
      await window.laidOut;
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

async function openPage(url: string, options: VisitOptions = {}): Promise<Page> {
  const { page } = await open(site, "/robots.txt", options);
  await page.goto(site.origin + url, { waitUntil: "domcontentloaded" });
  return waitForLoad(page);
}

/** Waits for the fonts and the load event of the page. Playwright would wait for every frame. */
async function waitForLoad(page: Page): Promise<Page> {
  await until(page, "the load event", () => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry && entry.loadEventEnd > 0;
  });
  await page.evaluate(() => window.laidOut);
  return page;
}

/** Returns the words of main, sorted, because the services grid shuffles its cards. */
function words(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector("main") as HTMLElement;
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let text = "";
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest("script")) text += walker.currentNode.nodeValue;
    return text.match(/\p{L}+/gu)?.sort() ?? [];
  });
}

/** Returns the sorted words of main in the built file. */
function wordsOfFile(url: string): string[] {
  const html = readFileSync(join(root, "dist", url, "index.html"), "utf8");
  const [, main = ""] = html.match(/<main.*?>(.*)<\/main>/s) ?? [];
  const text = main.replace(/<script.*?<\/script>/gs, "").replace(/<[^>]*>/g, "");
  return (
    text
      .replace(/&[#\w]+;/g, "'")
      .match(/\p{L}+/gu)
      ?.sort() ?? []
  );
}

function setLanguages(languages: string[]): void {
  Object.defineProperty(navigator, "languages", { get: () => languages });
  Object.defineProperty(navigator, "language", { get: () => languages[0] });
}

function storeUnknownLanguage(key: string): void {
  // Sandboxed frames have no storage.
  if (window.top === window) localStorage.setItem(key, "<script>");
}

function refuseStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Denied.", "SecurityError");
      },
    });
  }
}
