import { describe, expect, test } from "vitest";
import type { Path } from "../../../src/urls.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { type Open, openEngine, rest } from "../../support/browser/visits.ts";
import { pageUrl } from "../../support/site/own-site.ts";

const open = openEngine();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** Longer than the delay of the buttons after scrolling. */
const REST_MS = 300;

test("the floating buttons cover neither words nor actions on a phone", async () => {
  expect(await findFaults(open, "", PHONE)).toEqual([]);
});

test.each<Path>(["", "landing"])("on a phone one call button is always in the header: on %j", async (path) => {
  const { tab } = await open(pageUrl("it", path), PHONE);
  const callsInHeader = () =>
    tab.evaluate(() => {
      const header = document.querySelector(".header-row")?.getBoundingClientRect();
      const calls = [...document.querySelectorAll<HTMLElement>('a[href^="tel:"]')].filter((link) => {
        const { x, y, width, height, bottom } = link.getBoundingClientRect();
        const isInHeader = header !== undefined && y >= header.top && bottom <= header.bottom && width >= 44;
        return isInHeader && link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      return calls.map(({ textContent }) => textContent);
    });
  for (const share of [0, 0.3, 1]) {
    await tab.evaluate((share) => scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" }), share);
    expect(await callsInHeader()).toEqual(["Chiama ora"]);
  }
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });

  test.each<[path: Path, screen: Screen]>([
    ["services/ads", PHONE],
    ["flipping-catalog", PHONE],
    ["about", PHONE],
    ["services/rispondi-subito", LAPTOP],
    ["", { width: 320, height: 640 }],
    ["", { width: 1440, height: 900 }],
    ["services/ecommerce", { width: 834, height: 1112 }],
  ])(
    "on %j the buttons appear after the hero, cover no words or actions, and there is one call button at a time, on %o",
    async (path, screen) => {
      expect(await findFaults(open, path, screen)).toEqual([]);
    },
  );

  test("after a page change the new page starts without buttons, then shows its own", async () => {
    const { tab } = await open("/en/", LAPTOP);
    await scrollToFreePlace(tab);
    await tab.click(".floating .pill:not(.call)");
    await tab.until("the next page", () => location.pathname === "/en/services/lead-generation/");
    await rest();
    expect(await tab.isVisible(".floating .pill")).toBe(false);
    await scrollToFreePlace(tab);
    await tab.see('.floating .pill:not(.call)[href="/en/services/ecommerce/"]');
  });

  test("hidden buttons cannot be focused; a focused button stays visible", async () => {
    const { tab } = await open("/it/about/", LAPTOP);
    const call = ".floating .call";
    const tryFocus = () =>
      tab.evaluate((selector) => {
        const button = document.querySelector<HTMLElement>(selector);
        button?.focus();
        return button === document.activeElement;
      }, call);
    expect(await tryFocus()).toBe(false);
    await scrollToFreePlace(tab);
    await tab.press("Shift");
    expect(await tryFocus()).toBe(true);
    await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    await rest();
    expect(await tab.isVisible(`${call}:focus`)).toBe(true);
  });

  test.each([
    { width: 320, height: 256 },
    { width: 844, height: 390 },
  ])("on $width × $height px no layer remains over the page", async (screen) => {
    const { tab } = await open("/it/about/", screen);
    await tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
    await rest();
    expect(await tab.isVisible(".floating .pill")).toBe(false);
    expect(await tab.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom)).toBeLessThan(0);
  });
});

interface Screen {
  width: number;
  height: number;
}

async function scrollToFreePlace(tab: Tab): Promise<void> {
  const isFree = await tab.evaluate(async (rest) => {
    for (let y = innerHeight; y < document.body.scrollHeight - innerHeight; y += 200) {
      scrollTo({ top: y, behavior: "instant" });
      // The scroll event comes with the next frame, which is late on a busy machine.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, rest)));
      if (document.querySelectorAll(".pill[data-shown]").length === 2) return true;
    }
    return false;
  }, REST_MS);
  expect(isFree).toBe(true);
}

/** Opens a page, scrolls through it and returns what is wrong with its buttons. */
async function findFaults(open: Open, path: Path, screen: Screen): Promise<string[]> {
  const url = pageUrl("it", path);
  const { tab, server } = await open(url, screen);
  expect(await tab.isVisible(".floating .pill:not(.call)")).toBe(false);
  await tab.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await expect.poll(() => server.requests.join()).toContain("/assets/after-first-sign-");
  const faults = await tab.evaluate(scrollThrough, REST_MS);
  return faults.map((fault) => `${url}, ${screen.width} px: ${fault}`);
}

/** Runs in the page. Scrolls to the bottom in steps and returns what is wrong with the floating buttons. */
async function scrollThrough(rest: number): Promise<string[]> {
  // On phones the call button is in the header.
  const isPhone = innerWidth < 768;
  const pills = [...document.querySelectorAll<HTMLElement>(`.floating .pill${isPhone ? ":not(.call)" : ""}`)];
  const opening = document.querySelector(".hero .actions") ?? document.querySelector(".hero");
  const measure = document.querySelector(".header-row") as HTMLElement;
  const faults: string[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  // Less than a screen, so that each line is on the screen at one stop at least. Some stops have a free place.
  const step = innerHeight * 0.45;
  // The buttons wait for the end of these events. On a busy machine pictures load late.
  let lastEvent = 0;
  for (const type of ["scroll", "load"])
    document.addEventListener(type, () => (lastEvent = performance.now()), { capture: true });
  let seen = 0;
  for (let y = 0; y <= end + step; y += step) {
    scrollTo({ top: Math.min(y, end), behavior: "instant" });
    // The scroll event comes with the next frame.
    await new Promise(requestAnimationFrame);
    do await new Promise((resolve) => setTimeout(resolve, rest));
    while (performance.now() - lastEvent < rest);
    const shown = pills.filter((pill) => getComputedStyle(pill).visibility === "visible");
    seen += shown.length;
    for (const pill of shown) {
      faults.push(...faultsOf(pill).map((fault) => `at ${Math.round(y)} px "${pill.textContent.trim()}" ${fault}`));
      if (y >= end) faults.push("a button at the end of the page");
    }
  }
  return seen > 0 ? faults : ["no button at any stop"];

  function faultsOf(pill: HTMLElement): string[] {
    const calls = [...document.querySelectorAll<HTMLElement>('main a[href^="tel:"], .footer-agency a[href^="tel:"]')];
    return [
      ...findCovered(pill),
      ...(opening && opening.getBoundingClientRect().bottom > 0 ? ["is there before the hero has gone"] : []),
      ...(calls.some(isOnScreen) ? ["is beside another call button"] : []),
      ...(isOnScreen(document.querySelector(".next-page")) ? ["is beside the poster"] : []),
      ...(isOnTop(pill) ? [] : ["is behind the page"]),
      ...(isInPlace(pill) ? [] : ["is neither in the measure nor, on a wide screen, beside it"]),
      ...(pill.offsetHeight >= 44 && pill.scrollHeight < 56 ? [] : ["is not one line of 44 px or more"]),
    ];
  }

  function isOnScreen(element: Element | null): boolean {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
  }

  function isOnTop(pill: HTMLElement): boolean {
    const { left, top, width, height } = pill.getBoundingClientRect();
    return pill.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }

  function isInPlace(pill: HTMLElement): boolean {
    const { left, right, bottom } = pill.getBoundingClientRect();
    const edge = measure.getBoundingClientRect();
    const isInMeasure = left >= edge.left - 1 && right <= edge.right + 1;
    const isBeside = matchMedia("(min-width: 88rem)").matches && left > edge.right && right <= innerWidth - 8;
    return (isInMeasure || isBeside) && bottom <= innerHeight - 8;
  }

  /** The part of a line box that letters fill. */
  function letterBox({ x, y, width, height }: DOMRect): DOMRect {
    return new DOMRect(x, y + height * 0.22, width, height * 0.56);
  }

  /** Returns every line of text and every action that a button overlaps. */
  function findCovered(pill: HTMLElement): string[] {
    const box = pill.getBoundingClientRect();
    const touches = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    const found: string[] = [];
    const range = document.createRange();
    const words = document.createTreeWalker(document.querySelector("main") as HTMLElement, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (!textContent?.trim() || parentElement?.closest(".hidden, script, style, noscript")) continue;
      if (!parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      range.selectNodeContents(words.currentNode);
      if ([...range.getClientRects()].some((rect) => rect.width > 1 && touches(letterBox(rect))))
        found.push(`is over "${textContent.trim()}"`);
    }
    for (const action of document.querySelectorAll("main :is(a, button, summary, iframe)")) {
      if (isOnScreen(action) && touches(action.getBoundingClientRect()))
        found.push(`is over ${action.outerHTML.slice(0, 60)}`);
    }
    return found;
  }
}
