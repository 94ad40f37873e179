import { describe, expect, test } from "vitest";
import { floatingChain } from "../../../src/navigation.ts";
import { type Path, pageUrl } from "../../../src/urls.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { follow, type Open, openEngine, rest, waitUntilReady } from "../../support/browser/visits.ts";

const open = openEngine();

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 720 };

/** Longer than the delay of the buttons after scrolling. */
const REST_MS = 300;

test.each([390, 1440])("the floating buttons cover neither words nor actions at %i px", async (width) => {
  expect(await findFaults(open, "", { width, height: 844 })).toEqual([]);
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });

  const visits: { path: Path; width: number; height: number }[] = [
    ...floatingChain.map((path) => ({ path, ...PHONE })),
    ...(["services/rispondi-subito", "about"] as const).map((path) => ({ path, ...LAPTOP })),
    { path: "", width: 320, height: 640 },
    { path: "services/ecommerce", width: 834, height: 1112 },
  ];

  test("on every page the buttons appear after the hero, cover no words or actions, and there is one call button at a time", async () => {
    // All visits wait at the same time, in a fifth of the time that they take in turn.
    const faults = await Promise.all(visits.map(({ path, ...screen }) => findFaults(open, path, screen)));
    expect(faults.flat()).toEqual([]);
  }, 120_000);

  test("their script loads at the first scroll; if it fails, the page works without buttons", async () => {
    const { tab, server } = await open("/it/", {
      allow: /did not load|Failed to fetch/,
      before: (server) => server.stub(SCRIPT, async () => ({ status: 404, type: "text/plain", body: "" })),
    });
    const asked = () => server.requests.filter((path) => SCRIPT.test(path));
    await rest();
    expect(asked()).toEqual([]);
    await tab.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: "instant" }));
    await expect.poll(asked).toHaveLength(1);
    await follow(tab, "/it/contact/");
  });

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

  test("beside the measure they are discs, each with its whole icon", async () => {
    const { tab } = await open("/it/", { width: 1440, height: 900 });
    await scrollToFreePlace(tab);
    const discs = await tab.evaluate(() =>
      [...document.querySelectorAll(".floating .pill")].map((pill) => {
        const disc = pill.getBoundingClientRect();
        const icon = pill.querySelector(".icon")?.getBoundingClientRect() ?? disc;
        return { width: disc.width, isWhole: disc.left < icon.left && icon.right < disc.right };
      }),
    );
    expect(discs).toEqual(Array(2).fill({ width: 48, isWhole: true }));
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

  test.each([320, 375])("at %i px the labels stay on one line, and the next page is named", async (width) => {
    const { tab } = await open("/it/services/rispondi-subito/", { width, height: 700 });
    const heights = await tab.evaluate(() =>
      [...document.querySelectorAll(".pill")].map((pill) => [
        pill.getBoundingClientRect().height,
        Math.max(pill.getBoundingClientRect().height, pill.scrollHeight),
      ]),
    );
    for (const [height = 0, lines = 0] of heights) {
      expect(height).toBeGreaterThanOrEqual(44);
      expect(lines).toBeLessThan(56);
    }
    expect(await tab.text(".pill:not(.call)")).toMatch(/^\s*Avanti: /);
    const named = await tab.evaluate(() => document.querySelector(".pill-next")?.getBoundingClientRect().width);
    expect(named).toBeGreaterThan(30);
  });
});

const SCRIPT = /\/assets\/after-first-sign-/;

async function scrollToFreePlace(tab: Tab): Promise<void> {
  const isFree = await tab.evaluate(async (rest) => {
    for (let y = innerHeight; y < document.body.scrollHeight - innerHeight; y += 120) {
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
async function findFaults(open: Open, path: Path, screen: { width: number; height: number }): Promise<string[]> {
  const url = pageUrl("it", path);
  const { tab, server } = await open(url, screen);
  await waitUntilReady(tab);
  const early = await tab.isVisible(".floating .pill");
  await tab.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await expect.poll(() => server.requests.some((request) => SCRIPT.test(request))).toBe(true);
  const stops = await tab.evaluate(scrollThrough, REST_MS);
  return [
    ...(early ? ["a button before the first scroll"] : []),
    ...stops.flatMap(({ y, faults }) => faults.map((fault) => `at ${y} px: ${fault}`)),
    ...(stops.at(-1)?.shown ?? ["no stop"]).map((name) => `${name} at the end of the page`),
    ...(stops.some(({ shown }) => shown.length > 0) ? [] : ["no button at any stop"]),
  ].map((fault) => `${url}, ${screen.width} px: ${fault}`);
}

interface Stop {
  y: number;
  /** Visible buttons. */
  shown: string[];
  faults: string[];
}

/** Runs in the page. Scrolls to the bottom in steps and checks what the floating buttons cover at each. */
async function scrollThrough(rest: number): Promise<Stop[]> {
  const pills = [...document.querySelectorAll<HTMLElement>(".floating .pill")];
  const opening = document.querySelector(".hero .actions") ?? document.querySelector(".hero");
  const measure = document.querySelector(".header-row") as HTMLElement;
  const stops: Stop[] = [];
  const end = document.documentElement.scrollHeight - innerHeight;
  // Less than a screen, so that each line is on the screen at one stop at least.
  const step = innerHeight * 0.8;
  // The buttons wait for the end of these events. On a busy machine pictures load late.
  let lastEvent = 0;
  for (const type of ["scroll", "load"])
    document.addEventListener(type, () => (lastEvent = performance.now()), { capture: true });
  for (let y = 0; y <= end + step; y += step) {
    scrollTo({ top: Math.min(y, end), behavior: "instant" });
    // The scroll event comes with the next frame.
    await new Promise(requestAnimationFrame);
    do await new Promise((resolve) => setTimeout(resolve, rest));
    while (performance.now() - lastEvent < rest);
    const shown = pills.filter((pill) => getComputedStyle(pill).visibility === "visible");
    const calls = [...document.querySelectorAll<HTMLElement>('main a[href^="tel:"], .footer-agency a[href^="tel:"]')];
    const faults = shown.flatMap((pill) => [
      ...findCovered(pill),
      ...(opening && opening.getBoundingClientRect().bottom > 0 ? ["the opening is still there"] : []),
      ...(calls.some(isOnScreen) ? ["another call button is on screen"] : []),
      ...(isOnScreen(document.querySelector(".next-page")) ? ["the poster is on screen"] : []),
      ...(isInPlace(pill) ? [] : ["is neither in the measure nor, on a wide screen, beside it"]),
      ...(pill.getBoundingClientRect().height >= 44 ? [] : ["is too small"]),
    ]);
    stops.push({ y: Math.round(y), shown: shown.map((pill) => (pill.matches(".call") ? "call" : "next")), faults });
  }
  return stops;

  function isOnScreen(element: Element | null): boolean {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0;
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
        found.push(`over "${textContent.trim()}"`);
    }
    for (const action of document.querySelectorAll("main :is(a, button, summary, iframe)")) {
      if (isOnScreen(action) && touches(action.getBoundingClientRect()))
        found.push(`over ${action.outerHTML.slice(0, 60)}`);
    }
    return found;
  }
}
