import { describe, expect, inject, test } from "vitest";
import { palette } from "../../../src/components/shapes.tsx";
import { emulate } from "../../support/browser/chromium-settings.ts";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
import { pages } from "../../support/browser/site-pages.ts";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";
import { findStrayColours } from "../../support/layout/drawing-colours.ts";
import { findOffGrid, findStretchedButtons } from "../../support/layout/grid.ts";
import { findCoveredByDrawing } from "../../support/layout/hero-drawing.ts";
import { findControls, findEmptySections, findNonBlackText, readTexts } from "../../support/layout/print.ts";

const open = openEngine({ engines: ["chromium"], quick: true });

/** Equal to 1280 × 1024 px at 400% (WCAG 1.4.10). */
const smallest = { width: 320, height: 256 };

const isFull = inject("gate") === "full";

interface Screen {
  width: number;
  height: number;
  /** Whether to test wide text spacing too. */
  isSpacedOut?: boolean;
}

/** Sizes between those of `pages.test.ts`. 720 px is equal to 1440 px at 200%. */
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

/** WCAG 1.4.12: line height, and space after paragraphs, between letters and between words. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** A small laptop. */
const smallLaptop = { width: 1280, height: 720 };

/** A phone, between the bars of its browser. */
const phone = { width: 390, height: 664 };

/** A sheet of 210 mm with margins of 10 mm. */
const a4 = { width: 718, height: 1045 };

/** A document of base64. */
interface Pdf {
  data: string;
}

const laptop = { width: 1440, height: 900 };

const { tomato, mustard, teal, sky } = palette;
const inks = { tomato, mustard, teal, sky };

describe.each(pages)("$url", ({ url }) => {
  test("on a laptop: one grid, the drawing beside the words, colours and forced colours; on a phone too: the offer on the first screen", async () => {
    const { tab } = await open(url, laptop);
    expect(await tab.evaluate(findOffGrid), "starts on the lines of one grid").toEqual([]);
    expect(await tab.evaluate(findStretchedButtons), "the height of a button depends on its label").toEqual([]);
    expect(await tab.evaluate(findHiddenActions), "the actions of the hero are above the floating buttons").toEqual([]);
    expect(await tab.evaluate(findCoveredByDrawing)).toEqual([]);
    await emulate(tab, { "prefers-color-scheme": "dark" });
    expect(await tab.evaluate(findStrayColours, inks), "drawings have the colours of the backgrounds").toEqual([]);
    await emulate(tab, { "forced-colors": "active" });
    expect(await tab.evaluate(findUnseenInForcedColours)).toEqual([]);
    await tab.press("Tab");
    const ring = () => tab.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(await ring()).toBe("solid");
    await emulate(tab, {});
    await tab.resize(smallLaptop.width, smallLaptop.height);
    expect(await tab.evaluate(findOfferBelow), "price, time and action are on the first screen").toEqual([]);
    expect(await tab.evaluate(findCoveredByDrawing)).toEqual([]);
    await tab.resize(phone.width, phone.height);
    expect(await tab.evaluate(findOfferBelow), "price, time and action are on the first screen").toEqual([]);
  });

  test("in print every answer, slide, face and number is shown, and no control", async () => {
    const { tab } = await open(url, a4);
    // Content that islands hide on screen is printed too.
    await hydrateIslands(tab);
    const before = await tab.evaluate(readTexts, false);
    await emulate(tab, { media: "print", "prefers-color-scheme": "light" });
    const printed = new Set(await tab.evaluate(readTexts, true));
    expect(before.filter((text) => !printed.has(text))).toEqual([]);
    expect(await tab.evaluate(findEmptySections)).toEqual([]);
    expect(await tab.evaluate(findFaults, {})).toEqual([]);
    expect(await tab.evaluate(findControls)).toEqual([]);
    // Text is also black in the dark scheme, because browsers may not print backgrounds.
    await emulate(tab, { media: "print", "prefers-color-scheme": "dark" });
    expect(await tab.evaluate(findNonBlackText)).toEqual([]);
  });

  test("nothing is cut off, overlapped, covered by a drawing or wider than the screen, also with wide text spacing", async () => {
    const { tab } = await open(url, smallest);
    await tab.evaluate(openAnswers);
    const faults: string[] = [];
    for (const { isSpacedOut = false, width, height } of screens) {
      await tab.resize(width, height);
      const found = [
        ...(await tab.evaluate(findFaults, {})),
        ...(await tab.evaluate(findCoveredByDrawing)),
        ...(await tab.evaluate(findOfferOverPoster)),
      ];
      if (isSpacedOut) {
        await tab.evaluate(addStyles, spacing);
        found.push(...(await tab.evaluate(findFaults, { wordsMayBreak: true })).map((fault) => `${fault}, spaced out`));
        await tab.evaluate(addStyles, "");
      }
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test("the home page takes eight sheets of paper, and no heading is the last line of one", async () => {
  const { tab } = await open("/it/", a4);
  await hydrateIslands(tab);
  const { data } = (await tab.chromium.send("Page.printToPDF", { paperWidth: 8.27, paperHeight: 11.69 })) as Pdf;
  const sheets = Buffer.from(data, "base64")
    .toString("latin1")
    .match(/\/Type\s*\/Page\b/g);
  expect(sheets?.length).toBeLessThanOrEqual(8);
  await emulate(tab, { media: "print" });
  const headings = await tab.evaluate(() =>
    [...document.querySelectorAll("main :is(h1, h2, h3, .section-head)")].map(
      (one) => getComputedStyle(one).breakAfter,
    ),
  );
  expect(new Set(headings)).toEqual(new Set(["avoid"]));
});

describe("with a default font of 32 px", () => {
  const open = openEngine({ engines: ["chromium"], fontSize: 32 });

  test.each(pages)("$url: nothing is cut off, overlapped or wider than a phone", async ({ url }) => {
    const { tab } = await open(url, { width: 320 });
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await tab.evaluate(openAnswers);
    expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
  });
});

/** Runs in the page. */
function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page. */
function findHiddenActions(): (string | null)[] {
  const bar = document.querySelector(".floating nav")?.getBoundingClientRect().top ?? innerHeight;
  return [...document.querySelectorAll(".hero .actions a")]
    .filter((link) => link.getBoundingClientRect().bottom > bar)
    .map((link) => link.textContent);
}

/** Runs in the page. */
function findOfferBelow(): (string | null)[] {
  return [...document.querySelectorAll(".hero .offer > div, .hero .primary")]
    .filter((part) => part.getBoundingClientRect().bottom > innerHeight)
    .map((part) => part.textContent);
}

/** Runs in the page. Returns price and time of the next page if they lie over its drawing. */
function findOfferOverPoster(): string[] {
  const offer = document.querySelector(".poster-offer");
  const art = document.querySelector(".poster-art")?.getBoundingClientRect();
  const box = offer?.getBoundingClientRect();
  const isOver = box && art && box.right > art.left && box.bottom > art.top;
  return isOver ? [`"${offer?.textContent}" lies over the drawing`] : [];
}

/** Runs in the page. Returns controls without a border, line or label, and drawings in the colour of the page. */
function findUnseenInForcedColours(): string[] {
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const controls = visible("button:not(.flip-button), a.button, summary").filter((control) => {
    const styles = ["", "::before", "::after"].map((pseudo) => getComputedStyle(control, pseudo));
    const hasEdge = styles.some(
      ({ borderTopStyle, borderTopWidth }) => borderTopStyle === "solid" && borderTopWidth !== "0px",
    );
    return !hasEdge && !control.textContent.trim() && !control.querySelector("svg");
  });
  const ground = getComputedStyle(document.body).backgroundColor;
  const icons = visible("svg.icon").filter((icon) => getComputedStyle(icon).fill === ground);
  return [...controls, ...icons].map((element) => element.outerHTML.slice(0, 80));
}
