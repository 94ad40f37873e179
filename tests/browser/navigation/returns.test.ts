import { describe, expect, test } from "vitest";
import { clickAtOnce } from "../../support/browser/page-state.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, goBack, hydrateIslands, openEngine, waitUntilReady } from "../../support/browser/visits.ts";

const open = openEngine();

const ELSEWHERE = "/it/contact/";

describe("what a visitor has set is there again after Back and after a reload", () => {
  test("the filter of the reviews, with the position in the shorter page", async () => {
    const { tab } = await open("/it/testimonials/");
    await tab.evaluate(() => document.querySelectorAll<HTMLElement>("main input[type=radio]")[1]?.click());
    await expectSame(tab, "/it/testimonials/", () => ({
      chosen: [...document.querySelectorAll<HTMLInputElement>("main input")].map(({ checked }) => checked),
      seen: [...document.querySelectorAll("main blockquote")].filter((quote) => quote.checkVisibility()).length,
    }));
  });

  test("an open answer and the place of a carousel", async () => {
    const { tab } = await open("/it/");
    await hydrateIslands(tab);
    await tab.evaluate(() => {
      document.querySelectorAll<HTMLElement>("main details[name] > summary")[1]?.click();
      const slide = document.querySelectorAll<HTMLElement>(".clients .slide")[4];
      slide?.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
    });
    await tab.until("the place", () => document.querySelector(".clients .carousel-place")?.textContent === "5 / 11");
    await expectSame(tab, "/it/", () => ({
      open: [...document.querySelectorAll<HTMLDetailsElement>("main details")].map((answer) => answer.open),
      left: Math.round(document.querySelector(".clients .strip")?.scrollLeft ?? 0),
    }));
    await hydrateIslands(tab);
    await tab.until("the place", () => document.querySelector(".clients .carousel-place")?.textContent === "5 / 11");
  });

  test("the slider and the box of a tool, and their result", async () => {
    const { tab } = await open("/it/google-ads/");
    await hydrateIslands(tab);
    await tab.focus("main input[type=range]");
    await tab.press("ArrowRight", 3);
    await tab.click("main input[type=checkbox]");
    await expectSame(tab, "/it/google-ads/", () => ({
      values: [...document.querySelectorAll<HTMLInputElement>("main input")].map(({ value, checked }) => [
        value,
        checked,
      ]),
      said: document.querySelector("main output")?.textContent,
      label: document.querySelector("main .slider")?.textContent,
    }));
  });
});

/** Leaves a page and comes back twice, and reloads it. Expects the same state and position each time. */
async function expectSame<State>(tab: Tab, url: string, read: () => State): Promise<void> {
  await tab.evaluate(() => scrollTo({ top: 1000, behavior: "instant" }));
  const state = async () => ({ y: Math.round(await tab.evaluate(() => scrollY)), state: await tab.evaluate(read) });
  const left = await state();
  expect(left.y).toBe(1000);
  for (let time = 0; time < 2; time++) {
    await clickAtOnce(tab, ELSEWHERE);
    await arriveAt(tab, ELSEWHERE);
    await goBack(tab, url);
    await expect.poll(state).toEqual(left);
  }
  await tab.reload();
  await waitUntilReady(tab);
  await expect.poll(state).toEqual(left);
}
