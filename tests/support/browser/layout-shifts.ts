import type { Tab } from "./tab.ts";

/** Collects layout shifts from now on. Only Chromium reports them. */
export async function watchShifts(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
  });
}

export function shifts(tab: Tab): Promise<{ value: number }[]> {
  return tab.evaluate(() => Reflect.get(window, "shifts"));
}
