import { expect, test } from "vitest";
import { isAtTop } from "../support/browser/in-page.ts";
import { findFaults } from "../support/browser/layout-faults.ts";
import { onePageOfEachKind, pagesInOneLanguage } from "../support/browser/site-pages.ts";
import { MISSING, type SiteServer } from "../support/browser/site-server.ts";
import { engine, openEngine, rest, runsIn } from "../support/browser/visits.ts";

const open = openEngine();
const testInTwo = test.runIf(runsIn("chromium", "webkit"));
/** The driver of WebKit cannot act while a page loads. */
const testWhileLoading = test.runIf(engine !== "webkit");
const testInChromium = test.runIf(engine === "chromium");

const SCRIPT = /\/assets\/main-/;
const STYLES = /\/assets\/styles-/;
const FONTS = /\.woff2$/;
const SCRIPT_AND_FONTS = RegExp(`${SCRIPT.source}|${FONTS.source}`);
const OWN_FONTS = ["Bricolage Grotesque 750", "Hanken Grotesk 400 650"];

testInTwo("the first screen is painted before the other styles have come, and the rest waits for them", async () => {
  const { tab } = await open("/it/", { before: holdStylesUntilPaint });
  const { painted, styled, parsed } = await tab.evaluate(readTimes);
  expect(painted).toBeLessThan(styled);
  expect(parsed).toBeGreaterThan(styled);
});

/** A page that is not painted without its styles gets them in the end, and the test says when it was painted. */
function holdStylesUntilPaint(server: SiteServer): void {
  const release = server.hold(STYLES);
  server.stub(/^\/painted$/, { body: "" });
  server.runFirst(() => new PerformanceObserver(() => void fetch("/painted")).observe({ type: "paint" }));
  const isPainted = expect.poll(() => server.requests, { timeout: 10_000 }).toContain("/painted");
  void isPainted.catch(() => {}).then(() => release());
}

testInTwo("nothing covers the first screen if the other styles are gone, as in a tab of an older deploy", async () => {
  const { tab } = await open("/it/", {
    allow: /\/assets\/styles-/,
    before: (server) => server.stub(STYLES, MISSING),
  });
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
  await tab.click('.hero a[href="/it/services/"]');
  await tab.arriveAt("/it/services/");
});

testInTwo("while a font loads, the page is readable in fallback fonts; then all are applied together", async () => {
  const holds = /bricolage.*\.woff2$/;
  const { tab, server, release } = await open("/it/", { waits: false, holds, before: askForFontsLast });
  const asked = () => server.requests.filter((path) => FONTS.test(path));
  await expect.poll(asked).toHaveLength(2);
  await rest();
  expect(await tab.evaluate(loadedFonts)).toEqual([]);
  // Fallback fonts may be too wide for long words.
  expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
  release();
  await tab.waitUntilReady();
  expect(await tab.evaluate(loadedFonts)).toEqual(OWN_FONTS);
  expect(asked(), "each is asked for once").toHaveLength(2);
});

test.runIf(runsIn("chromium"))("a page change asks for no font again, so that its words do not flicker", async () => {
  const { tab, server } = await open("/it/", { waits: "pages" });
  const fonts = () => server.requests.filter((path) => FONTS.test(path)).length;
  const before = fonts();
  // This server lets no browser keep a file.
  for (const url of ["/it/services/", "/it/about/"]) {
    await tab.clickAddedLink(url);
    expect(await tab.evaluate(loadedFonts)).toEqual(OWN_FONTS);
    await tab.arriveAt(url);
  }
  expect(fonts()).toBe(before);
});

testInTwo("a font that fails keeps nothing back", async () => {
  const { tab } = await open("/it/services/", {
    allow: /bricolage/,
    before: (server) => server.stub(/bricolage.*\.woff2$/, MISSING),
  });
  expect(await tab.evaluate(loadedFonts)).toEqual(["Hanken Grotesk 400 650"]);
});

testWhileLoading.each(runsIn("chromium") ? [390, 1440] : [390])(
  "at %i px controls that need the script keep their place, and are shown with it",
  async (width) => {
    const { tab, server, release } = await open("/robots.txt", { width, waits: false, holds: SCRIPT_AND_FONTS });
    // The script holds back the load event.
    await tab.start(`${server.origin}/it/`);
    await tab.until("the end of the HTML", () => document.querySelector("#announcer"));
    const controls = ".flip-button, .card [data-turn], .carousel .move-on";
    expect(await tab.isVisible(controls)).toBe(false);
    const before = await tab.evaluate(readWidths, controls);
    expect(Math.min(...before)).toBeGreaterThan(20);
    release();
    await tab.see(".flip-button");
    expect(await tab.evaluate(readWidths, controls)).toEqual(before);
  },
);

testWhileLoading("a press on a link to a section that comes later, as do fonts and script, ends there", async () => {
  const { tab, server, release } = await open("/robots.txt", { waits: false, holds: SCRIPT_AND_FONTS });
  const releaseStyles = server.hold(STYLES);
  await tab.start(`${server.origin}/it/landing/`);
  await tab.click('.hero a[href="#contact"]');
  expect(await tab.count("#contact")).toBe(0);
  releaseStyles();
  await tab.until("the end of the HTML", () => document.querySelector("#announcer"));
  release();
  await tab.waitUntilReady();
  await tab.until("the section", isAtTop, "contact");
});

/** Pages of each kind with one of four places in turn, and at night all with all. */
const places = [390, 1440].flatMap((width) => [0, 0.5].map((part) => ({ width, part })));
const moved = (runsIn() ? pagesInOneLanguage : onePageOfEachKind).flatMap(({ url }, at) =>
  places.filter((_, index) => runsIn() || index === at % 4).map((place) => ({ url, ...place })),
);

testInChromium.each(moved)(
  "$url moves by little when its fonts come, at $width px and $part of its height",
  async ({ url, width, part }) => {
    const { tab, release } = await open(url, { width, waits: false, holds: FONTS, before: askForFontsLast });
    const shifts = await tab.watchShifts();
    await tab.scrollTo((await tab.box("html")).height * part);
    expect(await tab.evaluate(loadedFonts)).toEqual([]);
    release();
    await expect.poll(() => tab.evaluate(loadedFonts)).toEqual(OWN_FONTS);
    await rest();
    const sum = (await shifts()).reduce((sum, { value }) => sum + value, 0);
    // In the middle of a page, a line that breaks elsewhere moves all of a small screen below it.
    expect(sum).toBeLessThanOrEqual(part > 0 ? 0.1 : 0.05);
  },
);

testInChromium("fonts wait for the first paint", async () => {
  const { tab } = await open("/it/services/");
  const { painted, fonts } = await tab.evaluate(readTimes);
  expect(fonts.length).toBeGreaterThan(1);
  expect(Math.min(...fonts)).toBeGreaterThan(painted);
});

testInChromium("fonts load in a background tab, which reports no paint", async () => {
  const hideTab = () => {
    Object.defineProperty(document, "hidden", { get: () => true });
    window.requestAnimationFrame = () => 0;
    PerformanceObserver.prototype.observe = () => {};
  };
  await open("/it/services/", { before: (server) => server.runFirst(hideTab) });
});

/** On a slow machine fonts are asked for before the load event. Those that are held back would keep it back, and drivers wait for it. */
function askForFontsLast(server: SiteServer): void {
  server.runFirst(() => {
    const { load } = FontFace.prototype;
    FontFace.prototype.load = async function loadLast() {
      if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
      return load.call(this);
    };
  });
}

// These functions run in the page.

/** Returns when the first screen was painted, the styles came, the page was parsed, and each font was asked for. */
function readTimes() {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const [styles] = performance.getEntriesByName((document.querySelector("[data-styles]") as HTMLLinkElement).href);
  return {
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    styled: (styles as PerformanceResourceTiming).responseEnd,
    parsed: page?.domInteractive ?? Number.NaN,
    fonts: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  };
}

function readWidths(selector: string): number[] {
  return [...document.querySelectorAll(selector)].map((control) => control.getBoundingClientRect().width);
}

/** Returns the loaded fonts that are no fallback. */
function loadedFonts(): string[] {
  return [...document.fonts]
    .filter(({ family, status }) => status === "loaded" && !family.includes("Fallback"))
    .map(({ family, weight }) => `${family.replaceAll('"', "")} ${weight}`)
    .sort();
}
