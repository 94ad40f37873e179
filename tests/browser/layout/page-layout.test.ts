import { describe, expect, inject, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
import { pages, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ quick: true });

const isChromium = inject("engine") === "chromium";

interface Screen {
  width: number;
  height: number;
  /** Whether to test wide text spacing too. */
  isSpacedOut?: boolean;
  /** Whether the hero must show price, time and action: on a phone between the bars of its browser, and on a small laptop. */
  hasOffer?: boolean;
}

/** In all engines. 320 × 256 px is equal to 1280 × 1024 px at 400% (WCAG 1.4.10). */
const screens: Screen[] = [
  { width: 320, height: 256, isSpacedOut: true },
  { width: 390, height: 844 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
];

/** 720 px is equal to 1440 px at 200%. */
const moreScreens: Screen[] = [
  { width: 390, height: 664, hasOffer: true },
  { width: 720, height: 450 },
  { width: 1024, height: 768, isSpacedOut: true },
  { width: 1100, height: 800 },
  { width: 1280, height: 720, hasOffer: true },
  { width: 1920, height: 1080 },
];

/** WCAG 1.4.12: line height, and space after paragraphs, between letters and between words. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

test.each(isChromium ? pages : pagesInOneLanguage)(
  "$url: nothing is cut off, overlapped, covered or wider than the screen, also with wide text spacing",
  async ({ url }) => {
    const { tab } = await open(url, { width: 320 });
    await tab.evaluate(openAnswers);
    const faults: string[] = [];
    for (const { width, height, isSpacedOut, hasOffer } of [...screens, ...(isChromium ? moreScreens : [])]) {
      await tab.resize(width, height);
      const found = [
        ...(await tab.evaluate(findFaults, {})),
        ...(await tab.evaluate(findCoveredByDrawing)),
        ...(await tab.evaluate(findOfferOverPoster)),
        ...(await tab.evaluate(findCoveredHeadings)),
        ...(hasOffer ? await tab.evaluate(findOfferBelow) : []),
      ];
      if (isSpacedOut) {
        await tab.evaluate(addStyles, spacing);
        found.push(...(await tab.evaluate(findFaults, { wordsMayBreak: true })).map((fault) => `${fault}, spaced out`));
        await tab.evaluate(addStyles, "");
      }
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

describe("in Chromium", () => {
  const openLarge = openEngine({ engines: ["chromium"], fontSize: 32 });

  test.each(pagesInOneLanguage)(
    "$url with a default font of 32 px: nothing is cut off or overlapped",
    async ({ url }) => {
      const { tab } = await openLarge(url, { width: 320 });
      expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      await tab.evaluate(openAnswers);
      expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
    },
  );
});

/** Runs in the page. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. Returns sections whose heading is behind the header after a link to them. */
function findCoveredHeadings(): string[] {
  const header = document.querySelector("header") as HTMLElement;
  const sections = [...document.querySelectorAll<HTMLElement>("main [id]")].filter((section) =>
    section.querySelector(":is(h1, h2, h3)"),
  );
  const covered = sections.filter((section) => {
    section.scrollIntoView({ behavior: "instant" });
    const heading = section.querySelector(":is(h1, h2, h3)") as HTMLElement;
    return heading.checkVisibility() && heading.getBoundingClientRect().top < header.getBoundingClientRect().bottom;
  });
  scrollTo({ top: 0, behavior: "instant" });
  return covered.map(({ id }) => `the heading of #${id} is behind the header`);
}

/** Runs in the page. Returns the lines and actions of the hero that a painted shape of its drawing covers. */
function findCoveredByDrawing(): string[] {
  /** In pixels, narrower than a letter. */
  const STEP = 4;
  const parts = [...document.querySelectorAll(".hero :is(.hero-title, .hero-deal)")];
  if (parts.length === 0 || !document.querySelector(".hero-picture svg"))
    return ["the hero has no words or no drawing"];
  const painted: Element[] = [...document.querySelectorAll(".hero-picture svg *:not(g, defs, defs *)")];
  const lines = parts.flatMap((part) => [...textsOf(part), ...part.querySelectorAll("a")]);
  const covered = lines.filter((line) => [...line.getClientRects()].some((_, at) => isCovered(line, at)));
  scrollTo({ top: 0, behavior: "instant" });
  return [...new Set(covered.map((line) => `the drawing covers "${line instanceof Range ? line : line.textContent}"`))];

  function* textsOf(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(".hidden, svg, .kicker")) continue;
      const range = document.createRange();
      range.selectNode(node);
      yield range;
    }
  }

  function isCovered(line: Range | Element, at: number): boolean {
    const boxOf = () => line.getClientRects()[at] as DOMRect;
    const { top: before } = boxOf();
    if (!painted.some((shape) => overlap(boxOf(), shape))) return false;
    // Only what is on the screen can be found by its point.
    scrollBy({ top: before - innerHeight / 2, behavior: "instant" });
    return painted.some((shape) => {
      const { left, right, top, bottom } = overlap(boxOf(), shape) ?? new DOMRect();
      for (let x = left + 1; x < right; x += STEP) {
        for (let y = top + 1; y < bottom; y += STEP)
          if (document.elementsFromPoint(x, y).some((element) => painted.includes(element))) return true;
      }
      return false;
    });
  }

  /** What a box and a shape have in common, without what the edge of the drawing cuts off. */
  function overlap(box: DOMRect, shape: Element): DOMRect | null {
    const drawing = shape.closest("svg") as SVGSVGElement;
    const isCut = getComputedStyle(drawing).overflow !== "visible";
    const boxes = [box, shape.getBoundingClientRect(), ...(isCut ? [drawing.getBoundingClientRect()] : [])];
    const [left, top] = [Math.max(...boxes.map((one) => one.left)), Math.max(...boxes.map((one) => one.top))];
    const [right, bottom] = [Math.min(...boxes.map((one) => one.right)), Math.min(...boxes.map((one) => one.bottom))];
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : null;
  }
}

/** Runs in the page. Returns price, time and action that are not on the first screen. */
function findOfferBelow(): string[] {
  return [...document.querySelectorAll(".hero .offer > div, .hero .primary")]
    .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
    .map((part) => `"${part.textContent}" is not on the first screen`);
}

/** Runs in the page. Returns price and time of the next page if they lie over its drawing. */
function findOfferOverPoster(): string[] {
  const offer = document.querySelector(".poster-offer");
  const art = document.querySelector(".poster-art")?.getBoundingClientRect();
  const box = offer?.getBoundingClientRect();
  const isOver = box && art && box.right > art.left && box.bottom > art.top;
  return isOver ? [`"${offer?.textContent}" lies over the drawing`] : [];
}
