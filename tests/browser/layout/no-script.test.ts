import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { site as facts } from "../../../src/site.ts";
import { openAnswers } from "../../support/browser/actions.ts";
import { layoutFaults } from "../../support/browser/layout-faults.ts";
import { openSite, pagesInOneLanguage, pagesOn } from "../../support/browser/served-site.ts";
import { open, reader } from "../../support/browser/visitor.ts";

const site = openSite();

describe("with JavaScript off", () => {
  const read = reader(site, { javaScriptEnabled: false });

  // Both languages have the same markup; with JavaScript the layout of every page is tested in both.
  test.each(pagesOn([320, 1280], pagesInOneLanguage))(
    "$url: all words are visible on every screen, and no control needs a script",
    async ({ url, order }) => {
      const page = await read(url, { viewport: { width: order[0], height: 900 } });
      await openAnswers(page);
      for (const width of order) {
        await page.setViewportSize({ width, height: 900 });
        expect(await invisibleTexts(page), `on ${width} px`).toEqual([]);
        expect(await layoutFaults(page), `on ${width} px`).toEqual([]);
        const controls = page.locator(".flip-button, .carousel-buttons, [data-turn]");
        expect(await controls.locator("visible=true").count(), `on ${width} px`).toBe(0);
      }
    },
  );

  test.each(["/it/", "/en/"])("%s: both faces of all eight cards and of the hero image are visible", async (url) => {
    const page = await read(url);
    const faces = page.locator("[data-face]");
    expect(await faces.count()).toBe(16);
    for (const face of await faces.all()) expect(await face.isVisible()).toBe(true);
    for (const side of ["front", "back"]) expect(await page.locator(`[data-slot=${side}]`).isVisible()).toBe(true);
    // No face covers another.
    const boxes = await faces.evaluateAll((all) => all.map((face) => face.getBoundingClientRect().toJSON()));
    const overlaps = boxes.filter((one, at) => boxes.some((other, index) => index < at && overlap(one, other)));
    expect(overlaps).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  });

  test.each([
    [".clients .strip", facts.clients.demos.length + facts.clients.names.length],
    [".reviews .strip", 6],
  ])("%s: all %i slides can be reached by scrolling, also by keyboard", async (strip, count) => {
    const page = await read("/it/", { viewport: { width: 390, height: 800 } });
    const slides = page.locator(`${strip} .slide`);
    expect(await slides.count()).toBe(count);
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded();
      const box = await slide.boundingBox();
      expect(box && box.x >= -1 && box.x + box.width <= 391).toBe(true);
    }
    await page.locator(strip).evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await page.locator(strip).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator(strip).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test.each([
    ["services-menu", 1280],
    ["mobile-menu", 390],
  ])("#%s opens, and its links work", async (id, width) => {
    const page = await read("/it/", { viewport: { width, height: 800 } });
    await page.locator(`[popovertarget=${id}]`).first().click();
    for (const summary of await page.locator(`#${id} summary`).all()) await summary.click();
    for (const link of await page.locator(`#${id} a`).all()) expect(await link.isVisible()).toBe(true);
    // Content behind the mobile menu cannot be focused.
    expect(await page.locator("main a").first().isVisible()).toBe(id === "services-menu");
    await page.locator(`#${id} a[href="/it/services/ads/"]`).click();
    await page.waitForURL("**/it/services/ads/");
  });

  test("one answer is open at a time", async () => {
    const page = await read("/it/");
    const answers = page.locator("main details");
    for (const at of [2, 1, 3]) {
      await answers.nth(at).locator("summary").click();
      expect(await page.locator("main details[open]").count()).toBe(1);
      expect(await answers.nth(at).getAttribute("open")).not.toBeNull();
    }
  });

  test("an address without a language redirects to the English page", async () => {
    const { page } = await open(site, "/it/", { javaScriptEnabled: false, locale: "it-IT" });
    await page.goto(`${site.origin}/services/`, { waitUntil: "commit" });
    await page.waitForURL("**/en/services/");
  });
});

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
  const isBelow = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return !isBeside && !isBelow;
}

/** Returns invisible texts: without a box, hidden, transparent, or cut off by an element that cannot be scrolled. */
function invisibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const unseen: string[] = [];
    for (const region of document.querySelectorAll("main, footer, [data-region=floating]")) {
      const words = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const text = words.currentNode.textContent?.trim();
        const parent = words.currentNode.parentElement;
        // Some words are for screen readers only, a pill shows its short or long label, and the question of an embed needs a script.
        if (!text || !parent || parent.closest(".hidden, script, style, svg, [data-turn], .pill, .embed-ask")) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const { width, height } = range.getBoundingClientRect();
        const isShown = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        if (!isShown || width === 0 || height === 0 || isCutOff(parent, range)) unseen.push(text);
      }
    }
    return unseen;

    function isCutOff(element: Element, range: Range): boolean {
      const box = range.getBoundingClientRect();
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (![overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip")) continue;
        const edge = around.getBoundingClientRect();
        const across = overflowX === "hidden" && (box.right > edge.right + 2 || box.left < edge.left - 2);
        const down = overflowY === "hidden" && (box.bottom > edge.bottom + 6 || box.top < edge.top - 6);
        if (across || down) return true;
      }
      return false;
    }
  });
}
