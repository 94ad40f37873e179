import { describe, expect, test, vi } from "vitest";
import { preferMotion } from "../../support/dom/motion.ts";
import {
  animate,
  mountBoard,
  moves,
  order,
  scrollChanges,
  send,
  written,
  ZONE_IN_VIEW,
} from "../../support/dom/mount-board.ts";
import { find } from "../../support/dom/mount-island.tsx";

describe("the first order", () => {
  test("is random, without an animation, and shows the board", () => {
    mountBoard();
    expect(order()).not.toEqual(written);
    expect(order().toSorted()).toEqual(written.toSorted());
    expect(animate).not.toHaveBeenCalled();
    expect(find("ul").getAttribute("data-board")).toBe("drawn");
  });

  test("is the written one with reduced motion", () => {
    preferMotion("reduce");
    mountBoard();
    expect(order()).toEqual(written);
    expect(find("ul").getAttribute("data-board")).toBe("drawn");
  });
});

describe("the order changes once in each zone", () => {
  test("without animation if the board is off the screen", () => {
    mountBoard();
    const stops = [500, 700, 4010, 4020, 4099, 4100, 4200, 6000, 5000, 6050, 9999, 10_000, 10_060, 0, -40, 50, 8150];
    expect(stops.filter((y) => scrollChanges(y))).toEqual([4010, 6000, 6050, 10_000, 0]);
    expect(animate).not.toHaveBeenCalled();
  });

  test("with an animation of 150 to 300 ms if it is in view and the visitor keeps scrolling", () => {
    mountBoard();
    const changes: number[] = [];
    for (let y = 1000; y < 3000; y += 40) if (scrollChanges(y, 50)) changes.push(y);
    expect(changes).toEqual([ZONE_IN_VIEW]);
    expect(animate).toHaveBeenCalledTimes(8);
    expect(animate.mock.calls[0]?.[1].duration).toBeGreaterThanOrEqual(150);
    expect(animate.mock.calls[0]?.[1].duration).toBeLessThanOrEqual(300);
  });

  test("never on a page that cannot be scrolled", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(700);
    mountBoard();
    expect(scrollChanges(0)).toBe(false);
  });

  test("never with reduced motion", () => {
    preferMotion("reduce");
    mountBoard();
    expect(scrollChanges(4000)).toBe(false);
  });
});

describe("no card moves under a visitor", () => {
  test.each([
    { busy: "is focused", start: () => markFirstCard(":focus-within") },
    { busy: "is turned", start: () => find("[data-card]").setAttribute("data-turned", "") },
    { busy: "is hovered", start: () => markFirstCard(":hover") },
  ])("while a card $busy, in view or not", ({ start }) => {
    mountBoard();
    start();
    for (const y of [1900, ZONE_IN_VIEW, 2900, 4000]) expect(scrollChanges(y, 50)).toBe(false);
  });

  test("after a pause with the board in view, until it has been off the screen", () => {
    mountBoard();
    scrollChanges(1700);
    expect(scrollChanges(1800, 1500)).toBe(false);
    expect(scrollChanges(ZONE_IN_VIEW, 50)).toBe(false);
    expect(scrollChanges(2900, 50)).toBe(false);
    expect(scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
  });

  test.each(["pointerdown", "touchmove"])("after a %s, however fast the scroll", (type) => {
    mountBoard();
    scrollChanges(1700, 50);
    send(type);
    expect(scrollChanges(ZONE_IN_VIEW, 50)).toBe(false);
    expect(scrollChanges(2900, 50)).toBe(false);
    expect(scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
  });

  test.each(["pointerup", "pointercancel"])("a press on a moving card stops all cards until a %s", (end) => {
    mountBoard();
    scrollChanges(1000);
    scrollChanges(ZONE_IN_VIEW, 50);
    const pace = () => [...new Set(moves.map(({ playbackRate }) => playbackRate))];
    send("pointerdown");
    expect(pace()).toEqual([0]);
    send(end);
    expect(pace()).toEqual([1]);
  });
});

/** happy-dom supports neither pointers nor `:focus-within`. */
function markFirstCard(state: string): void {
  const card = find("[data-card]");
  const matches = card.matches.bind(card);
  vi.spyOn(card, "matches").mockImplementation((selector: string) => selector.includes(state) || matches(selector));
}
