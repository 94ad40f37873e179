import type { Page } from "playwright-core";
import { expect } from "vitest";
import { isShown } from "./in-page.ts";

/** Timeout of `until`. */
const TIMEOUT_MS = 15_000;

/** Waits until a function returns true in the page. Our policy forbids `eval`, which `page.waitForFunction` needs. */
export async function until<Argument>(
  page: Page,
  what: string,
  isTrue: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  // A document that is being replaced cannot be evaluated. The next attempt finds its successor.
  const evaluate = () => page.evaluate(isTrue as (argument: unknown) => unknown, argument).catch(() => false);
  await expect.poll(evaluate, { timeout: TIMEOUT_MS, interval: 25, message: `waited for ${what}` }).toBeTruthy();
}

/** Waits until the page of this address is shown and laid out. */
export async function arriveAt(page: Page, url: string): Promise<void> {
  await until(page, `the page ${url}`, isShown, url);
}

/** Marks the current document. Returns a function that tells whether the page still has this document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => "isMarked" in window);
}

/** Returns language, title, page-owned head tags and regions of a page, without changes by islands and by the layout of sections. */
export function pageState(page: Page) {
  return page.evaluate(() => {
    const markup = (element: Element) =>
      element.outerHTML
        .replaceAll(/ (?:inert|data-entering|data-shown)=""/g, "")
        .replaceAll(/ aria-disabled="\w+"| style="content-visibility: visible;"/g, "");
    return {
      lang: document.documentElement.lang,
      title: document.title,
      titles: document.head.querySelectorAll("title").length,
      head: [...document.head.querySelectorAll("[data-page]:not(style)")].map(markup),
      regions: [...document.querySelectorAll("[data-region]")].map(markup),
    };
  });
}

/** Returns the boxes of regions and top-level elements, which a missing style would move. */
export function layout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-region], main > *, main > * > *, main > * > * > *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map(Math.round).join(" ");
      return `${element.localName}.${element.getAttribute("class")}: ${box}`;
    }),
  );
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export function depth(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}
