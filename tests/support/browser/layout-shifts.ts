import type { Tab } from "./tab.ts";

/** Collects layout shifts from now on. Only Chromium reports them. */
export async function watchShifts(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      seen.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
    }).observe({ type: "layout-shift" });
  });
}

export function shifts(tab: Tab): Promise<string[]> {
  return tab.evaluate(() => (window as unknown as { seenShifts: string[] }).seenShifts);
}
