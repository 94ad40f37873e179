import { expect, test } from "vitest";
import { shuffle } from "../../src/islands/shuffle.ts";

test("keeps every item, and the list it was given", () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  const shuffled = shuffle(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shuffled.toSorted()).toEqual(items);
});

test.each([
  { name: "the last number there is", random: () => 0.999999, order: ["a", "b", "c", "d"] },
  { name: "the first", random: () => 0, order: ["b", "c", "d", "a"] },
])("is decided by the random numbers alone: $name", ({ random, order }) => {
  expect(shuffle(["a", "b", "c", "d"], random)).toEqual(order);
});

test("every order is as likely as the others", () => {
  const orders = new Map<string, number>();
  const runs = 6000;
  for (let run = 0; run < runs; run++) {
    const order = shuffle(["a", "b", "c"], seeded(run)).join("");
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(6);
  for (const times of orders.values()) expect(times / runs).toBeCloseTo(1 / 6, 1);
});

/** Numbers that look random and are the same at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
