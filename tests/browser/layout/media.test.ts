import { expect, test } from "vitest";
import { emulate } from "../../support/browser/chromium-settings.ts";
import { findFaults, findInvisibleTexts } from "../../support/browser/layout-faults.ts";
import { pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

/** Colours of drawings that are also grounds. */
const inks = ["tomato", "mustard", "teal", "sky"];

/** A sheet of 210 mm with margins of 10 mm. */
const a4 = { width: 718, height: 1045 };

/** Words for screen readers, of drawings, and of what paper cannot do. */
const NOT_PRINTED =
  ".hidden, [aria-hidden], script, style, svg, noscript, .embed, .tool, .missing-note, .craft-index, .card-back > :not(ul), .flip-words, fieldset, button, a.button";

test.each(pagesInOneLanguage)(
  "$url: drawings in the dark, controls in forced colours, and all words in print",
  async ({ url }) => {
    const { tab } = await open(url, { width: 1440, height: 900 });
    await emulate(tab, { "prefers-color-scheme": "dark" });
    expect(await tab.evaluate(findStrayColours, inks)).toEqual([]);
    await emulate(tab, { "forced-colors": "active" });
    expect(await tab.evaluate(findUnseenInForcedColours)).toEqual([]);
    await tab.press("Tab");
    const ring = await tab.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
    expect(ring).toBe("solid");

    await tab.resize(a4.width, a4.height);
    // Content that islands hide on screen is printed too.
    await hydrateIslands(tab);
    await emulate(tab, { media: "print", "prefers-color-scheme": "light" });
    expect(await tab.evaluate(findInvisibleTexts, "main", NOT_PRINTED)).toEqual([]);
    expect(await tab.evaluate(findFaults, {})).toEqual([]);
    // Text is also black in the dark scheme, because browsers may not print backgrounds.
    await emulate(tab, { media: "print", "prefers-color-scheme": "dark" });
    expect(await tab.evaluate(findNonBlackText)).toEqual([]);
  },
);

test.each(["light", "dark"] as const)(
  "on every place of the board all colours of a card's drawing show: %s",
  async (scheme) => {
    const { tab } = await open("/it/", { width: 1440, height: 900 });
    await emulate(tab, { "prefers-color-scheme": scheme });
    expect(await tab.evaluate(findLostColours, inks)).toEqual([]);
  },
);

/** Runs in the page. Moves each card to each place, and returns coloured parts of drawings that are nearly as dark as their ground. */
function findLostColours(inks: readonly string[]): string[] {
  const board = document.querySelector("[data-board]") as Element;
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const lost = new Set<string>();
  for (const _ of board.children) {
    board.append(board.firstElementChild as Element);
    for (const [place, card] of [...board.children].entries()) {
      const face = card.querySelector(".card-face") as Element;
      const ground = luminance(getComputedStyle(face).backgroundColor);
      for (const part of face.querySelectorAll(inks.map((ink) => `.icon [fill="var(--${ink})"]`).join())) {
        const own = luminance(getComputedStyle(part).fill);
        const contrast = (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
        if (contrast < 1.4) lost.add(`${card.querySelector("h3")?.textContent} on place ${place + 1}`);
      }
    }
  }
  return [...lost];
}

/** Runs in the page. Returns shapes of drawings whose colour differs from the background of the same name. */
function findStrayColours(inks: readonly string[]): string[] {
  return inks.flatMap((name) => {
    const ground = document.querySelector(`.tone-${name}`);
    if (!ground) return [];
    const { backgroundColor } = getComputedStyle(ground);
    return ["fill", "stroke"].flatMap((property) =>
      // The drawings of cards have the colours that show on their ground.
      [...document.querySelectorAll(`svg:not(.card .icon) [${property}="var(--${name})"]`)]
        .map((shape) => getComputedStyle(shape).getPropertyValue(property))
        .filter((colour) => colour !== backgroundColor)
        .map((colour) => `${name} ${property}: ${colour}, not ${backgroundColor}`),
    );
  });
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

/** Runs in the page. Returns elements whose text is not black. */
function findNonBlackText(): string[] {
  return [...document.querySelectorAll("body *")]
    .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
    .filter((element) => !element.closest("svg, script, style, .hidden") && element.checkVisibility())
    .filter((element) => getComputedStyle(element).color !== "rgb(0, 0, 0)")
    .map((element) => element.outerHTML.slice(0, 80));
}
