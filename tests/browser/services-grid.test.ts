import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { shifts, watchShifts } from "../support/browser/layout-shifts.ts";
import { openSite } from "../support/browser/served-site.ts";
import { arriveAt, open, reader, wakeIslands } from "../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const readMoving = reader(site, { savesData: true, reducedMotion: "no-preference" });

const order = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-card] h3")].map((title) => title.textContent));

/** Scrolls to a percentage of the page, as a visitor would pass through it. */
const scrollToPercent = async (page: Page, percent: number) => {
  await page.evaluate((to) => {
    const range = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: Math.ceil((range * to) / 100), behavior: "instant" });
  }, percent);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
};

/** Tells the page that it is scrolled, while it stays where it is. */
const pretendScroll = (page: Page, percent: number) =>
  page.evaluate((to) => {
    const real = Object.getOwnPropertyDescriptor(window, "scrollY") as PropertyDescriptor;
    const y = Math.ceil(((document.documentElement.scrollHeight - innerHeight) * to) / 100);
    Object.defineProperty(window, "scrollY", { configurable: true, value: y });
    dispatchEvent(new Event("scroll"));
    Object.defineProperty(window, "scrollY", real);
  }, percent);

test("is in another order after hydration, and anew in each zone once", async () => {
  const page = await readMoving("/it/");
  const written = await order(page);
  await wakeIslands(page);
  await scrollToPercent(page, 10);
  const seen = [await order(page)];
  for (const percent of [20.3, 20.6, 25, 30, 40.2, 50, 60.4, 70, 80.1, 80.7, 90, 60.2, 50]) {
    await scrollToPercent(page, percent);
    seen.push(await order(page));
  }
  const changes = seen.slice(1).map((now, at) => String(now) !== String(seen[at]));
  // 20.6 and 80.7 are in the zone of the step before.
  expect(changes).toEqual([true, false, false, false, true, false, true, false, true, false, false, true, false]);
  expect(seen.map((cards) => cards.toSorted())).toEqual(seen.map(() => written.toSorted()));
  expect(seen.some((cards) => String(cards) !== String(written))).toBe(true);
});

test.each([
  ["hovered", (page: Page) => page.locator("[data-card]").nth(3).hover()],
  ["focused", (page: Page) => page.locator("[data-card] .card-link").nth(3).focus()],
  ["turned over", (page: Page) => page.locator('[data-face="front"] [data-turn]').nth(3).click()],
])("stays while a card is %s", async (_, engage) => {
  const page = await readMoving("/it/");
  await wakeIslands(page);
  await page.locator("[data-card]").first().scrollIntoViewIfNeeded();
  await page.waitForTimeout(400);
  await engage(page);
  const before = await order(page);
  for (const percent of [20.3, 30, 40.3]) await pretendScroll(page, percent);
  expect(await order(page)).toEqual(before);
});

test("keeps its first order for those who want no motion", async () => {
  const page = await read("/it/");
  const written = await order(page);
  await wakeIslands(page);
  for (const percent of [10, 20.3, 30, 40.3]) await scrollToPercent(page, percent);
  expect(await order(page)).toEqual(written);
});

test("neither its own height nor the page moves when the order changes in view", async () => {
  const page = await readMoving("/it/");
  await wakeIslands(page);
  await watchShifts(page);
  await page.locator(".board").evaluate((board) => board.scrollIntoView({ block: "center" }));
  await page.mouse.move(2, 2);
  const state = () => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
  const before = await state();
  for (const zone of [1, 2, 3, 4, 5]) {
    await pretendScroll(page, zone * 20);
    await page.waitForTimeout(350);
  }
  expect(await state()).toEqual(before);
  expect(await shifts(page)).toEqual([]);
});

test("a card turns over by its button and back by Escape, and takes the focus along", async () => {
  const page = await read("/it/");
  await wakeIslands(page);
  const card = page.locator("[data-card]").first();
  const hidden = card.locator('[data-face="back"] .more');
  expect(await hidden.isVisible()).toBe(false);
  await card.locator('[data-face="front"] [data-turn]').click();
  expect(await hidden.isVisible()).toBe(true);
  expect(await card.locator('[data-face="front"] a').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
    "back",
  );
  await page.keyboard.press("Escape");
  expect(await hidden.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
    "front",
  );
});

test("no hidden face can be reached with Tab", async () => {
  const page = await read("/it/");
  await wakeIslands(page);
  await page.locator("[data-card] .card-link").first().focus();
  const faces = new Set<string | null | undefined>();
  for (let step = 0; step < 15; step++) {
    faces.add(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face")));
    await page.keyboard.press("Tab");
  }
  expect([...faces]).toEqual(["front"]);
});

test("a click on a card goes to its page; the messaging card opens the chat in a new tab", async () => {
  const { page, context } = await open(site, "/en/");
  await wakeIslands(page);
  const chat = page.locator('[data-card]:has(a[href^="https://wa.me/"]) > [data-face="front"]');
  const opened = context.waitForEvent("page");
  const asked = context.waitForEvent("request", (request) => /^https:\/\/wa\.me\/\d+\?text=/.test(request.url()));
  await chat.click({ position: { x: 40, y: 40 } });
  await Promise.all([opened, asked]);
  await page.locator('[data-card]:has(a[href="/en/services/analytics/"]) > [data-face="front"]').click({
    position: { x: 40, y: 40 },
  });
  await arriveAt(page, "/en/services/analytics/");
});
