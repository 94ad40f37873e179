import { expect, test } from "vitest";
import { hydrateIslands, openEngine } from "../../support/engines/visits.ts";

const open = openEngine({ motion: "full" });

/** A screen where the board is out of view at the top of the page and completely in view at 20 percent. */
const screen = { width: 1440, height: 900 };

test("the order of the cards is random and changes once in each zone", async () => {
  const { tab } = await open("/it/", screen);
  const [written = []] = await tab.evaluate(readOrders, [0]);
  await hydrateIslands(tab);
  await tab.evaluate(readOrders, [2]);
  await tab.until("the first order", isOrderOther, written);
  const orders = await tab.evaluate(readOrders, [2, 20.3, 20.6, 30, 40.2, 50, 60.4, 40.3]);
  const changes = orders.slice(1).map((order, at) => order.join() !== orders[at]?.join());
  // 20.6 is in the same zone as the previous step.
  expect(changes).toEqual([true, false, false, true, false, true, true]);
  for (const order of orders) expect(order.toSorted()).toEqual(written.toSorted());
});

test("no card moves while the pointer is over a card", async () => {
  const { tab } = await open("/it/", screen);
  await hydrateIslands(tab);
  await tab.evaluate(readOrders, [2, 19.6]);
  await tab.hover("[data-card]:nth-child(2) [data-face=front]");
  await tab.until("the pointer to be over a card", () => document.querySelector("[data-card]:hover"));
  const [before, after] = await tab.evaluate(readOrders, [19.7, 20.1]);
  expect(after).toEqual(before);
});

test("moving cards stand still during a press, and a press after the move does not move them", async () => {
  const { tab } = await open("/it/", screen);
  await hydrateIslands(tab);
  await tab.evaluate(readOrders, [2]);
  const { atPress, during, after, atNextPress } = await tab.evaluate(readPlaces);
  expect(during).toEqual(atPress);
  expect(after).not.toEqual(atPress);
  expect(atNextPress).toEqual(after);
});

/** Runs in the page. */
function isOrderOther(than: readonly (string | null)[]): boolean {
  return [...document.querySelectorAll("[data-card] h3")].some(({ textContent }, at) => textContent !== than[at]);
}

/** Runs in the page. Scrolls to each percentage and returns the order of the cards there. */
async function readOrders(percentages: readonly number[]): Promise<(string | null)[][]> {
  const orders: (string | null)[][] = [];
  for (const percent of percentages) {
    const range = document.documentElement.scrollHeight - innerHeight;
    scrollTo({ top: Math.ceil((range * percent) / 100), behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 40));
    orders.push([...document.querySelectorAll("[data-card] h3")].map(({ textContent }) => textContent));
  }
  return orders;
}

/** Runs in the page. Scrolls to a zone, presses while cards move, presses again and returns where the cards are. */
async function readPlaces(): Promise<Record<"atPress" | "during" | "after" | "atNextPress", string[]>> {
  const places = () =>
    [...document.querySelectorAll("[data-card]")].map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return `${x} ${y}`;
    });
  const send = (type: string) => dispatchEvent(new PointerEvent(type));
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const range = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: Math.ceil(range * 0.203), behavior: "instant" });
  // In WebKit a move begins at a negative time.
  while (!(Number(document.querySelector("[data-card]")?.getAnimations()[0]?.currentTime) > 0)) await wait(10);
  send("pointerdown");
  const atPress = places();
  await wait(100);
  const during = places();
  send("pointerup");
  await wait(600);
  const after = places();
  send("pointerdown");
  await wait(50);
  return { atPress, during, after, atNextPress: places() };
}
