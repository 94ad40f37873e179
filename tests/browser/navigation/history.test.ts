import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageUrl, paths } from "../../../src/urls.ts";
import { clickAtOnce, follow, goBack } from "../../support/browser/actions.ts";
import { launchChromium } from "../../support/browser/chromium.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { delay } from "../../support/browser/late-responses.ts";
import { arriveAt, markDocument, pageState, scrolled, until } from "../../support/browser/page-state.ts";
import { type OpenSite, openSite } from "../../support/browser/served-site.ts";
import { FAR, LAPTOP, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

describe("Back and Forward", () => {
  test("ten entries deep, each page returns to its position", async () => {
    const { page } = await open(site, "/it/");
    const isSameDocument = await markDocument(page);
    const trail = paths.slice(0, 11).map((path, index) => ({ url: pageUrl("it", path), y: 120 + index * 37 }));
    for (const [index, { url, y }] of trail.entries()) {
      // A real click would scroll to its link first, and change the saved position.
      if (index > 0) await clickAtOnce(page, url);
      await arriveAt(page, url);
      await page.evaluate((top) => scrollTo(0, top), y);
    }
    const seen: unknown[] = [];
    const wanted = [...trail.slice(0, -1).reverse(), ...trail.slice(1)];
    for (const [index, { url }] of wanted.entries()) {
      await page.evaluate((step) => history.go(step), index < 10 ? -1 : 1);
      await arriveAt(page, url);
      seen.push({ url, y: await scrolled(page) });
    }
    expect(seen).toEqual(wanted);
    expect(await isSameDocument()).toBe(true);
  });

  test("restore title, language and structured data", async () => {
    const { page } = await open(site, "/it/services/ads/", { viewport: LAPTOP });
    const before = await pageState(page);
    await follow(page, "/en/services/ads/");
    await follow(page, "/en/about/");
    await goBack(page, "/en/services/ads/");
    await goBack(page, "/it/services/ads/");
    expect(await pageState(page)).toEqual(before);
  });

  test("Back and then immediately Forward leaves the page unchanged", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(async () => {
      const popped = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      scrollTo(0, 400);
      history.back();
      await popped();
      history.forward();
      await popped();
    });
    await page.waitForTimeout(200);
    await arriveAt(page, "/it/about/");
    expect(await scrolled(page)).toBe(400);
  });

  test("two immediate steps back end on the page of the address", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await follow(page, "/it/contact/");
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await arriveAt(page, START);
    await page.waitForTimeout(200);
    await arriveAt(page, START);
  });

  test("a reload keeps the scroll position, and Back still works", async () => {
    // On a phone the heading has one line less in its own font.
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(() => scrollTo(0, 500));
    await page.reload();
    await page.evaluate(() => window.laidOut);
    await until(page, "the position", () => Math.round(scrollY) === 500);
    await goBack(page, START);
  });

  test("Back before the script has loaded loads the page of the address", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await delay(page, "/assets/main-*.js", 1000);
    await page.reload();
    await goBack(page, START);
  });

  test("returning from another site restores the scroll position, although the fonts load later", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(() => scrollTo(0, 600));
    await delay(page, "/*.woff2", 500);
    await page.goto("https://example.com/elsewhere");
    await page.goBack();
    await arriveAt(page, "/it/about/");
    await page.evaluate(() => window.laidOut);
    await until(page, "the position", () => Math.round(scrollY) === 600);
    await goBack(page, START);
  });
});

describe("a page from the back/forward cache", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium({ keepsPages: true });
  });
  afterAll(() => browser?.close());

  test("keeps scroll position, islands and links, and shows no aborted page change", async () => {
    const keeping: OpenSite = { browser, origin: site.origin };
    const { page } = await open(keeping, "/it/");
    const isSameDocument = await markDocument(page);
    await page.locator(".flip-button").click();
    await page.locator(".flip[data-turned]").waitFor();
    await page.evaluate((url) => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isKept: persisted }));
      scrollTo(0, 240);
      // A page that never arrives: the visitor leaves first.
      window.fetch = () => new Promise(() => {});
      document.querySelector<HTMLElement>(`a[href="${url}"]`)?.click();
    }, FAR);
    await page.goto(`${site.origin}/robots.txt`);
    // The page is hidden before the request is answered.
    page.evaluate(() => history.back()).catch(() => {});
    await until(page, "the page", () => "isKept" in window && window.isKept);
    expect(await isSameDocument()).toBe(true);
    const state = await page.evaluate(() => ({
      y: Math.round(scrollY),
      isBusy: document.documentElement.hasAttribute("data-busy"),
      restoration: history.scrollRestoration,
    }));
    expect(state).toEqual({ y: 240, isBusy: false, restoration: "manual" });
    await page.locator(".flip-button").click();
    await page.locator(".flip:not([data-turned])").waitFor();
    await page.locator(`main a[href="#contact"]`).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    expect(await isSameDocument()).toBe(true);
  });
});
