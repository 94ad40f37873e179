import { expect, test } from "vitest";
import { openEngine, rest } from "../../support/browser/visits.ts";

// tests/client/cards.test.ts tests when the order changes, and that no card moves under the pointer.
const open = openEngine({ motion: "full" });

test("a change of the order in view causes no layout shift", async () => {
  // The board is out of view at the top of the page and completely in view at 20 percent.
  const { tab } = await open("/it/", { width: 1440, height: 900 });
  const first = await tab.evaluate(orderAt, 2);
  const shifts = await tab.watchShifts();
  const before = await tab.box("html");
  expect(await tab.evaluate(orderAt, 20.3)).not.toEqual(first);
  await rest();
  expect((await tab.box("html")).height).toBe(before.height);
  expect(await shifts()).toEqual([]);
});

test("a click on a card opens its page; the messaging card opens the chat in a new tab", async () => {
  const { tab } = await open("/en/");
  await tab.chromium.send("Page.enable");
  const opened = new Promise<string>((resolve) => tab.chromium.on("Page.windowOpen", ({ url }) => resolve(url)));
  const card = '.card:has(a[href^="https://wa.me/"]) > [data-face="front"]';
  // The scroll to the card may shuffle the board.
  await tab.hover(card);
  await rest();
  await tab.click(card);
  expect(await opened).toMatch(/^https:\/\/wa\.me\/\d+\?text=/);
  await tab.click('.card:has(a[href="/en/services/analytics/"]) > [data-face="front"]');
  await tab.arriveAt("/en/services/analytics/");
});

/** Runs in the page. Scrolls to a percentage and returns the order of the cards there. */
async function orderAt(percent: number): Promise<(string | null)[]> {
  const range = document.documentElement.scrollHeight - innerHeight;
  const before = scrollY;
  const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
  // Cards move for the hand of a visitor alone.
  dispatchEvent(new Event("wheel"));
  scrollTo({ top: Math.ceil((range * percent) / 100), behavior: "instant" });
  // A busy browser tells the page of a scroll several frames later.
  if (scrollY !== before) await scrolled;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [...document.querySelectorAll("[data-card] h3")].map(({ textContent }) => textContent);
}
