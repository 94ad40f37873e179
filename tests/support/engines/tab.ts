import { expect } from "vitest";
import type { Driver, Key } from "./driver.ts";

/** One window of an engine, for tests: the driver's commands by selector and function. */
export interface Tab {
  /** Opens an address and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page and returns what it returns, as JSON. */
  evaluate<Arguments extends unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Awaited<Result>>;
  /** Waits until a function is true in the page; a page that is just being replaced counts as false. */
  until<Arguments extends unknown[]>(
    what: string,
    isTrue: (...values: Arguments) => unknown,
    ...values: Arguments
  ): Promise<void>;
  /** Clicks the middle of the last visible element that the selector finds, once it has come to rest there. */
  click(selector: string): Promise<void>;
  /** Moves the mouse there. */
  hover(selector: string): Promise<void>;
  press(key: Key, options?: { shift?: boolean }): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  reload(): Promise<void>;
  screenshot(): Promise<Buffer>;
}

/** How long a page may take to become what a test waits for, on a busy machine. */
const PATIENCE_MS = 20_000;

export function openTab(driver: Driver): Tab {
  /** Evaluates an expression in the page and returns its value as JSON. */
  const ask = async (expression: string) => {
    const answer = await driver.evaluate(
      `(async () => JSON.stringify({ value: ${expression} }))().catch((error) => JSON.stringify({ error: String(error) }))`,
    );
    const { value, error } = JSON.parse(answer);
    if (error) throw new Error(error);
    return value;
  };

  const evaluate: Tab["evaluate"] = (run, ...values) => ask(`await (${run})(...${JSON.stringify(values)})`);

  const until: Tab["until"] = async (what, isTrue, ...values) => {
    const test = `Boolean(await (${isTrue})(...${JSON.stringify(values)}))`;
    await expect
      .poll(() => ask(test).catch(() => false), { timeout: PATIENCE_MS, interval: 40, message: `waited for ${what}` })
      .toBe(true);
  };

  /** Where the element is, after it has been scrolled into view and rests. */
  const findMiddle = async (selector: string): Promise<[x: number, y: number]> => {
    await until(`${selector} to rest in view`, bringIntoView, selector);
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

/** Runs in the page. An element rests if it is in the same place two frames later, with nothing over its middle. */
async function bringIntoView(selector: string): Promise<boolean> {
  const element = [...document.querySelectorAll(selector)].findLast((one) =>
    one.checkVisibility({ visibilityProperty: true }),
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
  const element = [...document.querySelectorAll(selector)].findLast((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const { left, top, width, height } = (element as Element).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
