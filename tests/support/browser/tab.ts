import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { BrowserWindow, Key } from "./driver.ts";
import * as inPage from "./in-page.ts";

/** A driver may never answer a command whose page has just entered the page cache. */
const ANSWER_TIMEOUT_MS = 2_000;

export type Tab = ReturnType<typeof openTab>;

/** One window of an engine. Its commands take selectors and functions. A selector means its first visible element. */
export function openTab(window: BrowserWindow) {
  const evaluateExpression = async (expression: string) => {
    const answer = await window.evaluate(
      `(async () => JSON.stringify({ value: ${expression} }))().catch((error) => JSON.stringify({ error: String(error) }))`,
    );
    const { value, error } = JSON.parse(String(answer));
    if (error) throw new Error(error);
    return value;
  };

  /** Runs a function in the page and returns its result, which must be JSON. */
  function evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>> {
    return evaluateExpression(`await (${run})(...${JSON.stringify(values)})`);
  }

  /** Waits until a function returns something true in the page. An error or no answer, as during a navigation, counts as false. */
  async function until<Arguments extends unknown[]>(
    what: string,
    isTrue: (...values: Arguments) => unknown,
    ...values: Arguments
  ): Promise<void> {
    const test = `Boolean(await (${isTrue})(...${JSON.stringify(values)}))`;
    const ask = () =>
      Promise.race([evaluateExpression(test).catch(() => false), delay(ANSWER_TIMEOUT_MS, false, { ref: false })]);
    await expect.poll(ask, { interval: 20, message: `waited for ${what}` }).toBe(true);
  }

  /** Scrolls an element into view and returns its middle once it is uncovered and at the same place twice. */
  async function findMiddle(selector: string): Promise<[x: number, y: number]> {
    let middle: [x: number, y: number] | null = null;
    const hasStopped = async () => {
      const before = String(middle);
      middle = await evaluate(inPage.bringIntoView, selector).catch(() => null);
      return middle !== null && String(middle) === before;
    };
    await expect.poll(hasStopped, { interval: 40, message: `waited for ${selector}` }).toBe(true);
    return middle ?? [0, 0];
  }

  async function press(key: Key, times = 1): Promise<void> {
    for (let press = 0; press < times; press++) {
      await window.keyboard.down(key);
      await window.keyboard.up(key);
    }
  }

  const see = (selector: string) => until(`${selector} to be visible`, inPage.isVisible, selector);
  /** Waits until the page is laid out in its fonts and its script works, unless it is off. */
  const waitUntilReady = () => until("the script and the fonts", inPage.isReady);
  /** Waits for that at an address. */
  const arriveAt = (url: string) => until(`the page ${url}`, inPage.isReady, url);
  /** Clicks the middle of an element after it has stopped moving. */
  const click = async (selector: string) => window.mouse.click(...(await findMiddle(selector)));
  const count = (selector: string) => evaluate((all) => document.querySelectorAll(all).length, selector);

  return {
    goto: (url: string) => window.goto(url),
    /** Opens an address without waiting. */
    start: (url: string) => evaluate((address) => void setTimeout(() => location.assign(address)), url),
    reload: () => window.reload(),
    evaluate,
    until,
    /** Waits until an element is visible. */
    see,
    isVisible: (selector: string) => evaluate(inPage.isVisible, selector),
    /** Returns the number of elements, hidden ones too. */
    count,
    /** Returns the text of the first element, visible or not. */
    text: (selector: string) => evaluate((first) => document.querySelector(first)?.textContent ?? "", selector),
    /** Returns where the first element is on the screen. */
    box: (selector: string): Promise<DOMRect> =>
      evaluate((first) => document.querySelector(first)?.getBoundingClientRect() ?? new DOMRect(), selector),
    hasFocus: (selector: string) => evaluate((matching) => document.activeElement?.matches(matching), selector),
    /** Scrolls the first element into the middle of the screen, at once. */
    center: (selector: string) =>
      evaluate((first) => {
        document.querySelector(first)?.scrollIntoView({ block: "center", behavior: "instant" });
      }, selector),
    /** Scrolls the page, at once. */
    scrollTo: (top: number) => evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), top),
    scrolled: () => evaluate(() => Math.round(scrollY)),
    scrollEnds: () => until("the end of the scroll", inPage.standsStill),
    click,
    clickAt: (x: number, y: number) => window.mouse.click(x, y),
    hover: async (selector: string) => window.mouse.move(...(await findMiddle(selector))),
    focus: (selector: string) => until(`the focus on ${selector}`, inPage.takeFocus, selector),
    press,
    hold: (key: Key) => window.keyboard.down(key),
    release: (key: Key) => window.keyboard.up(key),
    async resize(width: number, height = 844): Promise<void> {
      await window.setViewport({ width, height });
      await until(`a width of ${width} px`, (wanted) => innerWidth === wanted, width);
    },
    waitUntilReady,
    arriveAt,
    async follow(url: string): Promise<void> {
      await click(`a[href="${url}"]`);
      await arriveAt(url);
    },
    /** Clicks a link that the page itself may not have, without the scroll of a real pointer. */
    clickAddedLink: (url: string) => evaluate(inPage.clickAddedLink, url),
    async followAtOnce(url: string): Promise<void> {
      await evaluate(inPage.clickAddedLink, url);
      await arriveAt(url);
    },
    /** Goes Back, or by another number of steps. */
    async goBack(url: string, by = -1): Promise<void> {
      await evaluate((steps) => void setTimeout(() => history.go(steps)), by);
      await arriveAt(url);
    },
    /** Lets the page know that somebody is there, and waits until all pages of the language are here. */
    async allPagesHaveCome(): Promise<void> {
      await evaluate(() => void dispatchEvent(new Event("scroll")));
      await see("html[data-ready=pages]");
    },
    /** Marks the current document. Returns a function that tells whether the page still has this document. */
    async markDocument(): Promise<() => Promise<boolean>> {
      await evaluate(() => void Object.assign(window, { isMarked: true }));
      return () => evaluate(() => "isMarked" in window);
    },
    /** Scrolls to each island and waits until React has hydrated it. Returns the number of islands. */
    async hydrateIslands(): Promise<number> {
      const islands = await count("[data-island]");
      for (let at = 0; at < islands; at++) await until(`island ${at + 1} to be hydrated`, inPage.isHydrated, at);
      return islands;
    },
    /** Collects layout shifts from now on. Returns a function that returns them. Only Chromium reports them. */
    async watchShifts(): Promise<() => Promise<{ value: number }[]>> {
      await evaluate(inPage.watchShifts);
      return () => evaluate(() => Reflect.get(window, "shifts"));
    },
    /** What only Chromium can do. In other engines it throws. */
    get chromium() {
      if (window.chromium) return window.chromium;
      throw new Error('Only Chromium can do this. Let the file or group run there alone: engines: ["chromium"].');
    },
  };
}
