import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { floatingChain } from "../../../src/navigation.ts";
import { type Path, pageUrl } from "../../../src/urls.ts";
import { follow } from "../../support/browser/actions.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, LOAD_FAILURE, open, reader } from "../../support/browser/visitor.ts";

const site = openSite();
const read = reader(site, { savesData: true });

const PHONE = { width: 390, height: 844 };
const visits = [
  ...floatingChain.map((path) => ({ path, ...PHONE })),
  ...(["", "services/rispondi-subito", "about"] as const).map((path) => ({ path, ...LAPTOP })),
  { path: "" as Path, width: 320, height: 640 },
  { path: "services/ecommerce" as Path, width: 834, height: 1112 },
];

/** Longer than the delay of the buttons after scrolling. */
const REST_MS = 300;

/** All visits wait at the same time, in a fifth of the time that they take in turn. */
test("on every page the buttons appear after the hero, cover no words or actions, and there is one call button at a time", async () => {
  const faults = await Promise.all(visits.map(findFaults));
  expect(faults.flat()).toEqual([]);
}, 120_000);

async function findFaults({ path, ...viewport }: (typeof visits)[number]): Promise<string[]> {
  const url = pageUrl("it", path);
  const { page } = await open(site, url, { viewport, savesData: true });
  const early = await visibleButtons(page);
  const loaded = page.waitForResponse("**/assets/floating-*.js");
  await page.evaluate(() => scrollTo({ top: 1, behavior: "instant" }));
  await loaded;
  const stops = await page.evaluate(scrollThrough, REST_MS);
  return [
    ...early.map((name) => `${name} before the first scroll`),
    ...stops.flatMap(({ y, faults }) => faults.map((fault) => `at ${y} px: ${fault}`)),
    ...(stops.at(-1)?.shown ?? ["no stop"]).map((name) => `${name} at the end of the page`),
    ...(stops.some(({ shown }) => shown.length > 0) ? [] : ["no button at any stop"]),
  ].map((fault) => `${url}, ${viewport.width} px: ${fault}`);
}

test("their script loads at the first scroll; if it fails, the page works without buttons", async () => {
  const requested: string[] = [];
  const { page } = await open(site, "/it/", {
    allow: LOAD_FAILURE,
    before: (page) =>
      page.route("**/assets/floating-*.js", (route) => {
        requested.push(route.request().url());
        return route.fulfill({ status: 404 });
      }),
  });
  await page.waitForTimeout(REST_MS);
  expect(requested).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: "instant" }));
  await expect.poll(() => requested).toHaveLength(1);
  await follow(page, "/it/contact/");
});

test("after a page change the new page starts without buttons, then shows its own", async () => {
  const { page } = await open(site, "/en/", { viewport: LAPTOP });
  await scrollToFreePlace(page);
  await page.locator(".floating .pill:not(.call)").click();
  await page.waitForURL("**/en/services/lead-generation/");
  await page.waitForTimeout(REST_MS);
  expect(await visibleButtons(page)).toEqual([]);
  await scrollToFreePlace(page);
  expect(await page.locator(".floating .pill:not(.call)").getAttribute("href")).toBe("/en/services/ecommerce/");
});

test("hidden buttons cannot be focused; a focused button stays visible", async () => {
  const { page } = await open(site, "/it/about/", { viewport: LAPTOP });
  const call = page.locator(".floating .call");
  const focus = () => call.evaluate((button: HTMLElement) => button.focus());
  const hasFocus = () => call.evaluate((button) => button === document.activeElement);
  await focus();
  expect(await hasFocus()).toBe(false);
  await scrollToFreePlace(page);
  await page.keyboard.press("Shift");
  await focus();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForTimeout(REST_MS);
  expect(await hasFocus()).toBe(true);
  expect(await call.isVisible()).toBe(true);
});

test.each(["320", "375"])(
  "at %s px the labels stay on one line, and screen readers get the name of the next page",
  async (width) => {
    const page = await read("/it/services/rispondi-subito/", { viewport: { width: Number(width), height: 700 } });
    for (const pill of await page.locator(".pill").all()) {
      const { height, lines } = await pill.evaluate((element) => ({
        height: element.getBoundingClientRect().height,
        lines: element.scrollHeight,
      }));
      expect(height).toBeGreaterThanOrEqual(44);
      expect(Math.max(height, lines)).toBeLessThan(56);
    }
    const next = page.locator(".pill:not(.call)");
    expect((await next.textContent())?.trim()).toBe("Avanti: Landing page professionali");
    expect(await next.locator(".pill-next").evaluate((span) => span.getBoundingClientRect().width)).toBeGreaterThan(30);
  },
);

/** Returns the names of the visible floating buttons. */
async function visibleButtons(page: Page): Promise<string[]> {
  const pills = page.locator(".floating .pill").locator("visible=true");
  return pills.evaluateAll((all) => all.map((pill) => pill.className));
}

async function scrollToFreePlace(page: Page): Promise<void> {
  const isFree = await page.evaluate(async (rest) => {
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
      ...(isInMeasure(pill) ? [] : ["is outside the measure"]),
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

  function isInMeasure(pill: HTMLElement): boolean {
    const { left, right, bottom } = pill.getBoundingClientRect();
    const edge = measure.getBoundingClientRect();
    return left >= edge.left - 1 && right <= edge.right + 1 && bottom <= innerHeight - 8;
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
