import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page, Viewport } from "puppeteer-core";
import { KEEP_NAMES } from "./figures.ts";

/** Opens a page with a cache and storage of its own. */
export async function openPage(
  browser: Browser,
  viewport: Viewport,
  motion: "reduce" | "no-preference" = "reduce",
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: motion }]);
  await page.evaluateOnNewDocument(KEEP_NAMES);
  return page;
}

/** Closes a page that `openPage` opened. */
export function closePage(page: Page): Promise<void> {
  return page.browserContext().close();
}

/** Waits until a function returns true in the page. Our policy forbids `eval`, which `page.waitForFunction` needs. */
export async function until<Argument>(
  page: Page,
  isTrue: (argument: Argument) => boolean,
  argument: Argument,
  timeout = 10_000,
): Promise<void> {
  const end = performance.now() + timeout;
  // A document that is being replaced cannot be evaluated.
  while (!(await page.evaluate(isTrue as (argument: unknown) => boolean, argument).catch(() => false))) {
    if (performance.now() > end) throw new Error(`Waited ${timeout} ms for ${isTrue}.`);
    await wait(5);
  }
}
