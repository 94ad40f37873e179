import type { Page } from "playwright-core";

/** A screen that shows no card at the top of the page and all cards at 20 percent. */
export const GRID_SCREEN = { width: 1440, height: 900 };

export function cardOrder(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [...document.querySelectorAll("[data-card] h3")].map((title) => title.textContent));
}

/** Scrolls to a percentage of the page, and waits until its observers know what is in view now. */
export async function scrollToPercent(page: Page, percent: number): Promise<void> {
  await page.evaluate((to) => {
    const range = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: Math.ceil((range * to) / 100), behavior: "instant" });
  }, percent);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });
}
