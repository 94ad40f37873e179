import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { cardOrder, GRID_SCREEN, scrollToPercent } from "../../support/browser/services-grid.ts";
import { reader } from "../../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const readMoving = reader(site, { savesData: true, reducedMotion: "no-preference" });

test("the order is random after hydration and changes once in each zone", async () => {
  const page = await readMoving("/it/", { viewport: GRID_SCREEN });
  const written = await cardOrder(page);
  await hydrateIslands(page);
  await scrollToPercent(page, 2);
  const seen = [await cardOrder(page)];
  expect(seen[0]).not.toEqual(written);
  for (const percent of [20.3, 20.6, 30, 40.2, 50, 60.4, 70, 80.1, 80.7, 90, 60.2, 50, 20.2]) {
    await scrollToPercent(page, percent);
    seen.push(await cardOrder(page));
  }
  const changes = seen.slice(1).map((now, at) => String(now) !== String(seen[at]));
  // 20.6 and 80.7 are in the zone of the previous step.
  expect(changes).toEqual([true, false, false, true, false, true, false, true, false, false, true, false, true]);
  expect(seen.map((cards) => cards.toSorted())).toEqual(seen.map(() => written.toSorted()));
});

test.each([
  ["focused", (page: Page) => page.locator("[data-card] .card-link").nth(3).focus()],
  ["turned over", (page: Page) => page.locator('[data-face="front"] [data-turn]').nth(3).click()],
])("the order stays the same while a card is %s", async (_, engage) => {
  const page = await openGrid();
  await engage(page);
  const before = await cardOrder(page);
  for (const percent of [2, 20.3, 40.3]) await scrollToPercent(page, percent);
  expect(await cardOrder(page)).toEqual(before);
});

test("the order stays the same while a card is hovered", async () => {
  const page = await openGrid();
  await page.mouse.move(400, 450);
  await scrollToPercent(page, 18);
  await page.locator("[data-card]:hover").waitFor();
  const before = await cardOrder(page);
  await scrollToPercent(page, 20.3);
  expect(await cardOrder(page)).toEqual(before);
});

test("the order stays the same while the cards are read, until they are off the screen", async () => {
  const page = await openGrid();
  await scrollToPercent(page, 17);
  await page.waitForTimeout(1200);
  const before = await cardOrder(page);
  await scrollToPercent(page, 20.3);
  expect(await cardOrder(page)).toEqual(before);
  await scrollToPercent(page, 50);
  expect(await cardOrder(page)).not.toEqual(before);
});

test("the order never changes with reduced motion", async () => {
  const page = await read("/it/");
  const written = await cardOrder(page);
  await hydrateIslands(page);
  for (const percent of [2, 20.3, 30, 40.3]) await scrollToPercent(page, percent);
  expect(await cardOrder(page)).toEqual(written);
});

test("a change of the order in view causes no layout shift", async () => {
  const page = await openGrid();
  await page.mouse.move(2, 2);
  await scrollToPercent(page, 2);
  await watchShifts(page);
  const before = { order: await cardOrder(page), height: await pageHeight(page) };
  await scrollToPercent(page, 20.3);
  expect(await cardOrder(page)).not.toEqual(before.order);
  await page.waitForTimeout(350);
  expect(await pageHeight(page)).toBe(before.height);
  expect(await shifts(page)).toEqual([]);
});

/** Opens the home page with motion and hydrates its islands. */
async function openGrid(): Promise<Page> {
  const page = await readMoving("/it/", { viewport: GRID_SCREEN });
  await hydrateIslands(page);
  return page;
}

function pageHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
