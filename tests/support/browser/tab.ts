import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { BrowserWindow, Button, Chromium, Key } from "./driver.ts";

/** One window of an engine. Its commands take selectors and functions. A selector means its first visible element. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Opens an address without waiting. */
  start(url: string): Promise<void>;
  /** Runs a function in the page and returns its result, which must be JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** Waits until a function returns true in the page. An error or no answer, as during a navigation, counts as false. */
  until<Arguments extends unknown[]>(
    what: string,
    isTrue: (...values: Arguments) => unknown,
    ...values: Arguments
  ): Promise<void>;
  /** Waits until an element is visible. */
  see(selector: string): Promise<void>;
  isVisible(selector: string): Promise<boolean>;
  /** Returns the number of elements, hidden ones too. */
  count(selector: string): Promise<number>;
  /** Returns the text of the first element, visible or not. */
  text(selector: string): Promise<string>;
  /** Clicks the middle of an element after it has stopped moving, with these keys held. */
  click(selector: string, options?: { button?: Button; keys?: Key[] }): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  /** Moves the mouse to the middle of an element. */
  hover(selector: string): Promise<void>;
  hoverAt(x: number, y: number): Promise<void>;
  focus(selector: string): Promise<void>;
  /** Presses one or more keys one after the other, with these keys held. */
  press(key: Key, options?: { times?: number; keys?: Key[] }): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  reload(): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  /** What only Chromium can do. In other engines it throws. */
  readonly chromium: Chromium;
}

/** Timeout of `until`, long enough for a busy machine. */
const TIMEOUT_MS = 30_000;

/** A driver may never answer a command whose page has just entered the page cache. */
const ANSWER_TIMEOUT_MS = 2_000;

export function openTab(window: BrowserWindow): Tab {
  /** Evaluates an expression in the page and returns its value as JSON. */
  const evaluateExpression = async (expression: string) => {
    const result = await window.evaluate(
      `(async () => JSON.stringify({ value: ${expression} }))().catch((error) => JSON.stringify({ error: String(error) }))`,
    );
    const { value, error } = JSON.parse(result);
    if (error) throw new Error(error);
    return value;
  };

  const evaluate: Tab["evaluate"] = (run, ...values) =>
    evaluateExpression(`await (${run})(...${JSON.stringify(values)})`);

  const until: Tab["until"] = async (what, isTrue, ...values) => {
    const test = `Boolean(await (${isTrue})(...${JSON.stringify(values)}))`;
    const ask = () =>
      Promise.race([evaluateExpression(test).catch(() => false), delay(ANSWER_TIMEOUT_MS, false, { ref: false })]);
    await expect.poll(ask, { timeout: TIMEOUT_MS, interval: 40, message: `waited for ${what}` }).toBe(true);
  };

  /** Scrolls an element into view and returns its middle once it is uncovered and at the same place twice. */
  const findMiddle = async (selector: string): Promise<[x: number, y: number]> => {
    let before = "";
    let middle: [x: number, y: number] | null = null;
    const hasStopped = async () => {
      middle = await evaluate(bringIntoView, selector).catch(() => null);
      const isSame = String(middle) === before;
      before = String(middle);
      return middle !== null && isSame;
    };
    await expect.poll(hasStopped, { timeout: TIMEOUT_MS, interval: 40, message: `waited for ${selector}` }).toBe(true);
    return middle ?? [0, 0];
  };

  const holding = async (held: readonly Key[], act: () => Promise<void>) => {
    for (const key of held) await window.hold(key);
    await act();
    for (const key of held) await window.release(key);
  };

  return {
    goto: (url) => window.goto(url),
    start: (url) => evaluate((address) => void setTimeout(() => location.assign(address)), url),
    evaluate,
    until,
    see: (selector) => until(`${selector} to be visible`, isVisible, selector),
    isVisible: (selector) => evaluate(isVisible, selector),
    count: (selector) => evaluate((matching) => document.querySelectorAll(matching).length, selector),
    text: (selector) => evaluate((matching) => document.querySelector(matching)?.textContent ?? "", selector),
    async click(selector, { button = "left", keys = [] } = {}) {
      const [x, y] = await findMiddle(selector);
      await holding(keys, () => window.click(x, y, button));
    },
    clickAt: (x, y) => window.click(x, y, "left"),
    hover: async (selector) => window.hover(...(await findMiddle(selector))),
    hoverAt: (x, y) => window.hover(x, y),
    async focus(selector) {
      await until(`the focus on ${selector}`, takeFocus, selector);
    },
    press: (key, { times = 1, keys = [] } = {}) =>
      holding(keys, async () => {
        for (let press = 0; press < times; press++) await window.press(key);
      }),
    resize: async (width, height) => {
      await window.resize(width, height);
      await until(`a width of ${width} px`, (wanted) => innerWidth === wanted, width);
    },
    reload: () => window.reload(),
    screenshot: () => window.screenshot(),
    get chromium() {
      if (window.chromium) return window.chromium;
      throw new Error('Only Chromium can do this. Let the file or group run there alone: engines: ["chromium"].');
    },
  };
}

/** Runs in the page. */
function isVisible(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Runs in the page. Focuses an element and returns whether it has the focus. */
function takeFocus(selector: string): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  element?.focus();
  return element !== undefined && element === document.activeElement;
}

/** Runs in the page. Scrolls the first element that is visible and can be uncovered into view, and returns its middle. */
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
