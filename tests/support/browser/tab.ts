import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { BrowserWindow, Key } from "./driver.ts";

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
      middle = await evaluate(bringIntoView, selector).catch(() => null);
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

  return {
    goto: (url: string) => window.goto(url),
    /** Opens an address without waiting. */
    start: (url: string) => evaluate((address) => void setTimeout(() => location.assign(address)), url),
    reload: () => window.reload(),
    evaluate,
    until,
    /** Waits until an element is visible. */
    see: (selector: string) => until(`${selector} to be visible`, isVisible, selector),
    isVisible: (selector: string) => evaluate(isVisible, selector),
    /** Returns the number of elements, hidden ones too. */
    count: (selector: string) => evaluate((matching) => document.querySelectorAll(matching).length, selector),
    /** Returns the text of the first element, visible or not. */
    text: (selector: string) => evaluate((matching) => document.querySelector(matching)?.textContent ?? "", selector),
    /** Returns where the first element is on the screen. */
    box: (selector: string): Promise<DOMRect> =>
      evaluate((matching) => document.querySelector(matching)?.getBoundingClientRect() ?? new DOMRect(), selector),
    hasFocus: (selector: string) => evaluate((matching) => document.activeElement?.matches(matching), selector),
    /** Scrolls the first element into the middle of the screen, at once. */
    center: (selector: string) =>
      evaluate((matching) => {
        document.querySelector(matching)?.scrollIntoView({ block: "center", behavior: "instant" });
      }, selector),
    /** Scrolls to the end of the page and stops at each screen. */
    scrollThrough: () =>
      evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        }
      }),
    /** Scrolls the page, at once. */
    scrollTo: (top: number) => evaluate((wanted) => scrollTo({ top: wanted, behavior: "instant" }), top),
    /** Clicks the middle of an element after it has stopped moving. */
    click: async (selector: string) => window.mouse.click(...(await findMiddle(selector))),
    clickAt: (x: number, y: number) => window.mouse.click(x, y),
    hover: async (selector: string) => window.mouse.move(...(await findMiddle(selector))),
    focus: (selector: string) => until(`the focus on ${selector}`, takeFocus, selector),
    press,
    hold: (key: Key) => window.keyboard.down(key),
    release: (key: Key) => window.keyboard.up(key),
    async resize(width: number, height = 844): Promise<void> {
      await window.setViewport({ width, height });
      await until(`a width of ${width} px`, (wanted) => innerWidth === wanted, width);
    },
    /** What only Chromium can do. In other engines it throws. */
    get chromium() {
      if (window.chromium) return window.chromium;
      throw new Error('Only Chromium can do this. Let the file or group run there alone: engines: ["chromium"].');
    },
  };
}

// These functions run in the page.

function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Focuses an element and returns whether it has the focus. */
function takeFocus(selector: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  element?.focus();
  return element !== undefined && element === document.activeElement;
}

/** Scrolls the first element that is visible and can be uncovered into view, and returns its middle. */
function bringIntoView(selector: string): [x: number, y: number] | null {
  for (const element of document.querySelectorAll(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const findMiddle = (): [x: number, y: number] | null => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle: [x: number, y: number] = [left + width / 2, top + height / 2];
      const at = document.elementFromPoint(...middle);
      return at && (element.contains(at) || at.contains(element)) ? middle : null;
    };
    const middle = findMiddle();
    if (middle) return middle;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const afterScroll = findMiddle();
    if (afterScroll) return afterScroll;
  }
  // On phones the lists of the footer are folded. A visitor opens them first.
  const folds = [...document.querySelectorAll(selector)].map((element) =>
    element.closest("footer details:not([open])"),
  );
  folds.find(Boolean)?.setAttribute("open", "");
  return null;
}
