import type { Page } from "playwright-core";

/** The chunk with React and the islands. */
export const CHUNK = "**/assets/islands-*.js";

let released: Promise<void> = Promise.resolve();

/** Keeps the chunk from the pages that `holdChunk` prepared. Returns what lets it through. */
export function holdBack(): () => void {
  let release = () => {};
  released = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Prepares a page whose chunk comes only when it is let through. */
export function holdChunk(page: Page): Promise<unknown> {
  return page.route(CHUNK, async (route) => {
    await released;
    await route.continue();
  });
}
