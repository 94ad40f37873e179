import { expect, test } from "vitest";
import { findFaults } from "../support/browser/layout-faults.ts";
import { follow, openEngine, rest, waitUntilReady } from "../support/browser/visits.ts";

const open = openEngine();

test("if the script fails to load, hidden content becomes visible", async () => {
  const { tab } = await open("/it/", {
    waits: false,
    allow: /did not load/,
    before: (server) => server.stub(/\/assets\/main-/, async () => ({ status: 404, body: "" })),
  });
  await tab.until("the page without its script", () => !document.documentElement.hasAttribute("data-scripted"));
  await tab.until("both faces of each card", () =>
    [...document.querySelectorAll("[data-face]")].every((face) => face.checkVisibility({ visibilityProperty: true })),
  );
  await tab.click(".hero a[href='/it/services/']");
  await tab.until("the page", () => location.pathname === "/it/services/");
});

test("while the script loads, the page is readable; then the router starts", async () => {
  let release = () => {};
  const { tab } = await open("/it/services/", {
    waits: false,
    before: (server) => {
      release = server.hold(/\/assets\/main-/);
    },
  });
  expect(await tab.evaluate(() => document.querySelector("h1")?.checkVisibility())).toBe(true);
  await tab.until("a request for the script", () => history.scrollRestoration === "auto");
  release();
  await waitUntilReady(tab);
  await follow(tab, "/it/about/");
});

test("while a font loads, the page is readable in fallback fonts; then all are applied together", async () => {
  const { tab, server, release } = await openWithout(/bricolage.*\.woff2$/, "/it/");
  await expect.poll(() => server.requests.filter((path) => path.endsWith(".woff2"))).toHaveLength(2);
  await rest();
  expect(await tab.evaluate(loadedFonts)).toEqual([]);
  // Fallback fonts may be too wide for long words.
  expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
  release();
  await waitUntilReady(tab);
  expect(await tab.evaluate(loadedFonts)).toEqual(["Bricolage Grotesque 750", "Hanken Grotesk 400 650"]);
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
});

test("neither a font that fails nor a broken script of others keeps anything back", async () => {
  const { tab } = await open("/it/services/", {
    // The event that the test sends is noted too.
    allow: /did not load|uncaught: undefined/,
    before: (server) => server.stub(/bricolage.*\.woff2$/, async () => ({ status: 404, body: "" })),
  });
  expect(await tab.evaluate(loadedFonts)).toEqual(["Hanken Grotesk 400 650"]);
  await tab.evaluate(() => {
    document.head.appendChild(document.createElement("script")).dispatchEvent(new Event("error"));
  });
  expect(await tab.count("html[data-scripted]")).toBe(1);
});

test("the section of the address keeps its place when the fonts are applied", async () => {
  const { tab, release } = await openWithout(/\.woff2$/, "/it/landing/#pricing");
  const top = () =>
    tab.evaluate(() => Math.round(document.getElementById("pricing")?.getBoundingClientRect().top ?? 0));
  const height = () => tab.evaluate(() => document.documentElement.scrollHeight);
  await tab.until("the section", () => scrollY > 1000);
  await tab.evaluate(useWideFallback);
  const inFallbackFonts = { top: await top(), height: await height() };
  release();
  await waitUntilReady(tab);
  // Browsers round scroll positions.
  expect(Math.abs((await top()) - inFallbackFonts.top)).toBeLessThanOrEqual(1);
  expect(await height()).not.toBe(inFallbackFonts.height);
});

test("a reload returns to its position although the fonts load after the script", async () => {
  const { tab, server } = await open("/it/");
  await tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  server.delay(/\.woff2$/, 500);
  await tab.reload();
  await waitUntilReady(tab);
  // In the fallback fonts, texts above the position have other heights.
  await tab.until("the position", () => Math.round(scrollY) === 1500);
});

/** Opens a page whose fonts load when `release` is called. */
async function openWithout(fonts: RegExp, path: string) {
  let release = () => {};
  const visit = await open(path, {
    waits: false,
    before: (server) => {
      release = server.hold(fonts);
    },
  });
  return { ...visit, release };
}

/** Runs in the page. The usual fallback fonts have the width of our fonts, so they may move nothing. */
function useWideFallback(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --body: "Hanken Grotesk", monospace; --display: "Bricolage Grotesque", monospace }');
  document.adoptedStyleSheets = [sheet];
  document.getElementById("pricing")?.scrollIntoView({ behavior: "instant" });
}

/** Runs in the page. Returns the loaded fonts that are no fallback. */
function loadedFonts(): string[] {
  const loaded = [...document.fonts].filter(
    ({ family, status }) => status === "loaded" && !family.includes("Fallback"),
  );
  return loaded.map(({ family, weight }) => `${family.replaceAll('"', "")} ${weight}`).sort();
}
