import { describe, expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, hydrateIslands, openEngine } from "../../support/browser/visits.ts";
import { findControls, findNonBlackText, readTexts } from "../../support/layout/print.ts";

/** Controls that cause motion. */
const moving = [".flip-button", '[data-face="front"] [data-turn]', ".clients .move-on", 'footer a[href="/it/about/"]'];

describe("with reduced motion", () => {
  const open = openEngine({ motion: "reduced" });

  test("nothing moves", async () => {
    const { tab } = await open("/it/");
    await hydrateIslands(tab);
    for (const control of moving) expect(await tab.evaluate(isAnimated, control), control).toBe(false);
  });

  test.each(["/it/", "/it/landing/"])("%s in print has all texts in black and no controls", async (url) => {
    const { tab } = await open(url, { width: 718, height: 1045 });
    await hydrateIslands(tab);
    const before = await tab.evaluate(readTexts, false);
    // Styles that load for later pages come late.
    await expect.poll(() => findUnprinted(tab, before)).toEqual([]);
    expect(await tab.evaluate(findFaults, {})).toEqual([]);
  });
});

describe("with the dark scheme and motion", () => {
  const open = openEngine({ quick: true, scheme: "dark", motion: "full" });

  test("the three dark backgrounds can be distinguished, and so can buttons on them", async () => {
    const { tab } = await open("/it/", { width: 1280 });
    const [paper = "", sand = "", ink = "", tomato = ""] = await tab.evaluate(
      (selectors) =>
        selectors.map((selector) => getComputedStyle(document.querySelector(selector) as Element).backgroundColor),
      ["body", ".tone-sand", ".tone-ink", ".button.primary"],
    );
    expect(contrast(paper, sand)).toBeGreaterThan(1.15);
    expect(contrast(paper, ink)).toBeGreaterThan(1.15);
    for (const ground of [paper, sand, ink]) expect(contrast(tomato, ground)).toBeGreaterThan(3);
  });

  test("turns, steps and page changes are animated", async () => {
    const { tab } = await open("/it/");
    await hydrateIslands(tab);
    for (const control of moving) expect(await tab.evaluate(isAnimated, control), control).toBe(true);
    await arriveAt(tab, "/it/about/");
  });
});

/** Applies the print styles and returns texts that they hide or do not print in black, and controls. */
async function findUnprinted(tab: Tab, texts: readonly string[]): Promise<string[]> {
  await applyPrintStyles(tab);
  const printed = new Set(await tab.evaluate(readTexts, true));
  const hidden = texts.filter((text) => !printed.has(text));
  return [...hidden, ...(await tab.evaluate(findNonBlackText)), ...(await tab.evaluate(findControls))];
}

/** Runs in the page. Clicks a control and returns whether an animation or a smooth scroll follows. */
async function isAnimated(control: string): Promise<boolean> {
  const element = document.querySelector<HTMLElement>(control);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  const strip = element?.closest(".carousel")?.querySelector(".strip");
  const positions = new Set<number>([strip?.scrollLeft ?? 0]);
  let isMoving = false;
  element?.click();
  // Longer than a page takes to load and slide in.
  const end = performance.now() + 600;
  while (!isMoving && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    isMoving ||= document.getAnimations().length > 0;
    positions.add(strip?.scrollLeft ?? 0);
  }
  // An instant scroll has two positions: before and after.
  return isMoving || positions.size > 2;
}

/** Returns the contrast of two `rgb(…)` colours (WCAG 2.2, relative luminance). */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Applies the print styles on screen, because WebKit's driver cannot emulate
 * print. This tests the styles, but not how an engine breaks pages.
 */
async function applyPrintStyles(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const { media } = rule as Partial<CSSMediaRule>;
        if (media?.mediaText.startsWith("print")) media.mediaText = "all";
        else if (media?.mediaText.startsWith("screen")) media.mediaText = "not all";
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) apply(sheet.cssRules);
  });
}
