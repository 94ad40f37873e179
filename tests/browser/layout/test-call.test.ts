import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"], motion: "full" });

test("the call is played once when it comes into view, and what has been said stays", async () => {
  const { tab } = await open("/it/services/rispondi-subito/");
  expect(await tab.evaluate(countUnsaid)).toBe(4);
  await tab.evaluate(() =>
    document.querySelector(".dialogue")?.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await tab.until("the whole call", () =>
    [...document.querySelectorAll(".spoken")].every((line) => getComputedStyle(line).color === "rgb(23, 22, 27)"),
  );
  await tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await tab.evaluate(countUnsaid)).toBe(0);
});

/** Runs in the page. Returns how many lines of the call are in light letters, which turn dark as they are said. */
async function countUnsaid(): Promise<number> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (!pen) return -1;
  return [...document.querySelectorAll(".spoken")].filter((line) => {
    pen.fillStyle = getComputedStyle(line).color;
    pen.fillRect(0, 0, 1, 1);
    return Math.max(...pen.getImageData(0, 0, 1, 1).data.subarray(0, 3)) > 100;
  }).length;
}
