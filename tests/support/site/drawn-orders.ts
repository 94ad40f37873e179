import type { ItemKey, Order, OrderLine, PriceList } from "../../../src/facts/bill.ts";

/** Returns so many orders of up to four items of a price list, the same ones in each run. */
export function drawnOrders(list: PriceList, count: number): Order[] {
  const draw = drawing(20261129);
  const keys = Object.keys(list) as ItemKey[];
  return Array.from({ length: count }, () => {
    const chosen = new Set(Array.from({ length: 1 + draw(4) }, () => keys[draw(keys.length)] as ItemKey));
    return [...chosen].map((key): OrderLine => {
      if (key !== "management") return [key, 1 + draw(9)];
      const months = (list.management?.months ?? 1) + draw(10);
      return [key, { channels: 1 + draw(2), adsPerMonth: 100 + draw(5000), months, winWin: draw(2) === 1 }];
    });
  });
}

/** Returns a function for drawn numbers below a limit. */
function drawing(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
