import type { Page } from "playwright-core";

/** The chunk with React and the islands. */
export const CHUNK = "**/assets/islands-*.js";

let released: Promise<void> = Promise.resolve();

/** Holds the chunk back from the pages that `holdChunk` prepared. Returns a function that releases it. */
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

/** The same for the script of every page. */
export function holdEntry(page: Page): Promise<unknown> {
  return hold(page, ENTRY);
}

function hold(page: Page, file: string): Promise<unknown> {
  return page.route(file, async (route) => {
    await released;
    await route.continue();
  });
}

/** Lets the answers to these addresses come later, by so many milliseconds. */
export async function delay(page: Page, path: string, ms: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}
