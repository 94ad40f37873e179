import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { endIsland } from "../../../src/client/islands.ts";
import { preferMotion } from "../../support/dom/motion.ts";
import { doing, find, hydrate, writeIsland } from "../../support/dom/mount-island.tsx";

const written = ["lead", "shop", "ads", "reports", "sites", "chat", "pages", "phone"];

/** The board is in view from 1300 to 2700 px: zone 1, at 20 percent, is in the middle of that. */
const BOARD_PX = { top: 2100, height: 600 };
/** The page can be scrolled by so much: a zone is 100 px high. */
const RANGE_PX = 10_000;
const ZONE_IN_VIEW = 2000;

const moves: { pause: () => void; play: () => void; playState: string }[] = [];
const animate = vi.fn((_frames: unknown, _options: { duration: number }) => {
  const move = {
    playState: "running",
    pause() {
      move.playState = "paused";
    },
    play() {
      move.playState = "running";
    },
  };
  moves.push(move);
  return move;
});

/** Milliseconds since the page was opened. */
let now: number;
let showBoard = (_isIntersecting: boolean) => {};

beforeEach(() => {
  now = 5000;
  moves.length = 0;
  preferMotion("no-preference");
  vi.stubGlobal("scrollY", 100);
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(RANGE_PX + 800);
  Element.prototype.animate = animate.mockClear() as never;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        showBoard = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {
        showBoard = () => {};
      }
    },
  );
});
afterEach(() => vi.useRealTimers());

test("the server renders the written order", () => {
  writeIsland("services-grid", {}, { cards: cards() });
  expect(order()).toEqual(written);
});

describe("the first order is random", () => {
  test("if the board is hydrated before it is in view", async () => {
    await mount();
    expect(order()).not.toEqual(written);
    expect(order().toSorted()).toEqual(written.toSorted());
    expect(animate).not.toHaveBeenCalled();
  });

  test("otherwise once it has left the screen", async () => {
    vi.stubGlobal("scrollY", 1900);
    await mount();
    expect(order()).toEqual(written);
    expect(await scrollChanges(2300)).toBe(false);
    expect(await scrollChanges(2900)).toBe(true);
  });
});

describe("the order changes once in each zone", () => {
  test("off the screen, without being animated", async () => {
    await mount();
    const changes: number[] = [];
    for (const y of [500, 700, 4010, 4020, 4099, 4100, 4200, 6000, 5000, 6050, 9999, 10_000, 10_060, 0, -40, 50]) {
      if (await scrollChanges(y)) changes.push(y);
    }
    expect(changes).toEqual([4010, 6000, 6050, 10_000, 0]);
    expect(animate).not.toHaveBeenCalled();
  });

  test("in view of somebody who scrolls by, and the cards move there in 150 to 300 ms", async () => {
    await mount();
    const changes: number[] = [];
    for (let y = 1000; y < 3000; y += 40) {
      if (await scrollChanges(y, 50)) changes.push(y);
    }
    expect(changes).toEqual([ZONE_IN_VIEW]);
    expect(animate).toHaveBeenCalledTimes(8);
    expect(animate.mock.calls[0]?.[1].duration).toBeGreaterThanOrEqual(150);
    expect(animate.mock.calls[0]?.[1].duration).toBeLessThanOrEqual(300);
  });

  test("not on a page that cannot be scrolled", async () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(700);
    await mount();
    expect(await scrollChanges(0)).toBe(false);
  });

  test("with reduced motion never", async () => {
    preferMotion("reduce");
    await mount();
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
    await mount();
    await doing(start);
    for (const y of [1900, ZONE_IN_VIEW, 2900, 4000]) expect(await scrollChanges(y, 50)).toBe(false);
  });

  test("who has paused with the board in view, until it has left the screen", async () => {
    await mount();
    await scrollChanges(1700);
    expect(await scrollChanges(1800, 1500)).toBe(false);
    expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(false);
    expect(await scrollChanges(2500, 50)).toBe(false);
    expect(await scrollChanges(2900, 50)).toBe(true);
    expect(await scrollChanges(2950, 50)).toBe(false);
    expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
  });

  test.each(["pointerdown", "pointerup", "touchmove", "touchend"])("after a %s, however he scrolls", async (type) => {
    await mount();
    await scrollChanges(1700, 50);
    touch(type);
    expect(await scrollChanges(ZONE_IN_VIEW, 600)).toBe(false);
    expect(await scrollChanges(2900, 50)).toBe(true);
    now += 4000;
    expect(await scrollChanges(ZONE_IN_VIEW, 50)).toBe(true);
  });

  test("who presses one on its way: all stop until the press is over", async () => {
    vi.useFakeTimers();
    await mount();
    await scrollChanges(ZONE_IN_VIEW, 50);
    const states = () => [...new Set(moves.map(({ playState }) => playState))];
    touch("pointerdown");
    expect(states()).toEqual(["paused"]);
    touch("pointerup");
    expect(states()).toEqual(["paused"]);
    vi.advanceTimersByTime(200);
    expect(states()).toEqual(["running"]);
  });
});

test("an unmounted board removes its listeners", async () => {
  const element = await mount();
  const last = find(".board");
  await doing(() => endIsland(element));
  document.body.append(last);
  expect(await scrollChanges(4000)).toBe(false);
});

describe("turning cards", () => {
  test("its buttons turn it over and back, and the focus goes along", async () => {
    await mount();
    const card = find("#lead");
    await doing(() => find("[data-face=front] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(true);
    expect(document.activeElement).toBe(find("[data-face=back] [data-turn]", card));
    await doing(() => find("[data-face=back] [data-turn]", card).click());
    expect(card.hasAttribute("data-turned")).toBe(false);
    expect(document.activeElement).toBe(find("[data-face=front] [data-turn]", card));
  });

  test("Escape turns back the card that holds the focus, and only that one", async () => {
    await mount();
    for (const id of ["lead", "shop"]) await doing(() => find(`#${id} [data-face=front] [data-turn]`).click());
    await pressEscape(find("#shop [data-face=back] a"));
    expect(turned()).toEqual(["lead"]);
    expect(document.activeElement).toBe(find("#shop [data-face=front] [data-turn]"));
  });

  test("Escape on a card that shows its front does nothing", async () => {
    await mount();
    await pressEscape(find("#lead [data-face=front] a"));
    expect(turned()).toEqual([]);
  });

  test("a card with a path leaves the click to its link", async () => {
    await mount();
    await doing(() => find("#lead [data-face=front] p").click());
    expect(turned()).toEqual([]);
  });

  test("a card without a path turns over on the card itself, but not on a link in it", async () => {
    await mount();
    const card = find("#chat");
    await doing(() => find("[data-face=front] p", card).click());
    expect(turned()).toEqual(["chat"]);
    await doing(() => find("[data-face=back] a", card).click());
    expect(turned()).toEqual(["chat"]);
    await doing(() => find("[data-face=back] p", card).click());
    expect(turned()).toEqual([]);
  });
});

async function mount(): Promise<HTMLElement> {
  // The last number there is would leave every card where it is.
  let calls = 0;
  vi.spyOn(Math, "random").mockImplementation(() => [0.1, 0.7, 0.4, 0.9, 0.2][calls++ % 5] ?? 0);
  const element = writeIsland("services-grid", {}, { cards: cards() });
  find(".board").getBoundingClientRect = () => new DOMRect(0, BOARD_PX.top - scrollY, 1000, BOARD_PX.height);
  await hydrate(element);
  await doing(() => showBoard(isInView()));
  return element;
}

function isInView(): boolean {
  return scrollY > BOARD_PX.top - innerHeight && scrollY < BOARD_PX.top + BOARD_PX.height;
}

/** Scrolls the page some time after the last event. Returns whether that changes the order. */
async function scrollChanges(y: number, pause = 2000): Promise<boolean> {
  const before = order().join();
  now += pause;
  vi.stubGlobal("scrollY", y);
  await doing(() => {
    send("scroll");
    showBoard(isInView());
  });
  return order().join() !== before;
}

function touch(type: string): void {
  now += 10;
  send(type);
}

function send(type: string): void {
  const event = new Event(type);
  Object.defineProperty(event, "timeStamp", { value: now });
  dispatchEvent(event);
}

/** happy-dom knows neither pointer nor `:focus-within`. */
function markFirstCard(state: string): void {
  const card = find("[data-card]");
  const matches = card.matches.bind(card);
  vi.spyOn(card, "matches").mockImplementation((selector: string) => selector.includes(state) || matches(selector));
}

function pressEscape(target: HTMLElement): Promise<void> {
  target.focus();
  return doing(() => void target.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
}

function order(): string[] {
  return [...document.querySelectorAll("[data-card]")].map((card) => card.id);
}

function turned(): string[] {
  return [...document.querySelectorAll("[data-turned]")].map((card) => card.id);
}

function cards(): string {
  return written
    .map(
      (id) => `<li id="${id}" data-card ${id === "chat" ? "data-turns" : ""}>
        <div data-face="front"><p>${id}</p>${id === "chat" ? "" : '<a href="/it/">more</a>'}
          <button type="button" data-turn>turn</button></div>
        <div data-face="back"><p>back</p><a href="tel:1">call</a><button type="button" data-turn>back</button></div>
      </li>`,
    )
    .join("");
}
