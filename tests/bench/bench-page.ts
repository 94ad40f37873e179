import type { Browser, Page, Viewport } from "puppeteer-core";
import { isHydrated } from "../support/browser/in-page.ts";

export const PHONE = { width: 390, height: 844 };
export const LAPTOP = { width: 1440, height: 900 };

/** How much slower than this machine a cheap phone is. */
export const PHONE_CPU = 4;

/** Opens a page with a cache and storage of its own. */
export async function openPage(
  browser: Browser,
  viewport: Viewport,
  motion: "reduce" | "no-preference" = "reduce",
): Promise<Page> {
  const context = await browser.createBrowserContext();
  const page = await prepare(await context.newPage(), viewport);
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: motion }]);
  return page;
}

/** Prepares a page for functions that are sent into it: they call the bundler's helper for names. */
export async function prepare(page: Page, viewport: Viewport): Promise<Page> {
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument("globalThis.__name = (named) => named");
  return page;
}

/** Waits until our script has started, scrolls to each island and waits until React has hydrated it. */
export async function hydrateIslands(page: Page): Promise<void> {
  await page.waitForSelector("html[data-ready]");
  const islands = await page.$$("[data-island]");
  for (const at of islands.keys()) await page.waitForFunction(isHydrated, {}, at);
}

/** Closes a page that `openPage` opened. */
export function closePage(page: Page): Promise<void> {
  return page.browserContext().close();
}
