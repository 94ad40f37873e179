import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { BrowserWindow, Chromium, Key } from "./driver.ts";
import * as inPage from "./in-page.ts";

/** What a function throws that uses what only the test has. */
const MISTAKE = /ReferenceError|SyntaxError/;

/** A swipe of as many frames as that of a thumb. */
const SWIPE_STEPS = 10;

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

  /**
   * Waits until a function returns something true in the page. An error or no answer, as during a navigation, counts as
   * false, and the last one is told. A mistake in the function itself, such as a variable from outside, is told at once.
   */
  async function until<Arguments extends unknown[]>(
    what: string,
    isTrue: (...values: Arguments) => unknown,
    ...values: Arguments
  ): Promise<void> {
    const test = `Boolean(await (${isTrue})(...${JSON.stringify(values)}))`;
    let why = "it was false";
    const ask = async () => {
      why = "the page did not answer";
      const answer = evaluateExpression(test).then(
        (isMet) => {
          why = "it was false";
          return isMet;
        },
        (error: Error) => {
          why = error.message;
          return MISTAKE.test(why);
        },
      );
      return Promise.race([answer, delay(ANSWER_TIMEOUT_MS, false, { ref: false })]);
    };
    await waitFor(what, ask, 20, () => why);
    if (MISTAKE.test(why)) throw new Error(`${what}: ${why}. A function for the page can use only its arguments.`);
  }

  /** Scrolls an element into view and returns its middle once it is uncovered and at the same place twice. */
  async function findMiddle(selector: string): Promise<[x: number, y: number]> {
    let found = "" as ReturnType<typeof inPage.bringIntoView>;
    const hasStopped = async () => {
      const before = String(found);
      found = await evaluate(inPage.bringIntoView, selector).catch((error: Error) => error.message);
      return typeof found !== "string" && String(found) === before;
    };
    await waitFor(selector, hasStopped, 40, () => (typeof found === "string" ? found : "it moves"));
    return found as [x: number, y: number];
  }

  /** Polls until an answer is true, and says why it was not. */
  async function waitFor(
    what: string,
    ask: () => Promise<boolean>,
    interval: number,
    why: () => string,
  ): Promise<void> {
    const waited = expect.poll(ask, { interval, message: `waited for ${what}` }).toBe(true);
    await waited.catch((error: Error) => {
      error.message += `: ${why()}`;
      throw error;
    });
  }

  async function resize(width: number, height = 844): Promise<void> {
    await window.setViewport({ width, height });
    await until(`a width of ${width} px`, inPage.isAsWide, width);
  }

  async function press(key: Key, times = 1): Promise<void> {
    for (let press = 0; press < times; press++) {
      await window.keyboard.down(key);
      await window.keyboard.up(key);
    }
  }

  /** Moves a finger over a place, which is in the middle of its way, in steps as short as frames, so that the page scrolls with it and on after it. */
  async function swipe([x, y]: [x: number, y: number], by: { x?: number; y?: number }): Promise<void> {
    const { finger } = chromium();
    const at = (part: number): [x: number, y: number] => [x + (by.x ?? 0) * part, y + (by.y ?? 0) * part];
    // A finger that waits for a busy page before it moves would hold a word.
    await Promise.all([finger.down(...at(-0.5)), finger.move(...at(1 / SWIPE_STEPS - 0.5))]);
    for (let step = 2; step <= SWIPE_STEPS; step++) await finger.move(...at(step / SWIPE_STEPS - 0.5));
    await finger.up();
  }

  function chromium(): Chromium {
    if (window.chromium) return window.chromium;
    throw new Error('Only Chromium can do this. Let the file or group run there alone: engines: ["chromium"].');
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
    /** Turns the wheel over an element, whose page or strip scrolls. */
    async wheel(selector: string, by: { x?: number; y?: number }): Promise<void> {
      await window.mouse.move(...(await findMiddle(selector)));
      await window.mouse.wheel({ deltaX: by.x ?? 0, deltaY: by.y ?? 0 });
    },
    /** Touches the middle of an element with a finger. */
    async tap(selector: string): Promise<void> {
      const { finger } = chromium();
      const middle = await findMiddle(selector);
      // If the answer of a busy page came between them, this would be a long press.
      await Promise.all([finger.down(...middle), finger.up()]);
    },
    /** Swipes over an element. The page or a strip scrolls with the finger, and on after it. */
    swipe: async (selector: string, by: { x?: number; y?: number }) => swipe(await findMiddle(selector), by),
    /** Puts a finger on a place of the screen. Returns a function that lifts it. */
    async touch(x: number, y: number): Promise<() => Promise<unknown>> {
      await chromium().finger.down(x, y);
      return chromium().finger.up;
    },
    focus: (selector: string) => until(`the focus on ${selector}`, inPage.takeFocus, selector),
    press,
    hold: (key: Key) => window.keyboard.down(key),
    release: (key: Key) => window.keyboard.up(key),
    resize,
    /** Turns the phone. */
    async rotate(): Promise<void> {
      const [width, height] = await evaluate(() => [innerWidth, innerHeight] as const);
      await resize(height, width);
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
      return () => evaluate(inPage.readShifts);
    },
    /** What only Chromium can do. In other engines it throws. */
    get chromium() {
      return chromium();
    },
  };
}
