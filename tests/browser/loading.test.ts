import { describe, expect, test } from "vitest";
import { isAtTop } from "../support/browser/in-page.ts";
import { findFaults } from "../support/browser/layout-faults.ts";
import { useWideFallback } from "../support/browser/page-state.ts";
import { MISSING } from "../support/browser/site-server.ts";
import { follow, openEngine, rest, waitUntilReady } from "../support/browser/visits.ts";

const open = openEngine();

const SCRIPT = /\/assets\/main-/;
const FONTS = /\.woff2$/;

test("the first screen is painted before the styles of the rest have come, and the rest waits for them", async () => {
  const { tab } = await open("/it/", { before: (server) => server.delay(/\/assets\/styles-/, 1500) });
  const { painted, styled, parsed } = await tab.evaluate(readTimes);
  expect(painted).toBeLessThan(styled);
  expect(parsed).toBeGreaterThan(styled);
});

test("nothing covers the first screen if the styles of the rest are gone, as in a tab of an older deploy", async () => {
  const { tab } = await open("/it/", {
    allow: /styles-|did not load/,
    before: (server) => server.stub(/\/assets\/styles-/, MISSING),
  });
  expect(await tab.evaluate(coveredInHero)).toEqual([]);
});

/** Runs in the page. Returns links of the hero that something else lies over. */
function coveredInHero(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>(".hero a")];
  const covered = links.filter((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return covered.map(({ textContent }) => textContent);
}

describe.each([390, 1440])("at %i px, before the script and the fonts have come", (width) => {
  const early = { width, waits: false, holds: new RegExp(`${SCRIPT.source}|${FONTS.source}`) };

  test("a press on a link to a section ends there", async () => {
    const { tab, release } = await open("/it/landing/", early);
    await tab.click('.hero a[href="#contact"]');
    release();
    await waitUntilReady(tab);
    await tab.until("the section", () => {
      const top = document.getElementById("contact")?.getBoundingClientRect().top ?? 0;
      return Math.abs(top - 96) <= 2;
    });
  });

  test("End leads to the end", async () => {
    const { tab, release } = await open("/it/", early);
    await tab.press("End");
    await tab.until("the end", isAtEnd);
    release();
    await waitUntilReady(tab);
    await tab.until("the end", isAtEnd);
  });

  test("what a jump shows stays where it is", async () => {
    const { tab, release } = await open("/it/", early);
    await tab.evaluate(useWideFallback);
    const top = await tab.evaluate(jump);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    release();
    await waitUntilReady(tab);
    expect(await tab.evaluate(() => document.documentElement.scrollHeight)).not.toBe(height);
    expect(Math.abs((await tab.evaluate(topOfSeen)) - top)).toBeLessThanOrEqual(2);
  });
});

test.each([SCRIPT, /\/assets\/late-/])(
  "if %s fails, what is on screen stays there, nothing is hidden, and links work",
  async (holds) => {
    const { tab, release } = await open("/it/", { waits: false, allow: /did not load/, holds });
    await tab.evaluate(() => window.fontsApplied);
    const top = await tab.evaluate(jump);
    const height = await tab.evaluate(() => document.documentElement.scrollHeight);
    release(MISSING);
    await tab.see("html:not([data-scripted])");
    expect(await tab.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 100);
    expect(Math.abs((await tab.evaluate(topOfSeen)) - top)).toBeLessThanOrEqual(2);
    expect(await tab.evaluate(areFacesVisible)).toBe(true);
    await tab.click(".hero a[href='/it/services/']");
    await tab.until("the page", () => location.pathname === "/it/services/");
  },
);

test("while a font loads, the page is readable in fallback fonts; then all are applied together", async () => {
  const { tab, server, release } = await open("/it/", { waits: false, holds: /bricolage.*\.woff2$/ });
  await expect.poll(() => server.requests.filter((path) => FONTS.test(path))).toHaveLength(2);
  await rest();
  expect(await tab.evaluate(loadedFonts)).toEqual([]);
  // Fallback fonts may be too wide for long words.
  expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
  release();
  await waitUntilReady(tab);
  expect(await tab.evaluate(loadedFonts)).toEqual(["Bricolage Grotesque 750", "Hanken Grotesk 400 650"]);
});

test("a font that fails keeps nothing back", async () => {
  const { tab } = await open("/it/services/", {
    allow: /did not load/,
    before: (server) => server.stub(/bricolage.*\.woff2$/, MISSING),
  });
  expect(await tab.evaluate(loadedFonts)).toEqual(["Hanken Grotesk 400 650"]);
});

describe("in Chromium and Firefox, whose drivers can act while a page loads", () => {
  const open = openEngine({ engines: ["chromium", "firefox"] });

  test("a press on a link to a section that has not been parsed yet ends there", async () => {
    const { tab, server } = await open("/robots.txt", { waits: false });
    const release = server.hold(/\/assets\/styles-/);
    await tab.start(`${server.origin}/it/landing/`);
    await tab.click('.hero a[href="#contact"]');
    expect(await tab.count("#contact")).toBe(0);
    release();
    await waitUntilReady(tab);
    await tab.until("the section", isAtTop, "contact");
  });
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });

  test("while the script hangs, the page is readable, soon in its state without JavaScript; then the router starts", async () => {
    const { tab, release } = await open("/it/", { waits: false, holds: SCRIPT });
    expect(await tab.isVisible("h1")).toBe(true);
    expect(await tab.count("html[data-scripted]")).toBe(1);
    await tab.see("html:not([data-scripted])");
    expect(await tab.evaluate(areFacesVisible)).toBe(true);
    release();
    await tab.see("html[data-scripted]");
    await waitUntilReady(tab);
    await follow(tab, "/it/about/");
  });

  // tests/client/head-script.test.ts tests that the script waits for the first paint.
  test("script and fonts load in a background tab, which reports no paint", async () => {
    await open("/it/services/", { before: (server) => server.runFirst(hideTab) });
  });
});

/** Runs first. */
function hideTab(): void {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.requestAnimationFrame = () => 0;
  PerformanceObserver.prototype.observe = () => {};
}

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

/** Runs in the page. */
function isAtEnd(): boolean {
  return document.documentElement.scrollHeight - innerHeight - scrollY < 3;
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

/** Runs in the page. */
function areFacesVisible(): boolean {
  return [...document.querySelectorAll("[data-face]")].every((face) =>
    face.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Returns the loaded fonts that are no fallback. */
function loadedFonts(): string[] {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === "loaded" && !family.includes("Fallback"),
  );
  return loaded.map(({ family, weight }) => `${family.replaceAll('"', "")} ${weight}`).sort();
}
