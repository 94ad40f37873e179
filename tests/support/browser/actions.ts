import type { Page } from "playwright-core";
import { onTestFinished } from "vitest";
import { isHydrated } from "./in-page.ts";
import { arriveAt, until } from "./page-state.ts";

/** Clicks the last visible link to this address. */
export function clickLink(page: Page, url: string): Promise<void> {
  return page.locator(`a[href="${url}"]:visible`).last().click();
}

/** Clicks without waiting or scrolling as a real pointer would. */
export function clickAtOnce(page: Page, url: string): Promise<void> {
  return page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), url);
}

/**
 * Clicks a link that the page itself may not have.
 *
 * @param section id of the section that the link scrolls to after the page change.
 */
export function clickAddedLink(page: Page, url: string, section = ""): Promise<void> {
  return page.evaluate(
    ([href, scrollTo]) => {
      const link = document.createElement("a");
      link.href = href;
      if (scrollTo) link.dataset.scrollTo = scrollTo;
      document.body.append(link);
      link.click();
      link.remove();
    },
    [url, section] as const,
  );
}

/** Clicks a link and waits for its page. */
export async function follow(page: Page, url: string): Promise<void> {
  await clickLink(page, url);
  await arriveAt(page, url);
}

export async function goBack(page: Page, url: string): Promise<void> {
  await page.evaluate(() => history.back());
  await arriveAt(page, url);
}

/** Scrolls to each island, points at it and waits until it is hydrated. Returns the number of islands. */
export async function hydrateIslands(page: Page): Promise<number> {
  const count = await page.locator("[data-island]").count();
  for (let index = 0; index < count; index++) {
    await until(page, `island ${index + 1} to be hydrated`, isHydrated, index);
  }
  return count;
}

/** Emulates media features until the end of the test. */
export async function emulate(page: Page, traits: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
  onTestFinished(async () => {
    if (!page.isClosed()) await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  });
  await page.emulateMedia(traits);
}

/** Opens all answers at once, although a visitor can open only one of each group. */
export async function openAnswers(page: Page): Promise<void> {
  await page.locator("main details").evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) {
      details.removeAttribute("name");
      details.open = true;
    }
  });
}
