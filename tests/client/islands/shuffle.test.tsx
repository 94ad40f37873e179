import { describe, expect, test, vi } from "vitest";
import { preferMotion } from "../../support/dom/motion.ts";
import {
  animate,
  cards,
  mountGrid,
  moves,
  order,
  scrollChanges,
  touch,
  wait,
  written,
  ZONE_IN_VIEW,
} from "../../support/dom/mount-grid.tsx";
import { find, perform, unmount, writeIsland } from "../../support/dom/mount-island.tsx";

test("the server renders the order of the words", () => {
  writeIsland("services-grid", {}, { cards: cards() });
  expect(order()).toEqual(written);
});

describe("the first order is random", () => {
  test("if the board is hydrated before it is in view", async () => {
    await mountGrid();
    expect(order()).not.toEqual(written);
    expect(order().toSorted()).toEqual(written.toSorted());
    expect(animate).not.toHaveBeenCalled();
  });

  test("otherwise once it is off the screen", async () => {
    vi.stubGlobal("scrollY", 1900);
    await mountGrid();
    expect(order()).toEqual(written);
    expect(await scrollChanges(2300)).toBe(false);
    expect(await scrollChanges(2900)).toBe(true);
  });
});

describe("the order changes once in each zone", () => {
  test("without animation if it is off the screen", async () => {
    await mountGrid();
    const changes: number[] = [];
    for (const y of [500, 700, 4010, 4020, 4099, 4100, 4200, 6000, 5000, 6050, 9999, 10_000, 10_060, 0, -40, 50]) {
      if (await scrollChanges(y)) changes.push(y);
    }
    expect(changes).toEqual([4010, 6000, 6050, 10_000, 0]);
    expect(animate).not.toHaveBeenCalled();
  });

  test("with an animation of 150 to 300 ms if it is in view and the visitor keeps scrolling", async () => {
    await mountGrid();
    const changes: number[] = [];
    for (let y = 1000; y < 3000; y += 40) {
      if (await scrollChanges(y, 50)) changes.push(y);
    }
    expect(changes).toEqual([ZONE_IN_VIEW]);
    expect(animate).toHaveBeenCalledTimes(8);
    expect(animate.mock.calls[0]?.[1].duration).toBeGreaterThanOrEqual(150);
    expect(animate.mock.calls[0]?.[1].duration).toBeLessThanOrEqual(300);
  });

  test("never on a page that cannot be scrolled", async () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(700);
    await mountGrid();
    expect(await scrollChanges(0)).toBe(false);
  });

  test("never with reduced motion", async () => {
    preferMotion("reduce");
    await mountGrid();
    expect(order()).toEqual(written);
    expect(await scrollChanges(4000)).toBe(false);
  });
});

describe("no card moves under a visitor", () => {
  test.each([
    { busy: "is focused", start: () => markFirstCard(":focus-within") },
    { busy: "is turned", start: () => find("[data-card]").setAttribute("data-turned", "") },
    { busy: "is hovered", start: () => markFirstCard(":hover") },
  ])("while a card $busy, in view or not", async ({ start }) => {
    await mountGrid();
    await perform(start);
    for (const y of [1900, ZONE_IN_VIEW, 2900, 4000]) expect(await scrollChanges(y, 50)).toBe(false);
  });

  test("after a pause with the board in view, until it is off the screen", async () => {
    await mountGrid();
    await scrollChanges(1700);
    expect(await scrollChanges(1800, 1500)).toBe(false);
    expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(false);
    expect(await scrollChanges(2500, 50)).toBe(false);
    expect(await scrollChanges(2900, 50)).toBe(true);
    expect(await scrollChanges(2950, 50)).toBe(false);
    expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
  });

  test.each(["pointerdown", "pointerup", "touchmove", "touchend"])(
    "after a %s, however fast the scroll",
    async (type) => {
      await mountGrid();
      await scrollChanges(1700, 50);
      touch(type);
      expect(await scrollChanges(ZONE_IN_VIEW, 600)).toBe(false);
      expect(await scrollChanges(2900, 50)).toBe(true);
      wait(4000);
      expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
    },
  );

  test("a press on a moving card stops all cards until the press ends", async () => {
    vi.useFakeTimers();
    await mountGrid();
    await scrollChanges(ZONE_IN_VIEW, 50);
    const pace = () => [...new Set(moves.map(({ playbackRate }) => playbackRate))];
    touch("pointerdown");
    expect(pace()).toEqual([0]);
    touch("pointerup");
    expect(pace()).toEqual([0]);
    vi.advanceTimersByTime(200);
    expect(pace()).toEqual([1]);
  });
});

test("an unmounted board removes its listeners", async () => {
  const element = await mountGrid();
  const last = find(".board");
  await unmount(element);
  document.body.append(last);
  expect(await scrollChanges(4000)).toBe(false);
});

/** happy-dom supports neither pointers nor `:focus-within`. */
function markFirstCard(state: string): void {
  const card = find("[data-card]");
  const matches = card.matches.bind(card);
  vi.spyOn(card, "matches").mockImplementation((selector: string) => selector.includes(state) || matches(selector));
}
