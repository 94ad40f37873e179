import { describe, expect, test } from "vitest";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import { arriveAt, openEngine, rest } from "../../support/browser/visits.ts";
import { words } from "../../support/site/own-site.ts";

const open = openEngine({ full: ["chromium", "webkit"], motion: "full" });

const cards = Object.values(words.shared.it.services.cards);

/** A screen where the board is out of view at the top of the page and completely in view at 20 percent. */
const screen = { width: 1440, height: 900 };

test("the cards are first seen in a random order, which stays until the visitor scrolls", async () => {
  const before = (server: SiteServer) => server.runFirst(recordFirstSight);
  const { tab } = await open("/it/", { width: 1440, height: 2600, before });
  const order = await tab.evaluate(readOrder);
  expect(order).not.toEqual(cards.map(({ title }) => title));
  expect(await tab.evaluate(() => window.firstSight)).toEqual(order);
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"], motion: "full" });

  test("a change of the order in view causes no layout shift, and none happens with the pointer over a card", async () => {
    const { tab } = await open("/it/", screen);
    await tab.evaluate(readOrders, [1, 2]);
    await watchShifts(tab);
    const height = () => tab.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const [first, second] = await tab.evaluate(readOrders, [2, 20.3]);
    expect(second).not.toEqual(first);
    await rest();
    expect(await height()).toBe(before);
    expect(await shifts(tab)).toEqual([]);
    await tab.evaluate(readOrders, [2, 19.6]);
    await tab.hover(".card:nth-child(2) [data-face=front]");
    await tab.see(".card:hover");
    const [near, inZone] = await tab.evaluate(readOrders, [19.7, 20.1]);
    expect(inZone).toEqual(near);
  });

  test("a click on a card opens its page; the messaging card opens the chat in a new tab", async () => {
    const { tab } = await open("/en/");
    await tab.evaluate(readOrders, [1, 2]);
    await tab.chromium.send("Page.enable");
    const opened = new Promise<string>((resolve) => tab.chromium.on("Page.windowOpen", ({ url }) => resolve(url)));
    const card = '.card:has(a[href^="https://wa.me/"]) > [data-face="front"]';
    // The scroll to the card may shuffle the board.
    await tab.hover(card);
    await rest();
    await tab.click(card);
    expect(await opened).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
    await tab.click('.card:has(a[href="/en/services/analytics/"]) > [data-face="front"]');
    await arriveAt(tab, "/en/services/analytics/");
  });
});

declare global {
  interface Window {
    /** The order of the cards when they are seen for the first time. */
    firstSight: (string | null)[];
  }
}

/** Runs in the page. */
function readOrder(): (string | null)[] {
  return [...document.querySelectorAll("[data-card] h3")].map(({ textContent }) => textContent);
}

/** Runs first. */
function recordFirstSight(): void {
  const look = () => {
    if (!document.querySelector(".board")?.checkVisibility({ visibilityProperty: true }))
      return requestAnimationFrame(look);
    window.firstSight = [...document.querySelectorAll("[data-card] h3")].map((title) => title.textContent);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. Scrolls to each percentage and returns the order of the cards there. */
async function readOrders(percentages: readonly number[]): Promise<(string | null)[][]> {
  const orders: (string | null)[][] = [];
  for (const percent of percentages) {
    const range = document.documentElement.scrollHeight - innerHeight;
    const before = scrollY;
    const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top: Math.ceil((range * percent) / 100), behavior: "instant" });
    // A busy browser tells the page of a scroll several frames later.
    if (scrollY !== before) await scrolled;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    orders.push([...document.querySelectorAll("[data-card] h3")].map(({ textContent }) => textContent));
  }
  return orders;
}
