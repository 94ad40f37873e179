import { expect, test } from "vitest";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ full: ["chromium", "webkit"] });

test("after Back an open answer, a turned card, the order of the cards and the place of a strip are as they were", async () => {
  const { tab } = await open("/it/");
  await tab.evaluate(() => {
    document.querySelectorAll<HTMLElement>("main details[name] > summary")[1]?.click();
    document.querySelector<HTMLElement>(".card [data-turn]")?.click();
    const slide = document.querySelectorAll<HTMLElement>(".clients .slide")[4];
    slide?.parentElement?.scrollTo({ left: slide.offsetLeft, behavior: "instant" });
  });
  await expectSame(tab, "/it/", () => ({
    open: [...document.querySelectorAll<HTMLDetailsElement>("main details")].map((answer) => answer.open),
    cards: [...document.querySelectorAll(".card h3")].map(({ textContent }) => textContent),
    turned: document.querySelector(".card[data-turned] h3")?.textContent,
    left: Math.round(document.querySelector(".clients .strip")?.scrollLeft ?? 0),
  }));
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
  await expectSame(tab, "/it/google-ads/", read);
  const { said } = await tab.evaluate(read);
  await tab.click("main input[type=checkbox]");
  await expect.poll(async () => (await tab.evaluate(read)).said).not.toBe(said);
});

test("after Back the focus is where it was, and the page has not moved", async () => {
  const { tab } = await open("/it/landing/", { width: 1300 });
  await tab.focus('main a[href^="tel:"]');
  await expectSame(tab, "/it/landing/", () => document.activeElement?.getAttribute("href"));
});

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
