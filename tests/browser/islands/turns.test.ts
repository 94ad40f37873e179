import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ full: ["chromium", "webkit"] });

test("picture and card turn over and back; only one face is visible, and has the focus", async () => {
  const { tab } = await open("/it/");
  const [front, back] = [".flip [data-face=front] .flip-button", ".flip [data-face=back] .flip-words"];
  const faces = async () => [await tab.isVisible(front), await tab.isVisible(back)];
  expect(await faces()).toEqual([true, false]);
  await tab.click(front);
  await expect.poll(faces).toEqual([false, true]);
  await tab.press("Enter");
  await expect.poll(faces).toEqual([true, false]);
  await tab.click('.card [data-face="front"] [data-turn]');
  await tab.see('[data-face="back"]:focus-within');
  await tab.press("Escape");
  await tab.see('[data-face="front"]:focus-within');
});

test("a pressed question stays where it is while the answer above it closes", async () => {
  const { tab } = await open("/it/");
  const question = "main :nth-child(2 of details) > summary";
  await tab.click("main :nth-child(1 of details) > summary");
  await tab.see("main :nth-child(1 of details)[open]");
  // Not in the middle of the screen: there, keeping what is in the middle would keep the question too.
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), question);
  await tab.hover(question);
  const before = await tab.box(question);
  await tab.click(question);
  await tab.see("main :nth-child(2 of details)[open]");
  expect(await tab.count("main details[open]"), "answers that are open at a time").toBe(1);
  // WebKit scrolls by whole pixels.
  expect(Math.abs((await tab.box(question)).y - before.y)).toBeLessThan(2);
});
