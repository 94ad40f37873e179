import { expect, test } from "vitest";
import { openEngine, runsIn } from "../../support/browser/visits.ts";

// tests/client/islands/tools.test.tsx tests every tool.
const open = openEngine();

// Firefox restores what was set, before any script.
test.each([390, 1440])("at %i px a tool shows after a reload the sums of what is set in it", async (width) => {
  const { tab } = await open("/it/google-ads/", { width, height: 1000 });
  const said = () => tab.text("main output");
  await tab.hydrateIslands();
  const plain = await said();
  await tab.click(".tool-switch input");
  await expect.poll(said).not.toBe(plain);
  const ticked = await said();
  await tab.reload();
  await tab.waitUntilReady();
  await tab.hydrateIslands();
  await expect.poll(said).toBe((await tab.count(".tool-switch input:checked")) > 0 ? ticked : plain);
});

// At 1440 px most dates fill one line of the landing page, and some would need two.
test.runIf(runsIn("chromium")).each(["it", "en"])(
  "in %s the page below a date does not move while its slider is dragged",
  async (language) => {
    const { tab } = await open(`/${language}/landing/`, { width: 1440 });
    await tab.hydrateIslands();
    const shown = await tab.evaluate(readDates);
    expect(new Set(shown.map(({ date }) => date)).size).toBeGreaterThan(14);
    expect(new Set(shown.map(({ height }) => height)).size).toBe(1);
  },
);

// These functions run in the page.

/** Moves the slider to its end, and returns each date and the height of its answer. */
async function readDates(): Promise<{ date: string; height: number }[]> {
  const slider = document.querySelector(".dated input") as HTMLInputElement;
  const answer = document.querySelector(".dated output") as HTMLElement;
  const shown: { date: string; height: number }[] = [];
  for (let day = slider.valueAsNumber; day <= Number(slider.max); day++) {
    shown.push({ date: answer.querySelector("strong")?.textContent ?? "", height: answer.offsetHeight });
    slider.stepUp();
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  return shown;
}
