import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import type { Driver, Key } from "./driver.ts";

/** One window of an engine. Its commands take selectors and functions. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
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
  /** Clicks the middle of the last visible element that matches, after it has stopped moving. */
  click(selector: string): Promise<void>;
  /** Moves the mouse to the middle of that element. */
  hover(selector: string): Promise<void>;
  press(key: Key, options?: { shift?: boolean }): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  reload(): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** Timeout of `until`, long enough for a busy machine. */
const TIMEOUT_MS = 20_000;

/** WebKit's driver never answers a command whose page has just entered the page cache. */
const ANSWER_TIMEOUT_MS = 5_000;

export function openTab(driver: Driver): Tab {
  /** Evaluates an expression in the page and returns its value as JSON. */
  const evaluateExpression = async (expression: string) => {
    const result = await driver.evaluate(
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

  /** Scrolls an element into view and returns its middle after it has stopped moving. */
  const findMiddle = async (selector: string): Promise<[x: number, y: number]> => {
    await until(`${selector} to stop moving`, bringIntoView, selector);
    return evaluate(middleOf, selector);
  };

  return {
    goto: (url) => driver.goto(url),
    evaluate,
    until,
    click: async (selector) => driver.click(...(await findMiddle(selector))),
    hover: async (selector) => driver.hover(...(await findMiddle(selector))),
    press: (key, options) => driver.press(key, options),
    resize: async (width, height) => {
      await driver.resize(width, height);
      await until(`a width of ${width} px`, (wanted) => innerWidth === wanted, width);
    },
    reload: () => driver.reload(),
    screenshot: () => driver.screenshot(),
  };
}

/** Runs in the page. Scrolls an element into view and returns whether it has stopped and its middle is uncovered. */
async function bringIntoView(selector: string): Promise<boolean> {
  const element = [...document.querySelectorAll(selector)].findLast((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  if (!element) return false;
  const middle = () => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isReachable = ({ x, y }: { x: number; y: number }) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || at.contains(element));
  };
  if (!isReachable(middle())) element.scrollIntoView({ block: "center", behavior: "instant" });
  const before = middle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const after = middle();
  return before.x === after.x && before.y === after.y && isReachable(after);
}

/** Runs in the page. */
function middleOf(selector: string): [x: number, y: number] {
  const element = [...document.querySelectorAll(selector)].findLast((candidate) =>
    candidate.checkVisibility({ visibilityProperty: true }),
  );
  const { left, top, width, height } = (element as Element).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
