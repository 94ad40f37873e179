import type { Page } from "playwright-core";

/** Waits for the fonts, then collects layout shifts. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.laidOut;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const what = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.getAttribute?.("class")}`).join(", ");
        seen.push(`${entry.value.toFixed(4)}: ${what}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seenShifts: string[] }).seenShifts);
}
