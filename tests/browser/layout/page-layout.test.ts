import type { Page, ViewportSize } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { palette } from "../../../src/components/shapes.tsx";
import { emulate, hydrateIslands, openAnswers } from "../../support/browser/actions.ts";
import { visit } from "../../support/browser/chromium.ts";
import { layoutFaults } from "../../support/browser/layout-faults.ts";
import { openSite, pages } from "../../support/browser/served-site.ts";
import { reader } from "../../support/browser/visitor.ts";
import { findStrayColours } from "../../support/layout/drawing-colours.ts";
import { findOffGrid, findStretchedButtons } from "../../support/layout/grid.ts";
import { findCoveredByDrawing } from "../../support/layout/hero-drawing.ts";
import { findEmptySections, findNonBlackText, readTexts } from "../../support/layout/print.ts";

const site = openSite();

/** Equal to 1280 × 1024 px at 400% (WCAG 1.4.10). */
const smallest = { width: 320, height: 256 };

const isFull = inject("gate") === "full";

/** Sizes between those of `tests/engines/layout/pages.test.ts`. 720 px is equal to 1440 px at 200%. */
const screens: Screen[] = [
  { ...smallest, isSpacedOut: true },
  { width: 834, height: 1112 },
  { width: 1024, height: 768, isSpacedOut: true },
  ...(isFull
    ? [
        { width: 320, height: 844 },
        { width: 390, height: 844 },
        { width: 720, height: 450 },
        { width: 1100, height: 800 },
        { width: 1920, height: 1080 },
      ]
    : []),
];

interface Screen extends ViewportSize {
  /** Whether to test wide text spacing too. */
  isSpacedOut?: boolean;
}

/** WCAG 1.4.12: line height, and space after paragraphs, between letters and between words. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** A small laptop. */
const smallLaptop = { width: 1280, height: 720 };

/** A sheet of 210 mm with margins of 10 mm. */
const a4 = { width: 718, height: 1045 };

const laptop = { width: 1440, height: 900 };

const { tomato, mustard, teal, sky } = palette;
const inks = { tomato, mustard, teal, sky };

/** Uses an Italian browser. `robust.test.ts` uses other languages. */
const read = reader(site, { savesData: true, staysOnPage: true, locale: "it-IT" });

describe.each(pages)("$url", ({ url }) => {
  test("on a laptop heroes, intros and closings start on the lines of one grid", async () => {
    const page = await read(url, { viewport: laptop });
    expect(await page.evaluate(findOffGrid)).toEqual([]);
  });

  test("on a laptop the height of a button depends only on its label", async () => {
    const page = await read(url, { viewport: laptop });
    expect(await page.evaluate(findStretchedButtons)).toEqual([]);
  });

  test("in the dark scheme drawings have the colours of the backgrounds", async () => {
    const page = await read(url, { viewport: laptop });
    await emulate(page, { colorScheme: "dark" });
    expect(await page.evaluate(findStrayColours, inks)).toEqual([]);
  });

  test("in forced colours every control has a visible border, line or label", async () => {
    const page = await read(url, { viewport: laptop });
    await emulate(page, { forcedColors: "active" });
    const unseen = await page
      .locator("button:visible:not(.flip-button), a.button:visible, summary:visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const styles = ["", "::before", "::after"].map((pseudo) => getComputedStyle(control, pseudo));
            const hasEdge = styles.some(
              ({ borderTopStyle, borderTopWidth }) => borderTopStyle === "solid" && borderTopWidth !== "0px",
            );
            const hasWords = control.textContent.trim() !== "";
            return !hasEdge && !hasWords && !control.querySelector("svg");
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect(unseen).toEqual([]);
    // Drawings use the text colour, which is visible on any background.
    const lost = await page
      .locator("svg.icon:visible")
      .evaluateAll(
        (icons) =>
          icons.filter((icon) => getComputedStyle(icon).fill === getComputedStyle(document.body).backgroundColor)
            .length,
      );
    expect(lost).toBe(0);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
      "solid",
    );
  });

  test("on a laptop price, time and actions of the hero are on the first screen and uncovered", async () => {
    const page = await read(url, { viewport: laptop });
    const hidden = await page.locator(".hero .actions a").evaluateAll((links) => {
      const bar = document.querySelector(".floating nav")?.getBoundingClientRect().top ?? innerHeight;
      return links.filter((link) => link.getBoundingClientRect().bottom > bar).map((link) => link.textContent);
    });
    expect(hidden).toEqual([]);
    expect(await page.evaluate(findCoveredByDrawing)).toEqual([]);
    await page.setViewportSize(smallLaptop);
    const below = await page
      .locator(".hero .offer > div, .hero .primary")
      .evaluateAll((parts) =>
        parts.filter((part) => part.getBoundingClientRect().bottom > innerHeight).map((part) => part.textContent),
      );
    expect(below).toEqual([]);
    expect(await page.evaluate(findCoveredByDrawing)).toEqual([]);
  });

  test("in print every answer, slide, face and number is shown, and no floating button", async () => {
    const page = await read(url, { viewport: a4 });
    // Content that islands hide on screen is printed too.
    await hydrateIslands(page);
    const before = await page.evaluate(readTexts);
    await emulate(page, { media: "print", colorScheme: "light" });
    const printed = new Set(await page.evaluate(readTexts));
    const missing = before.filter((text) => !printed.has(text));
    expect(missing).toEqual([]);
    expect(await page.evaluate(findEmptySections)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    const screenOnly = ".floating, .skip-link, .carousel-buttons, .turn, .menu-toggle, .menu-button, iframe";
    expect(await page.locator(screenOnly).locator("visible=true").count()).toBe(0);
    // Text is also black in the dark scheme, because browsers may not print backgrounds.
    await emulate(page, { colorScheme: "dark" });
    expect(await page.evaluate(findNonBlackText)).toEqual([]);
  });

  test("nothing is cut off, overlapped, covered by a drawing or wider than the screen, also with wide text spacing", async () => {
    const page = await read(url, { viewport: smallest });
    await openAnswers(page);
    const faults: string[] = [];
    for (const { isSpacedOut = false, ...screen } of screens) {
      await page.setViewportSize(screen);
      const found = [...(await layoutFaults(page)), ...(await page.evaluate(findCoveredByDrawing))];
      if (isSpacedOut) {
        await spaceOut(page, true);
        found.push(...(await layoutFaults(page, { wordsMayBreak: true })).map((fault) => `${fault}, spaced out`));
        await spaceOut(page, false);
      }
      faults.push(...found.map((fault) => `${screen.width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

describe.runIf(isFull)("with a default font of 32 px", () => {
  const large = openSite({ fontSize: 32 });
  const readLarge = reader(large, { savesData: true });

  test.each(pages)("$url: nothing is cut off, overlapped or wider than a phone", async ({ url }) => {
    const page = await readLarge(url, { viewport: { width: 320, height: 844 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await openAnswers(page);
    expect(await layoutFaults(page, { wordsMayBreak: true })).toEqual([]);
  });
});

test("with reduced motion nothing is animated", async () => {
  const { page, context } = await visit(site.browser);
  await page.goto(`${site.origin}/it/`);
  const moving = () => page.evaluate(() => document.getAnimations().map((animation) => String(animation.playState)));
  const acts: [what: string, act: () => Promise<void>][] = [
    ["the picture turned", () => page.locator(".flip-button").click()],
    ["a card turned", () => page.locator('[data-face="front"] [data-turn]').first().click()],
    ["the strip moved on", () => page.locator(".move-on").first().click()],
    ["an answer opened", () => page.locator(".faq summary").nth(1).click()],
    ["the menu opened", () => page.locator(".menu-button").click()],
    ["the page scrolled", () => page.evaluate(() => scrollTo(0, 3000))],
    ["another page opened", () => page.locator(".site-footer a[href='/it/about/']").click()],
  ];
  for (const [what, act] of acts) {
    await act();
    expect(await moving(), what).toEqual([]);
  }
  await page.waitForURL("**/it/about/");
  expect(await moving()).toEqual([]);
  await context.close();
});

/** Turns wide text spacing on or off. */
async function spaceOut(page: Page, isSpacedOut: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    isSpacedOut ? spacing : "",
  );
}
