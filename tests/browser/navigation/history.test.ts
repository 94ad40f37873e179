import { describe, expect, test } from "vitest";
import { paths } from "../../../src/urls.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { clickAtOnce, markDocument, scrolled } from "../../support/browser/page-state.ts";
import { NO_HEADERS, type SiteServer } from "../../support/browser/site-server.ts";
import {
  arriveAt,
  asDocuments,
  follow,
  goBack,
  openEngine,
  rest,
  waitUntilReady,
} from "../../support/browser/visits.ts";
import { pageUrl } from "../../support/site/own-site.ts";

const open = openEngine();

const START = "/it/services/";

describe("Back and Forward", () => {
  test("six entries deep, each page returns to its position", async () => {
    const { tab } = await open("/it/");
    const isSameDocument = await markDocument(tab);
    const trail = paths.slice(0, 7).map((path, index) => ({ url: pageUrl("it", path), y: 120 + index * 37 }));
    for (const [index, { url, y }] of trail.entries()) {
      // A real click would scroll to its link first, and change the saved position.
      if (index > 0) await clickAtOnce(tab, url);
      await arriveAt(tab, url);
      await tab.evaluate((top) => scrollTo(0, top), y);
    }
    const wanted = [...trail.slice(0, -1).reverse(), ...trail.slice(1)];
    for (const [index, { url, y }] of wanted.entries()) {
      await tab.evaluate((step) => history.go(step), index < 6 ? -1 : 1);
      await arriveAt(tab, url);
      await tab.until(`${url} at ${y}`, (wanted) => Math.abs(scrollY - wanted) < 2, y);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test("move between the hashes of a page", async () => {
    const { tab } = await open("/it/landing/");
    await tab.click('.hero a[href="#process"]');
    await tab.until("the section below the header", isAtTop, "process");
    await tab.evaluate(() => history.back());
    await tab.until("the top", () => location.hash === "" && scrollY === 0);
    await tab.evaluate(() => history.forward());
    await tab.until("the section below the header", isAtTop, "process");
  });

  test("return from a section that the page has just jumped to", async () => {
    const { tab } = await open("/it/landing/");
    const positions = await tab.evaluate(async () => {
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
      const tops: number[] = [];
      for (let time = 0; time < 12; time++) {
        document.querySelector<HTMLElement>('.hero a[href="#process"]')?.click();
        await pause(10);
        history.back();
        await pause(250);
        tops.push(scrollY);
      }
      return tops;
    });
    expect(new Set(positions)).toEqual(new Set([0]));
  });

  test("return from another document to the position, with all headers and although the fonts load later", async () => {
    const before = (server: SiteServer) => Object.assign(server, { withheld: NO_HEADERS });
    const { tab, server } = await open(START, { before });
    await follow(tab, "/it/about/");
    await tab.evaluate(() => scrollTo(0, 600));
    server.delay(/\.woff2$/, 500);
    await tab.goto(`${server.origin}/robots.txt`);
    await goBack(tab, "/it/about/");
    await tab.until("the position", () => Math.abs(scrollY - 600) < 2);
    await goBack(tab, START);
  });
});

test("a reload keeps the position although the fonts load after the script, and Back still works", async () => {
  const { tab, server } = await open(START);
  await follow(tab, "/it/");
  await tab.evaluate(() => scrollTo(0, 1500));
  server.delay(/\.woff2$/, 500);
  await tab.reload();
  await waitUntilReady(tab);
  // In the fallback fonts, texts above the position have other heights.
  await tab.until("the position", () => Math.round(scrollY) === 1500);
  await goBack(tab, START);
});

test.each([{ script: /\/assets\/late-/ }])(
  "a page that is left before $script has come returns to its position",
  async ({ script }) => {
    const { tab, server } = await open("/it/");
    server.hold(script);
    await tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await expect.poll(() => server.requests.join()).toMatch(script);
    await tab.reload();
    await waitUntilReady(tab);
    await tab.until("the position", () => Math.round(scrollY) === 1500);
  },
);

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });
  const openMoving = openEngine({ engines: ["chromium"], motion: "full" });
  const openKeeping = openEngine({ engines: ["chromium"], keepsPages: true });

  test("Back before the script has loaded loads the page of the address", async () => {
    const { tab, server } = await open(START);
    await follow(tab, "/it/about/");
    server.hold(/\/assets\/main-/);
    await tab.reload();
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
});
