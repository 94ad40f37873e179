import { describe, expect, test } from "vitest";
import { pageUrl, paths } from "../../../src/urls.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { clickAtOnce, markDocument, scrolled } from "../../support/browser/page-state.ts";
import {
  arriveAt,
  asDocuments,
  follow,
  goBack,
  openEngine,
  rest,
  waitUntilReady,
} from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });
const openMoving = openEngine({ engines: ["chromium"], motion: "full" });
const openKeeping = openEngine({ engines: ["chromium"], keepsPages: true });

const START = "/it/services/";

describe("Back and Forward", () => {
  test("ten entries deep, each page returns to its position", async () => {
    const { tab } = await open("/it/");
    const isSameDocument = await markDocument(tab);
    const trail = paths.slice(0, 11).map((path, index) => ({ url: pageUrl("it", path), y: 120 + index * 37 }));
    for (const [index, { url, y }] of trail.entries()) {
      // A real click would scroll to its link first, and change the saved position.
      if (index > 0) await clickAtOnce(tab, url);
      await arriveAt(tab, url);
      await tab.evaluate((top) => scrollTo(0, top), y);
    }
    const seen: unknown[] = [];
    const wanted = [...trail.slice(0, -1).reverse(), ...trail.slice(1)];
    for (const [index, { url }] of wanted.entries()) {
      await tab.evaluate((step) => history.go(step), index < 10 ? -1 : 1);
      await arriveAt(tab, url);
      seen.push({ url, y: await scrolled(tab) });
    }
    expect(seen).toEqual(wanted);
    expect(await isSameDocument()).toBe(true);
  });

  test("a reload keeps the scroll position, and Back still works", async () => {
    const { tab } = await open(START);
    await follow(tab, "/it/about/");
    await tab.evaluate(() => scrollTo(0, 500));
    await tab.reload();
    await waitUntilReady(tab);
    await tab.until("the position", () => Math.round(scrollY) === 500);
    await goBack(tab, START);
  });

  test("Back before the script has loaded loads the page of the address", async () => {
    const { tab, server } = await open(START);
    await follow(tab, "/it/about/");
    server.hold(/\/assets\/main-/);
    await tab.reload();
    await goBack(tab, START);
  });

  test("returning from another site restores the scroll position, although the fonts load later", async () => {
    const { tab, server } = await open(START);
    await follow(tab, "/it/about/");
    await tab.evaluate(() => scrollTo(0, 600));
    server.delay(/\.woff2$/, 500);
    await tab.goto("about:blank");
    await goBack(tab, "/it/about/");
    await tab.until("the position", () => Math.round(scrollY) === 600);
    await goBack(tab, START);
  });

  test("Back during a smooth scroll restores the previous position and stays there", async () => {
    const { tab } = await openMoving("/it/landing/");
    await tab.evaluate(() => scrollTo({ top: 90, behavior: "instant" }));
    await clickAtOnce(tab, "#pricing");
    await tab.until("the scroll to be under way", () => scrollY > 120);
    await tab.evaluate(() => history.back());
    await tab.until("the position before", () => location.hash === "" && scrollY === 90);
    await rest();
    expect(await scrolled(tab)).toBe(90);
  });
});

test("a page from the back/forward cache keeps scroll position, islands and links, and shows no aborted page change", async () => {
  const { tab, server } = await openKeeping("/it/", { before: asDocuments });
  const isSameDocument = await markDocument(tab);
  await tab.click(".flip-button");
  await tab.see(".flip[data-turned]");
  await tab.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isKept: persisted }));
    scrollTo(0, 240);
    // A page that never arrives: the visitor leaves first.
    window.fetch = () => new Promise(() => {});
    document.querySelector<HTMLElement>('a[href="/it/landing/"]')?.click();
  });
  await tab.goto(`${server.origin}/robots.txt`);
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.until("the page", () => "isKept" in window && window.isKept);
  const state = await tab.evaluate(() => ({
    y: Math.round(scrollY),
    isBusy: document.documentElement.hasAttribute("data-busy"),
    restoration: history.scrollRestoration,
  }));
  expect(state).toEqual({ y: 240, isBusy: false, restoration: "manual" });
  await tab.click(".flip-button");
  await tab.see(".flip:not([data-turned])");
  await tab.click('main a[href="#contact"]');
  await tab.until("the contact section", isAtTop, "contact");
  expect(await isSameDocument()).toBe(true);
});
