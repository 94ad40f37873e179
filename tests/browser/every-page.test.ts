import { expect, test } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { findViolations } from "../support/browser/axe-violations.ts";
import { collectStops, findUnreached, resetFocus } from "../support/browser/focus-stops.ts";
import { findHeroFaults, findHeroMoves } from "../support/browser/hero-faults.ts";
import { openAnswers } from "../support/browser/in-page.ts";
import { findFaults, findInvisibleTexts, UNSEEN_WITH_SCRIPT } from "../support/browser/layout-faults.ts";
import { allPages, onePageOfEachKind, pagesInOneLanguage } from "../support/browser/site-pages.ts";
import * as styleFaults from "../support/browser/style-faults.ts";
import type { Tab } from "../support/browser/tab.ts";
import { engine, gate, openEngine, rest } from "../support/browser/visits.ts";

// One visit for each page: what a check finds names the check.
const open = openEngine({ byDay: ["chromium", "webkit"] });

interface Screen {
  width: number;
  height: number;
  /** Whether to test wide text spacing too. */
  isSpacedOut?: boolean;
  /** Whether the hero must show price, time and action: on a phone between the bars of its browser, and on a small laptop. */
  hasOffer?: boolean;
}

/** 320 × 256 px is equal to 1280 × 1024 px at 400% (WCAG 1.4.10). */
const outermost: Screen[] = [
  { width: 320, height: 256, isSpacedOut: gate !== "quick" },
  { width: 1440, height: 900 },
];

const common: Screen[] = [...outermost, { width: 390, height: 844 }, { width: 834, height: 1112 }];

/** 720 px is equal to 1440 px at 200%. */
const all: Screen[] = [
  ...common,
  { width: 390, height: 664, hasOffer: true },
  { width: 720, height: 450 },
  { width: 1024, height: 768, isSpacedOut: true },
  { width: 1160, height: 800 },
  { width: 1280, height: 720, hasOffer: true },
  { width: 1920, height: 1080 },
];

type Page = (typeof allPages)[number];

const isChromium = engine === "chromium";
/** Whether everything is checked. Both languages have the same markup, so by day each page is checked whole in one of them. */
const isWhole = (page: Page) =>
  isChromium && gate !== "quick" && (gate === "night" || pagesInOneLanguage.includes(page));

/** The other engines differ by kinds of pages. At night they look at each. */
const tested = {
  quick: onePageOfEachKind,
  full: isChromium ? allPages : onePageOfEachKind,
  night: isChromium ? allPages : pagesInOneLanguage,
}[gate];

function screensOf(page: Page): Screen[] {
  if (gate === "quick") return common;
  if (!isChromium) return gate === "night" ? common : outermost;
  if (gate === "night" || onePageOfEachKind.includes(page)) return all;
  // Both languages have the same markup, and other words.
  return pagesInOneLanguage.includes(page) ? common : outermost;
}

test.each(tested)("$url: what is seen, read, printed and reached on every screen", async (page) => {
  const { tab, server } = await open(page.url, { width: 1280, height: 720 });
  const faults: string[] = [];
  const note = (check: string, found: readonly string[]) => faults.push(...found.map((fault) => `${check}: ${fault}`));
  for (const place of await tab.evaluate(whichFind, PLACES)) seenPlaces.add(place);
  if (isWhole(page)) {
    await checkKeyboard(tab, note);
    await checkColours(tab, note);
    await checkPrint(tab, note);
  }
  await tab.evaluate(openAnswers);
  for (const screen of screensOf(page)) await checkLayout(tab, screen, note);
  if (isChromium) for (const look of looksOf(page)) await checkAccessibility(tab, page, look, note);
  if (isWhole(page)) {
    await checkHero(tab, note);
    await checkLargeFont(tab, note);
    // The visit fails if a policy of a header or <meta> is violated meanwhile.
    await tab.evaluate(pressEverything);
    await rest();
    const scripts = server.requests.filter((path) => path.endsWith(".js"));
    const hasTool = (await tab.count(".tool")) > 0;
    note("scripts", hasTool ? [] : scripts.filter((path) => !path.startsWith("/assets/main-")));
  }
  expect(faults).toEqual([]);
});

/** What the checks look at, by selectors. Where a class is renamed, they would find no fault. */
const PLACES = [
  ...[
    ".hero .hero-title",
    ".hero .hero-deal",
    ".hero-picture svg",
    ".hero .offer > div",
    ".hero .primary",
    ".hero .gesture",
  ],
  ...[".poster-offer", ".poster-art", "main [id]:has(h1, h2, h3)", ".columns > :nth-child(2)", ".button", "svg.icon"],
  ...["tomato", "mustard", "teal", "sky"].flatMap((tone) => [
    `.tone-${tone}`,
    `svg:not(.card .icon) [fill="var(--${tone})"]`,
  ]),
];
const seenPlaces = new Set<string>();

// Some are on few pages.
test.runIf(tested === allPages)("each of these checks has found something to look at on some page", () => {
  expect(PLACES.filter((place) => !seenPlaces.has(place))).toEqual([]);
});

type Note = (check: string, found: readonly string[]) => unknown;

/** A small laptop and a phone with a keyboard. Bars cover most on low screens. */
async function checkKeyboard(tab: Tab, note: Note): Promise<void> {
  // Thirty presses at once would be faster than hydration and the carousels.
  await tab.hydrateIslands();
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await tab.resize(width, height);
    // Strips scroll to their slides.
    if ((await tab.count(".strip")) > 0) await rest();
    await tab.evaluate(resetFocus);
    const stops = await collectStops(tab);
    for (const { faults } of stops) note(`Tab on ${width} × ${height} px`, faults);
    note(`Tab on ${width} × ${height} px`, await findUnreached(tab, stops));
    expect.soft(stops[0]?.name).toMatch(/^a (Vai al contenuto|Skip to content)/);
    expect.soft(stops.at(-1)?.name).toMatch(/Cookie/);
  }
}

/** As its parts arrive, and before anybody scrolls. */
async function checkHero(tab: Tab, note: Note): Promise<void> {
  await tab.chromium.emulate({ "prefers-reduced-motion": "no-preference" });
  await tab.scrollTo(0);
  for (const [width, height] of [
    [390, 844],
    [600, 900],
    [834, 1112],
    [1280, 720],
  ] as const) {
    await tab.resize(width, height);
    note(`as it comes, on ${width} px`, await tab.evaluate(findHeroMoves));
  }
  await tab.chromium.emulate({});
}

async function checkColours(tab: Tab, note: Note): Promise<void> {
  for (const width of [390, 1440]) {
    await tab.resize(width, 900);
    note(`variables at ${width} px`, await tab.evaluate(styleFaults.findMissingVariables));
  }
  await tab.chromium.emulate({ "prefers-color-scheme": "dark" });
  note("in the dark", await tab.evaluate(styleFaults.findStrayColours, ["tomato", "mustard", "teal", "sky"]));
  await tab.chromium.emulate({ "forced-colors": "active" });
  note("forced colours", await tab.evaluate(styleFaults.findUnseenInForcedColours));
  await tab.evaluate(resetFocus);
  await tab.press("Tab");
  const ring = await tab.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  expect.soft(ring, "the focus in forced colours").toBe("solid");
}

/** On a sheet of A4 with margins of 10 mm. Content that islands and answers hide on screen is printed too. */
async function checkPrint(tab: Tab, note: Note): Promise<void> {
  await tab.resize(718, 1045);
  await tab.chromium.emulate({ media: "print" });
  note("print", await tab.evaluate(findInvisibleTexts, "main", NOT_PRINTED));
  note("print", await tab.evaluate(findFaults, {}));
  // Text is also black in the dark scheme, because browsers may not print backgrounds.
  await tab.chromium.emulate({ media: "print", "prefers-color-scheme": "dark" });
  note("print in the dark", await tab.evaluate(styleFaults.findNonBlackText));
  await tab.chromium.emulate({});
}

/** Words for screen readers, of drawings, and of what paper cannot do. */
const NOT_PRINTED =
  ".hidden, [aria-hidden], script, style, svg, noscript, .embed, .tool, .missing-note, .craft-index, .card-back > :not(ul), .flip-words, fieldset, button, a.button";

/** WCAG 1.4.12: line height, and space after paragraphs, between letters and between words. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

async function checkLayout(tab: Tab, { width, height, isSpacedOut, hasOffer }: Screen, note: Note): Promise<void> {
  await tab.resize(width, height);
  note(`${width} px`, await tab.evaluate(findHeroFaults, { hasOffer }));
  note(`${width} px`, await tab.evaluate(findFaults, {}));
  note(`${width} px`, await tab.evaluate(findInvisibleTexts, "main, footer", UNSEEN_WITH_SCRIPT));
  note(`${width} px`, await tab.evaluate(findSmallButtons));
  if (width >= 768) note(`${width} px`, await tab.evaluate(findSingleColumns));
  if (!isSpacedOut) return;
  await tab.evaluate(addStyles, spacing);
  note(`${width} px, spaced out`, await tab.evaluate(findFaults, { wordsMayBreak: true }));
  await tab.evaluate(addStyles, "");
}

type Look = { width: number; scheme: "light" | "dark" };

/** 320 px is also 1280 px at 400% (WCAG 1.4.10). */
const looks: Look[] = [
  { width: 320, scheme: "light" },
  { width: 1440, scheme: "dark" },
  { width: 320, scheme: "dark" },
  { width: 1440, scheme: "light" },
];

/** By day a page has one look in one of its languages, and the home page, of which the menus are opened, two. */
function looksOf(page: Page): Look[] {
  if (gate === "night") return [...looks, { width: 768, scheme: page.language === "it" ? "light" : "dark" }];
  const [at, language] = [paths.indexOf(page.path), languages.indexOf(page.language)];
  if (page.path === "") return looks.slice(language, language + 1);
  const isLookedAt = gate === "quick" || pagesInOneLanguage.includes(page);
  return isLookedAt ? looks.slice(at % looks.length, (at % looks.length) + 1) : [];
}

async function checkAccessibility(tab: Tab, page: Page, { width, scheme }: Look, note: Note): Promise<void> {
  await tab.resize(width, 900);
  await tab.chromium.emulate({ "prefers-color-scheme": scheme });
  note(`axe at ${width} px, ${scheme}`, await findViolations(tab, "html", gate !== "quick"));
  // The menus are the same on every page.
  if (page.path !== "") return;
  const menu = "header :popover-open";
  await tab.click("header [popovertarget]");
  await tab.see(menu);
  await tab.evaluate(openAnswers, menu);
  note(`axe at ${width} px, ${scheme}, menu open`, await findViolations(tab, menu));
  await tab.press("Escape");
}

async function checkLargeFont(tab: Tab, note: Note): Promise<void> {
  await tab.resize(320, 844);
  await tab.chromium.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  expect.soft(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
  note("with a default font of 32 px", await tab.evaluate(findFaults, { wordsMayBreak: true }));
}

// These functions run in the page.

function whichFind(selectors: readonly string[]): string[] {
  return selectors.filter((selector) => document.querySelector(selector));
}

/** Returns buttons that are smaller than a finger (WCAG 2.5.5). */
function findSmallButtons(): string[] {
  return [...document.querySelectorAll(".button")].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    const isSmall = button.checkVisibility() && (width < 43.5 || height < 43.5);
    return isSmall ? [`"${button.textContent}" is ${Math.round(width)} × ${Math.round(height)} px`] : [];
  });
}

/** Returns lists of columns that have one, where there is room for more. */
function findSingleColumns(): string[] {
  return [...document.querySelectorAll(".columns")].flatMap(({ children: [first, second] }) => {
    const isBelow = second && first && second.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
    return isBelow ? [`"${second.textContent}" stands below "${first.textContent}"`] : [];
  });
}

/** Uses every control that does not leave the page. */
function pressEverything(): void {
  for (const kind of ["summary", "button", "input"])
    for (const control of document.querySelectorAll<HTMLElement>(kind)) control.click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  scrollTo({ top: 0, behavior: "instant" });
}

function addStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
