import { expect, test } from "vitest";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";

const byDay = ["chromium", "webkit"] as const;
const open = openEngine({ byDay });
// With reduced motion the cards keep their written order.
const openMoving = openEngine({ byDay, motion: "full" });

test("after Back an open answer, a turned card, the order of the cards and the place of a strip are as they were", async () => {
  const { tab } = await openMoving("/it/");
  const prepare = () => {
    document.querySelectorAll<HTMLElement>("main details[name] > summary")[1]?.click();
    document.querySelector<HTMLElement>(".card [data-turn]")?.click();
    const slide = document.querySelectorAll<HTMLElement>(".clients .slide")[4];
    slide?.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
  };
  const read = () => ({
    open: [...document.querySelectorAll<HTMLDetailsElement>("main details")].map((answer) => answer.open),
    cards: [...document.querySelectorAll(".card h3")].map(({ textContent }) => textContent ?? ""),
    turned: document.querySelector(".card[data-turned] h3")?.textContent,
    left: Math.round(document.querySelector(".clients .strip")?.scrollLeft ?? 0),
  });
  const written = await tab.evaluate(async () => {
    const html = await (await fetch("/it/")).text();
    const page = new DOMParser().parseFromString(html, "text/html");
    return [...page.querySelectorAll(".card h3")].map(({ textContent }) => textContent ?? "");
  });
  await tab.evaluate(prepare);
  const { open: answers, cards, turned, left } = await tab.evaluate(read);
  // What was never changed would be the same after Back, too.
  expect([answers.indexOf(true), cards.includes(turned ?? ""), left > 0]).toEqual([1, true, true]);
  expect(cards, "in an order that was drawn").not.toEqual(written);
  expect(cards.toSorted()).toEqual(written.toSorted());
  await expectSame(tab, "/it/", read);
});

test("after Back the slider and the box of a tool are as they were, with their result, and the tool still computes", async () => {
  const { tab } = await open("/it/google-ads/");
  await tab.hydrateIslands();
  await tab.focus("main input[type=range]");
  await tab.press("ArrowRight", 3);
  await tab.click("main input[type=checkbox]");
  // As the press on a link does: WebKit brings an input that keeps the focus clear of the lower edge.
  await tab.evaluate(() => (document.activeElement as HTMLElement).blur());
  const read = () => ({
    slider: document.querySelector<HTMLInputElement>("main input[type=range]")?.value,
    ticked: document.querySelectorAll("main input[type=checkbox]:checked").length,
    said: document.querySelector("main .tool")?.textContent,
  });
  const { slider, ticked } = await tab.evaluate(read);
  expect([slider === (await tab.evaluate(readWrittenSlider)), ticked]).toEqual([false, 1]);
  await expectSame(tab, "/it/google-ads/", read);
  const { said } = await tab.evaluate(read);
  await tab.click("main input[type=checkbox]");
  await expect.poll(async () => (await tab.evaluate(read)).said).not.toBe(said);
});

test("after Back the focus is where it was, and the page has not moved", async () => {
  const { tab } = await open("/it/landing/", { width: 1300 });
  await tab.focus('main a[href^="tel:"]');
  expect(await tab.hasFocus('main a[href^="tel:"]')).toBe(true);
  await expectSame(tab, "/it/landing/", () => document.activeElement?.getAttribute("href"));
});

/** Runs in the page. */
function readWrittenSlider(): string | undefined {
  return document.querySelector<HTMLInputElement>("main input[type=range]")?.defaultValue;
}

/** Leaves a page and comes back twice. Expects the same state and position each time. */
async function expectSame<State>(tab: Tab, url: string, read: () => State): Promise<void> {
  await tab.allPagesHaveCome();
  await tab.scrollTo(1000);
  const state = async () => ({ y: Math.round(await tab.evaluate(() => scrollY)), state: await tab.evaluate(read) });
  const left = await state();
  expect(left.y).toBe(1000);
  for (let time = 0; time < 2; time++) {
    await tab.followAtOnce("/it/contact/");
    await tab.goBack(url);
    await expect.poll(state).toEqual(left);
  }
}
