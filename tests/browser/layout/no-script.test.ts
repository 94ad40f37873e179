import { expect, test } from "vitest";
import { turnScriptsOff } from "../../support/browser/chromium-settings.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
import { pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { arriveAt, openEngine } from "../../support/browser/visits.ts";

const openScripted = openEngine({ engines: ["chromium"], quick: true });
const open = (path: string, screen: { width?: number; height?: number } = {}) =>
  openScripted(path, { ...screen, waits: false, before: (_, tab) => turnScriptsOff(tab) });

// Both languages have the same markup; with JavaScript the layout of every page is tested in both.
test.each(pagesInOneLanguage)(
  "$url: without JavaScript all words are visible on every screen, and no control needs a script",
  async ({ url }) => {
    const { tab } = await open(url);
    await tab.evaluate(openAnswers);
    for (const width of [320, 1280]) {
      await tab.resize(width, 900);
      expect(await tab.evaluate(findInvisibleTexts), `on ${width} px`).toEqual([]);
      expect(await tab.evaluate(findFaults, {}), `on ${width} px`).toEqual([]);
      expect(await tab.isVisible(".flip-button, .carousel-buttons, [data-turn]"), `on ${width} px`).toBe(false);
    }
  },
);

test.each(["/it/", "/en/"])("%s: both faces of all cards and of the hero image are visible", async (url) => {
  const { tab } = await open(url);
  const faces = await tab.evaluate(() =>
    [...document.querySelectorAll("[data-face], [data-slot=front], [data-slot=back]")].map((face) => ({
      isVisible: face.checkVisibility({ visibilityProperty: true }),
      box: face.getBoundingClientRect().toJSON() as DOMRect,
    })),
  );
  expect(faces.length).toBeGreaterThan(2);
  expect(faces.filter(({ isVisible }) => !isVisible)).toEqual([]);
  const boxes = faces.map(({ box }) => box);
  const overlaps = boxes.filter((one, at) => boxes.some((other, index) => index < at && overlap(one, other)));
  expect(overlaps, "no face covers another").toEqual([]);
});

test.each([".clients .strip", ".reviews .strip"])(
  "%s: all slides can be reached by scrolling, also by keyboard",
  async (strip) => {
    const { tab } = await open("/it/");
    const unreached = await tab.evaluate((selector) => {
      const slides = [...document.querySelectorAll(`${selector} .slide`)];
      const unreached = slides.filter((slide) => {
        slide.scrollIntoView({ behavior: "instant", inline: "nearest" });
        const { left, right } = slide.getBoundingClientRect();
        return left < -1 || right > innerWidth + 1;
      });
      document.querySelector(selector)?.scrollTo({ left: 0, behavior: "instant" });
      return unreached.map(({ textContent }) => textContent);
    }, strip);
    expect(unreached).toEqual([]);
    await tab.focus(strip);
    await tab.press("ArrowRight");
    await tab.until(
      "the strip to scroll",
      (selector) => (document.querySelector(selector)?.scrollLeft ?? 0) > 0,
      strip,
    );
  },
);

test.each([
  ["services-menu", 1280],
  ["mobile-menu", 390],
] as const)("#%s opens, and its links work", async (id, width) => {
  const { tab } = await open("/it/", { width, height: 800 });
  await tab.click(`[popovertarget=${id}]`);
  const hidden = await tab.evaluate((menu) => {
    for (const summary of document.querySelectorAll<HTMLElement>(`#${menu} summary`)) summary.click();
    return [...document.querySelectorAll(`#${menu} a`)].filter((link) => !link.checkVisibility()).length;
  }, id);
  expect(hidden).toBe(0);
  // Content behind the mobile menu cannot be focused.
  expect(await tab.isVisible("main a")).toBe(id === "services-menu");
  await tab.click(`#${id} a[href="/it/services/ads/"]`);
  await arriveAt(tab, "/it/services/ads/");
});

test("the catalogue's book turns its pages", async () => {
  const { tab } = await open("/it/flipping-catalog/");
  await tab.click(".turn-on");
  await tab.until("the second leaf", () => {
    const { scrollLeft, clientWidth } = document.querySelector(".book") as Element;
    return Math.abs(scrollLeft / clientWidth - 1) < 0.1;
  });
});

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left + 1 || other.right <= one.left + 1;
  const isBelow = one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
  return !isBeside && !isBelow;
}

/** Runs in the page. Returns invisible texts: without a box, hidden, transparent, or cut off by an element that cannot be scrolled. */
function findInvisibleTexts(): string[] {
  const unseen: string[] = [];
  for (const region of document.querySelectorAll("main, footer, [data-region=floating]")) {
    const words = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const text = words.currentNode.textContent?.trim();
      const parent = words.currentNode.parentElement;
      // Some words are for screen readers only, a pill shows its short or long label, a list in the footer has its title
      // as heading or as summary, a code to scan is of no use on a phone, and the question of an embed, the tools and the note for missing pages need a script.
      if (
        !text ||
        !parent ||
        parent.closest(
          ".hidden, script, style, svg, [data-turn], .pill, .embed-ask, .tool, .scan, .missing-note, footer h2 + details > summary",
        )
      )
        continue;
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
}
