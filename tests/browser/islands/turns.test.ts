import { describe, expect, test } from "vitest";
import { hydrateIslands, openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

describe("static slots", () => {
  test("keep all their words when islands hydrate and render again", async () => {
    const { tab } = await open("/it/", { width: 1440 });
    const before = await tab.evaluate(readSlots);
    expect(before.length).toBeGreaterThan(3);
    await hydrateIslands(tab);
    expect(await tab.evaluate(readSlots)).toEqual(before);
    for (const control of [".flip-button", ".clients .move-on", ".reviews .move-on"]) await tab.click(control);
    await tab.click('[data-card] [data-face="front"] [data-turn]');
    await tab.until("each island to have changed", () =>
      [".flip[data-turned]", ".clients .slide[inert]:first-child", "[data-card][data-turned]"].every((state) =>
        document.querySelector(state),
      ),
    );
    await tab.resize(700, 844);
    await tab.until("the carousels to have changed", () =>
      document.querySelector(".reviews .slide:nth-child(4)[inert]"),
    );
    expect(await tab.evaluate(readSlots)).toEqual(before);
  });
});

test("the hero image turns over and back, and only the front face is visible", async () => {
  const { tab } = await open("/it/");
  await hydrateIslands(tab);
  const faces = () =>
    tab.evaluate(() =>
      ["front", "back"].map((name) =>
        document.querySelector(`[data-slot="${name}"]`)?.checkVisibility({ visibilityProperty: true }),
      ),
    );
  expect(await faces()).toEqual([true, false]);
  await tab.click(".flip-button");
  await expect.poll(faces).toEqual([false, true]);
  await tab.press("Enter");
  await expect.poll(faces).toEqual([true, false]);
});

test("a card turns over by its button and back by Escape, and the front face has the focus", async () => {
  const { tab } = await open("/it/");
  await hydrateIslands(tab);
  const focusedFace = () =>
    tab.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"));
  await tab.click('[data-card] [data-face="front"] [data-turn]');
  await expect.poll(focusedFace).toBe("back");
  await tab.press("Escape");
  await expect.poll(focusedFace).toBe("front");
});

test("one answer of the FAQ is open at a time", async () => {
  const { tab } = await open("/it/");
  const openAnswers = () =>
    tab.evaluate(() =>
      [...document.querySelectorAll("main details")].flatMap((details, at) =>
        details.hasAttribute("open") ? [at] : [],
      ),
    );
  for (const at of [1, 3, 0]) {
    await tab.click(`main :nth-child(${at + 1} of details) > summary`);
    await expect.poll(openAnswers).toEqual([at]);
  }
});

/** Runs in the page. Returns the words of each slot, sorted because the services grid shuffles its cards. */
function readSlots(): string[] {
  return [...document.querySelectorAll("[data-slot]")].map((slot) => {
    const words = (slot.textContent ?? "").match(/\p{L}+/gu) ?? [];
    return `${slot.getAttribute("data-slot")}: ${words.sort().join(" ")}`;
  });
}
