import { expect, test } from "vitest";
import { engine, openEngine } from "../../support/browser/visits.ts";
import { facts, somePage } from "../../support/site/own-site.ts";

const byDay = ["chromium", "webkit"] as const;
const open = openEngine({ byDay });
const openMoving = openEngine({ byDay, motion: "full" });

/** Controls that cause motion. An owner may have few clients or none. */
const { demos, names } = facts.clients;
const moving = [
  ...[".flip-button", '[data-face="front"] [data-turn]'],
  ...(demos.length + names.length > 3 ? [".clients .move-on"] : []),
  `footer a[href="${somePage("it")}"]`,
];

test("with reduced motion nothing moves", async () => {
  const { tab } = await open("/it/", { waits: "pages" });
  for (const control of moving) expect(await tab.evaluate(isAnimated, control), control).toBe(false);
});

test.runIf(engine === "chromium")("where wanted, the page is dark, and controls and page changes move", async () => {
  const { tab } = await openMoving("/it/", { waits: "pages" });
  await tab.chromium.emulate({ "prefers-color-scheme": "dark" });
  const colour = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(Math.max(...(colour.match(/\d+/g) ?? ["255"]).map(Number))).toBeLessThan(64);
  for (const control of moving) expect(await tab.evaluate(isAnimated, control), control).toBe(true);
  await tab.arriveAt(somePage("it"));
});

/** Runs in the page. Clicks a control and returns whether an animation or a smooth scroll follows. */
async function isAnimated(control: string): Promise<boolean> {
  const element = document.querySelector<HTMLElement>(control);
  // What is not there would not move either.
  if (!element) throw new Error(`There is no ${control}.`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const strip = element.closest(".carousel")?.querySelector(".strip");
  const positions = new Set<number>([strip?.scrollLeft ?? 0]);
  let isMoving = false;
  element.click();
  // Longer than a page takes to load and slide in.
  const end = performance.now() + 600;
  while (!isMoving && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    isMoving ||= document.getAnimations().length > 0;
    positions.add(strip?.scrollLeft ?? 0);
  }
  // An instant scroll has two positions: before and after.
  return isMoving || positions.size > 2;
}
