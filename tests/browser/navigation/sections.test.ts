import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clickAddedLink, clickAtOnce, clickLink, follow } from "../../support/browser/actions.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { arriveAt, depth, markDocument, scrolled, until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

describe("within a page", () => {
  test("the same link twice adds no second history entry, and scrolls to the top", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    const before = await depth(page);
    await page.evaluate(() => scrollTo(0, 700));
    await clickLink(page, "/it/about/");
    await until(page, "the top", () => scrollY === 0);
    expect(await depth(page)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
  });

  test("a hash adds one history entry and moves scroll position and focus; Back returns", async () => {
    const { page } = await open(site, "/it/landing/");
    const isSameDocument = await markDocument(page);
    const before = await depth(page);
    await page.evaluate(() => scrollTo(0, 90));
    await clickAtOnce(page, "#pricing");
    await until(page, "the section at the top", isAtTop, "pricing");
    expect(await depth(page)).toBe(before + 1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("pricing");
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => location.hash === "" && scrollY === 90);
    await page.evaluate(() => history.forward());
    await until(page, "the section at the top", isAtTop, "pricing");
    expect(await isSameDocument()).toBe(true);
  });

  test("a hash without a target causes no error", async () => {
    const { page } = await open(site, START);
    for (const hash of ["#nowhere", "#%E0%A4%A", "#"]) {
      await clickAddedLink(page, hash);
    }
    expect(await scrolled(page)).toBe(0);
  });

  test("Back during a smooth scroll restores the previous position and stays there", async () => {
    const { page } = await open(site, "/it/landing/", { reducedMotion: "no-preference" });
    await page.evaluate(() => scrollTo(0, 90));
    await clickAtOnce(page, "#pricing");
    await until(page, "the scroll to be under way", () => scrollY > 120);
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => location.hash === "" && scrollY === 90);
    await page.waitForTimeout(800);
    expect(await scrolled(page)).toBe(90);
  });
});

describe("the contact section", () => {
  const start = "main a[data-scroll-to]";

  test("is reached by a smooth scroll; address and state are unchanged, and a reload keeps the position", async () => {
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener("scroll", () => seen.push(scrollY));
    });
    await page.locator(start).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    const steps = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(new Set(steps).size).toBeGreaterThan(5);
    expect(page.url()).toBe(`${site.origin}/it/`);
    expect(await page.evaluate(() => history.state.usr)).toBeNull();
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.reload();
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(0);
  });

  test("is reached instantly with reduced motion; Back returns to the link, and a second click adds no history entry", async () => {
    const { page } = await open(site, "/it/");
    const before = await depth(page);
    for (let press = 0; press < 2; press++) {
      await page.evaluate(() => scrollTo(0, 40));
      await page.locator(start).first().click();
      expect(await page.evaluate(isAtTop, "contact")).toBe(true);
    }
    expect(await depth(page)).toBe(before + 1);
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => scrollY === 40);
  });

  test("is not kept after a language switch", async () => {
    const { page } = await open(site, "/it/", { viewport: LAPTOP });
    await page.locator(start).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    await page.locator("header [data-language-switch=en]:visible").first().click();
    await arriveAt(page, "/en/");
    expect(await scrolled(page)).toBe(0);
  });

  test.each([
    ["/it/", true],
    ["/it/testimonials/", false],
  ])("on another page: %s, has a section: %s", async (url, isThere) => {
    const { page } = await open(site, "/it/about/");
    await clickAddedLink(page, `${url}#contact`, "contact");
    await arriveAt(page, url);
    if (isThere) await until(page, "the contact section", isAtTop, "contact");
    else expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => history.state.usr)).toBeNull();
  });

  test("without JavaScript is a plain anchor", async () => {
    const { page } = await open(site, "/it/", { javaScriptEnabled: false });
    await page.locator(start).first().click();
    expect(new URL(page.url()).hash).toBe("#contact");
    expect(await page.evaluate(isAtTop, "contact")).toBe(true);
  });
});

describe("the catalogue's book", () => {
  const BOOK = "/it/flipping-catalog/";
  const leaf = (page: Page) =>
    page.evaluate(() => {
      const { scrollLeft, clientWidth } = document.querySelector(".book") as Element;
      return scrollLeft / clientWidth;
    });

  test("turns its pages without JavaScript", async () => {
    const { page } = await open(site, BOOK, { javaScriptEnabled: false });
    await page.locator(".turn-on").first().click();
    await expect.poll(() => leaf(page)).toBeCloseTo(1, 1);
  });
});
