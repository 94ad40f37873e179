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
    [...document.querySelectorAll(".spoken")].every((line) => !/[1-9]/.test(getComputedStyle(line).clipPath)),
  );
  await tab.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  expect(await tab.evaluate(countUnsaid)).toBe(0);
});

/** Runs in the page. Returns how many lines of the call are clipped after the next frame. */
async function countUnsaid(): Promise<number> {
  for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
  return [...document.querySelectorAll(".spoken")].filter((line) => /[1-9]/.test(getComputedStyle(line).clipPath))
    .length;
}
