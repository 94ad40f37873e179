import { describe, expect, test } from "vitest";
import { isAtTop } from "../../support/browser/in-page.ts";
import { clickAddedLink, clickAtOnce, scrolled, useWideFallback } from "../../support/browser/page-state.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, follow, goBack, openEngine, rest, waitUntilReady } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

const FONTS = /\.woff2$/;

describe("after a smooth scroll", () => {
  test("two steps Back lead to the position of the page before", async () => {
    const { tab } = await open("/it/services/");
    await jumpTo(tab, 900);
    await clickAddedLink(tab, "/it/landing/");
    await arriveAt(tab, "/it/landing/");
    await scrollToPrices(tab);
    await tab.evaluate(() => history.go(-2));
    await arriveAt(tab, "/it/services/");
    await rest();
    expect(await scrolled(tab)).toBe(900);
  });

  test("a link leads to its section of another page", async () => {
    const { tab } = await open("/it/landing/");
    await scrollToPrices(tab);
    await clickAddedLink(tab, "/it/flipping-catalog/#uses-title");
    await arriveAt(tab, "/it/flipping-catalog/#uses-title");
    await staysAt(tab, "uses-title");
  });

  test("Forward after a press on the current language restores the position", async () => {
    const { tab } = await open("/it/services/");
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    await jumpTo(tab, 700);
    await goBack(tab, "/it/services/");
    await jumpTo(tab, 500);
    await clickAtOnce(tab, "/it/services/");
    await tab.until("the top", () => scrollY === 0);
    await rest();
    await tab.evaluate(() => history.forward());
    await arriveAt(tab, "/it/about/");
    await rest();
    expect(await scrolled(tab)).toBe(700);
  });
});

describe("fonts that come during a scroll do not end it", () => {
  test.each([
    { url: "/it/landing/", link: "#pricing", id: "pricing" },
    { url: "/it/flipping-catalog/", link: "#demo", id: "demo" },
  ])("on the way to $link of $url", async ({ url, link, id }) => {
    const { tab, release } = await openBeforeFonts(url);
    await clickAtOnce(tab, link);
    await tab.until("the scroll to be under way", () => scrollY > 20);
    release();
    await staysAt(tab, id);
  });

  test.each(["uses-title", "page-3"])("/it/flipping-catalog/#%s", async (id) => {
    const { tab, release } = await open(`/it/flipping-catalog/#${id}`, { waits: false, holds: FONTS });
    await tab.until("the script", () => history.scrollRestoration === "manual");
    release();
    await staysAt(tab, id);
  });

  test("on the way to the end of the page, by a key", async () => {
    const { tab, release } = await openBeforeFonts("/it/services/");
    await tab.press("End");
    await tab.until("the scroll to be under way", () => scrollY > 20);
    release();
    await tab.until("the end", () => document.documentElement.scrollHeight - innerHeight - scrollY < 3);
  });
});

test("a reload on the way to the contact section still arrives there, and clears the state", async () => {
  const { tab } = await open("/it/");
  await clickAtOnce(tab, "#contact");
  await tab.until("the scroll to be under way", () => scrollY > 20);
  await tab.reload();
  await waitUntilReady(tab);
  await staysAt(tab, "contact");
  await tab.until("no state", () => !history.state.usr);
});

test("the language switch of an address that names a page of the book opens it there, and Back returns to the position", async () => {
  const { tab } = await open("/it/flipping-catalog/#page-3");
  await tab.evaluate(() => document.querySelector<HTMLElement>("[data-language-switch=en]")?.click());
  await arriveAt(tab, "/en/flipping-catalog/#page-3");
  await tab.until("page 3 of the book", () => (document.querySelector(".book")?.scrollLeft ?? 0) > innerWidth);
  await jumpTo(tab, 200);
  await clickAtOnce(tab, "/en/about/");
  await arriveAt(tab, "/en/about/");
  await tab.until("the end of the scroll", () => window.scrollEvents < 3);
  await goBack(tab, "/en/flipping-catalog/#page-3");
  await rest();
  expect(await scrolled(tab)).toBe(200);
});

test("Back returns to the very position, also the second time", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  await jumpTo(tab, 1500);
  for (let time = 0; time < 2; time++) {
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    await goBack(tab, "/it/");
    await rest();
    expect(await scrolled(tab)).toBe(1500);
  }
});

test("what names nothing in the address bar moves nothing", async () => {
  const { tab } = await open("/it/services/");
  await jumpTo(tab, 800);
  for (const hash of ["#nope", "#%", "#%E0%A4%A"]) await type(tab, hash);
  await rest();
  expect(await scrolled(tab)).toBe(800);
});

test("Back to a place that was left before the script came returns there, and later ones are the router's", async () => {
  const { tab, release } = await open("/it/landing/", { waits: false, holds: /\/assets\/main-/ });
  await tab.evaluate(() => window.fontsApplied);
  await jumpTo(tab, 300);
  await type(tab, "#pricing");
  await tab.until("the section", isAtTop, "pricing");
  release();
  await waitUntilReady(tab);
  await tab.evaluate(() => history.back());
  await tab.until("the place", () => location.hash === "" && Math.round(scrollY) === 300);
  await tab.until("the router's mode", () => history.scrollRestoration === "manual");
  await follow(tab, "/it/contact/");
});

/** Opens a page whose script has come and whose fonts have not. The fallback has other widths, so that they move what is below. */
async function openBeforeFonts(url: string) {
  const visit = await open(url, { waits: false, holds: FONTS, before: (server) => server.runFirst(useWideFallback) });
  await visit.tab.until("the script", () => history.scrollRestoration === "manual");
  return visit;
}

async function scrollToPrices(tab: Tab): Promise<void> {
  await clickAtOnce(tab, "#pricing");
  await staysAt(tab, "pricing");
}

/** As the visitor does in the address bar, and as a link does before the script comes. */
async function type(tab: Tab, hash: string): Promise<void> {
  await tab.evaluate((typed) => {
    location.hash = typed;
  }, hash);
}

async function jumpTo(tab: Tab, y: number): Promise<void> {
  await tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
}

/** Waits until a section is just below the header, and looks again after everything is at rest. */
async function staysAt(tab: Tab, id: string): Promise<void> {
  await tab.evaluate(() => window.fontsApplied);
  // A smooth scroll may pass it, and return.
  await tab.until("the end of the scroll", () => window.scrollEvents < 3);
  const distance = () => tab.evaluate(distanceFromHeader, id);
  await expect.poll(distance, { interval: 20, message: `px between the header and ${id}` }).toBeLessThanOrEqual(2);
  await rest();
  expect(await distance(), `px between the header and ${id}, at rest`).toBeLessThanOrEqual(2);
}

/** Runs in the page. */
function distanceFromHeader(id: string): number {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return Math.abs(top - margin);
}
