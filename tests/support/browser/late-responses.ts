import type { Page } from "playwright-core";

/** The chunk with React and the islands. */
export const CHUNK = "**/assets/islands-*.js";

let released: Promise<void> = Promise.resolve();

/** Holds back files from the pages that `holdChunk` or `holdEntry` prepared. Returns a function that releases them. */
export function holdBack(): () => void {
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** The script of every page. */
export const ENTRY = "**/assets/main-*.js";

/** Prepares a page whose chunk is held back until it is released. */
export function holdChunk(page: Page): Promise<unknown> {
  return hold(page, CHUNK);
}

/** Prepares a page whose main script is held back until it is released. */
export function holdEntry(page: Page): Promise<unknown> {
  return hold(page, ENTRY);
}

function hold(page: Page, file: string): Promise<unknown> {
  return page.route(file, async (route) => {
    await released;
    await route.continue();
  });
}

/** Delays responses for a path by this number of milliseconds. */
export async function delay(page: Page, path: string, ms: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}
