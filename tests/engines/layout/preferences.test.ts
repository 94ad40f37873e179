import { describe, expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import type { Tab } from "../../support/engines/tab.ts";
import { arriveAt, hydrateIslands, openEngine } from "../../support/engines/visits.ts";

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
    await applyPrintStyles(tab);
    expect(await tab.evaluate(findUnprinted)).toEqual([]);
    expect(await tab.evaluate(findFaults, {})).toEqual([]);
  });
});

describe("with the dark scheme and motion", () => {
  const open = openEngine({ scheme: "dark", motion: "full" });

  test("turns, steps and page changes are animated", async () => {
    const { tab } = await open("/it/");
    await hydrateIslands(tab);
    for (const control of moving) expect(await tab.evaluate(isAnimated, control), control).toBe(true);
    await arriveAt(tab, "/it/about/");
  });

  test.each(["/it/", "/en/google-ads/"])("%s is dark, and every text has enough contrast", async (url) => {
    const { tab } = await open(url, { width: 1440 });
    const ground = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    for (const part of ground.match(/\d+/g) ?? []) expect(Number(part), ground).toBeLessThan(80);
    expect(await tab.evaluate(findLowContrast)).toEqual([]);
  });
});

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

/** Runs in the page. Returns texts with less contrast than WCAG 1.4.3 requires. */
function findLowContrast(): string[] {
  const parse = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = parse(colour).map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return "rgb(255, 255, 255)";
    const { backgroundColor } = getComputedStyle(element);
    return parse(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => !element.closest("svg, script, style, noscript, .hidden, .skip-link, .pill"))
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap((element) => {
      const { color, fontSize } = getComputedStyle(element);
      const [darker = 0, lighter = 0] = [luminance(color), luminance(groundOf(element))].sort((a, b) => a - b);
      const contrast = (lighter + 0.05) / (darker + 0.05);
      const wanted = parseFloat(fontSize) >= 24 ? 3 : 4.5;
      return contrast < wanted ? [`${contrast.toFixed(1)}: ${element.outerHTML.slice(0, 80)}`] : [];
    });
}

/**
 * Applies the print styles on screen, because WebKit's driver cannot emulate
 * print. This tests the styles, but not how an engine breaks pages.
 */
function applyPrintStyles(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        const { media } = rule as Partial<CSSMediaRule>;
        if (media?.mediaText === "print") media.mediaText = "all";
        else if (media?.mediaText.startsWith("screen")) media.mediaText = "not all";
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) apply(sheet.cssRules);
  });
}

/** Runs in the page. Returns texts that are hidden or not black, and visible controls. */
function findUnprinted(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const screenOnly = ".floating, .skip-link, .carousel-buttons, .turn, .menu-toggle, .menu-button, iframe";
  const controls = [...document.querySelectorAll(screenOnly)].filter(isShown);
  const texts = [...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, li, blockquote, td, th, address)")]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => !element.closest("[aria-hidden], .hidden, .embed, .next-page, svg, noscript"))
    .filter((element) => !isShown(element) || getComputedStyle(element).color !== "rgb(0, 0, 0)");
  return [...controls, ...texts].map((element) => element.outerHTML.slice(0, 100));
}
