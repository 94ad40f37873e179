import { expect, test } from "vitest";
import { openAnswers } from "../../support/browser/in-page.ts";
import { findFaults, findInvisibleTexts } from "../../support/browser/layout-faults.ts";
import { book, onePageOfEachKind, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";
import { menus } from "../../support/site/own-site.ts";

const openScripted = openEngine();
/** Functions that a test runs in the page still work, but no timer and no event listener. */
const open = (path: string, width = 390) =>
  openScripted(path, { width, before: (_, tab) => tab.chromium.page.setJavaScriptEnabled(false) });

// Both languages have the same markup; with JavaScript the layout of every page is tested in both.
test.each(runsIn() ? pagesInOneLanguage : onePageOfEachKind)(
  "$url: without JavaScript all words are visible on every screen, and no control needs a script",
  async ({ url }) => {
    const { tab } = await open(url);
    await tab.evaluate(openAnswers);
    for (const width of [320, 1280]) {
      await tab.resize(width, 900);
      const invisible = await tab.evaluate(findInvisibleTexts, "main, footer, [data-region=floating]", UNSEEN);
      expect(invisible, `on ${width} px`).toEqual([]);
      expect(await tab.evaluate(findFaults, {}), `on ${width} px`).toEqual([]);
      expect(await tab.isVisible(".flip-button, .carousel-buttons, [data-turn], .tool"), `on ${width} px`).toBe(false);
    }
  },
);

test("the carousels scroll by keyboard", async () => {
  const { tab } = await open("/it/");
  for (const strip of [".clients .strip", ".reviews .strip"]) {
    // An owner may have no clients or reviews.
    if ((await tab.count(`${strip} .slide`)) === 0) continue;
    await tab.focus(strip);
    await tab.press("ArrowRight");
    await tab.until("the scroll", (selector) => Number(document.querySelector(selector)?.scrollLeft) > 0, strip);
  }
});

test.each([
  ["services-menu", 1280],
  ["mobile-menu", 390],
] as const)("#%s opens, and its links work", async (id, width) => {
  const { tab } = await open("/it/", width);
  await tab.click(`[popovertarget=${id}]`);
  const hidden = await tab.evaluate((menu) => {
    for (const summary of document.querySelectorAll<HTMLElement>(`#${menu} summary`)) summary.click();
    return [...document.querySelectorAll(`#${menu} a`)].filter((link) => !link.checkVisibility()).length;
  }, id);
  expect(hidden).toBe(0);
  // Content behind the mobile menu cannot be focused.
  expect(await tab.isVisible("main a")).toBe(id === "services-menu");
  const [service = ""] = menus.servicesMenu;
  await tab.click(`#${id} a[href="/it/${service}/"]`);
  await tab.arriveAt(`/it/${service}/`);
});

test.runIf(book)("the catalogue's book turns its pages", async () => {
  const { tab } = await open(book?.url ?? "");
  await tab.click(".turn-on");
  await tab.until("the second leaf", () => {
    const { scrollLeft, clientWidth } = document.querySelector(".book") as Element;
    return Math.abs(scrollLeft / clientWidth - 1) < 0.1;
  });
});

/**
 * Words for screen readers, titles of the footer that stand there twice, a code to scan, which is of no use on a phone,
 * and what needs a script: the question of an embed, the tools and the note for missing pages.
 */
const UNSEEN =
  ".hidden, script, style, svg, [data-turn], .pill, .carousel-place, .embed-ask, .tool, .scan, .missing-note, .craft-index, footer h2 + details > summary";
