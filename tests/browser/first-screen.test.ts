import { describe, expect, test } from "vitest";
import type { SiteServer } from "../support/browser/site-server.ts";
import type { Tab } from "../support/browser/tab.ts";
import { openEngine, waitUntilReady } from "../support/browser/visits.ts";

const open = openEngine();

test("is painted before the styles of the rest have come, and the rest waits for them", async () => {
  const { tab } = await open("/it/", { before: (server) => server.delay(/\/assets\/styles-/, 3000) });
  const { painted, styled, parsed } = await tab.evaluate(readTimes);
  expect(painted).toBeLessThan(styled);
  expect(parsed).toBeGreaterThan(styled);
});

/** Runs in the page. Returns when the first screen was painted, the styles came and the page was parsed. */
function readTimes() {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [styles] = performance.getEntriesByName((document.querySelector("[data-styles]") as HTMLLinkElement).href);
  return {
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    styled: (styles as PerformanceResourceTiming).responseEnd,
    parsed: page?.domInteractive ?? Number.NaN,
  };
}

describe.each([390, 834, 1440])("at %i px, before the script and the fonts have come", (width) => {
  test.each(["/it/", "/it/landing/"])("a press on a link to a section of %s ends there", async (path) => {
    const { tab } = await openEarly(path, width);
    await tab.click('.hero a[href="#contact"]');
    await waitUntilReady(tab);
    await tab.until("the section", () => {
      const top = document.getElementById("contact")?.getBoundingClientRect().top ?? 0;
      return Math.abs(top - 96) <= 2;
    });
  });

  test("End leads to the end", async () => {
    const { tab } = await openEarly("/it/", width);
    await tab.press("End");
    await waitUntilReady(tab);
    await tab.until("the end", () => document.documentElement.scrollHeight - innerHeight - scrollY < 3);
  });

  test("what a jump shows stays where it is", async () => {
    const { tab } = await openEarly("/it/", width);
    const top = await tab.evaluate(jump);
    await waitUntilReady(tab);
    expect(Math.abs((await tab.evaluate(topOfSeen)) - top)).toBeLessThanOrEqual(2);
  });
});

test.each(["/assets/main-", "/assets/after-first-sign-"])(
  "if %s… fails, what is on screen stays there",
  async (file) => {
    let fail = () => {};
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const { tab } = await open("/it/", {
      waits: false,
      allow: /did not load/,
      before: (server) => server.stub(new RegExp(file), () => failed.then(() => ({ status: 404, body: "" }))),
    });
    await tab.evaluate(() => window.fontsApplied);
    const top = await tab.evaluate(jump);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    fail();
    await tab.until("the page without its script", () => !document.documentElement.hasAttribute("data-scripted"));
    expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 100);
    expect(Math.abs((await tab.evaluate(topOfSeen)) - top)).toBeLessThanOrEqual(2);
  },
);

/** Opens a page whose script and fonts come late. */
function openEarly(path: string, width: number): Promise<{ tab: Tab }> {
  const before = (server: SiteServer) => {
    server.delay(/\/assets\/main-/, 1200);
    server.delay(/\.woff2$/, 2000);
  };
  return open(path, { width, waits: false, before });
}

declare global {
  interface Window {
    seen?: Element;
  }
}

/** Runs in the page. Returns where what is in the middle of the screen is after a jump. */
function jump(): number {
  scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: "instant" });
  window.seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
  return window.seen.getBoundingClientRect().top;
}

/** Runs in the page. */
function topOfSeen(): number {
  return window.seen?.getBoundingClientRect().top ?? Number.NaN;
}
