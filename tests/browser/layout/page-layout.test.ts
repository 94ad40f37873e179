import { describe, expect, inject, test } from "vitest";
import { palette } from "../../../src/components/shapes.tsx";
import { emulate } from "../../support/browser/chromium-settings.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
import { pages, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";
import { findStrayColours, findUnseenInForcedColours } from "../../support/layout/colours.ts";
import { findCoveredByDrawing, findOfferBelow, findOfferOverPoster } from "../../support/layout/hero.ts";
import { findControls, findLooseHeadings, findNonBlackText, readTexts } from "../../support/layout/print.ts";

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
  const open = openEngine({ engines: ["chromium"], quick: true });
  const openLarge = openEngine({ engines: ["chromium"], fontSize: 32 });

  /** A sheet of 210 mm with margins of 10 mm. */
  const a4 = { width: 718, height: 1045 };

  test.each(pagesInOneLanguage)(
    "$url: drawings in the dark, controls in forced colours, and all words in print",
    async ({ url }) => {
      const { tab } = await open(url, { width: 1440, height: 900 });
      await emulate(tab, { "prefers-color-scheme": "dark" });
      const { tomato, mustard, teal, sky } = palette;
      expect(await tab.evaluate(findStrayColours, { tomato, mustard, teal, sky })).toEqual([]);
      await emulate(tab, { "forced-colors": "active" });
      expect(await tab.evaluate(findUnseenInForcedColours)).toEqual([]);
      await tab.press("Tab");
      const ring = await tab.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect(ring).toBe("solid");

      await tab.resize(a4.width, a4.height);
      // Content that islands hide on screen is printed too.
      await hydrateIslands(tab);
      const before = await tab.evaluate(readTexts, false);
      await emulate(tab, { media: "print", "prefers-color-scheme": "light" });
      const printed = new Set(await tab.evaluate(readTexts, true));
      expect(before.filter((text) => !printed.has(text))).toEqual([]);
      expect(await tab.evaluate(findLooseHeadings)).toEqual([]);
      expect(await tab.evaluate(findFaults, {})).toEqual([]);
      expect(await tab.evaluate(findControls)).toEqual([]);
      // Text is also black in the dark scheme, because browsers may not print backgrounds.
      await emulate(tab, { media: "print", "prefers-color-scheme": "dark" });
      expect(await tab.evaluate(findNonBlackText)).toEqual([]);
    },
  );

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
