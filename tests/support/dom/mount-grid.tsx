import { afterEach, beforeEach, vi } from "vitest";
import { preferMotion } from "./motion.ts";
import { find, hydrate, perform, writeIsland } from "./mount-island.tsx";

export const written = ["lead", "shop", "ads", "reports", "sites", "chat", "pages", "phone"];

/** The board is in view from 1300 to 2700 px. Zone 1, at 20 percent, is in the middle of this range. */
const BOARD_PX = { top: 2100, height: 600 };
/** Scroll range of the page. A zone is 100 px high. */
const RANGE_PX = 10_000;
export const ZONE_IN_VIEW = 2000;

export const moves: { playbackRate: number }[] = [];
export const animate = vi.fn((_frames: unknown, _options: { duration: number }) => {
  const move = { playbackRate: 1 };
  moves.push(move);
  return move;
});

/** Time of events in milliseconds. */
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

/** Writes the grid into the page and hydrates it. */
export async function mountGrid(): Promise<HTMLElement> {
  // Every shuffle returns another order, including the last cards.
  let calls = 0;
  vi.spyOn(Math, "random").mockImplementation(() => [0.1, 0.7, 0.4, 0.9, 0.2][calls++ % 5] ?? 0);
  const element = writeIsland("services-grid", {}, { cards: cards() });
  find(".board").getBoundingClientRect = () => new DOMRect(0, BOARD_PX.top - scrollY, 1000, BOARD_PX.height);
  await hydrate(element);
  await perform(() => showBoard(isInView()));
  return element;
}

function isInView(): boolean {
  return scrollY > BOARD_PX.top - innerHeight && scrollY < BOARD_PX.top + BOARD_PX.height;
}

/** Scrolls the page after a pause and returns whether the order changes. */
export async function scrollChanges(y: number, pause = 2000): Promise<boolean> {
  const before = order().join();
  now += pause;
  vi.stubGlobal("scrollY", y);
  await perform(() => {
    send("scroll");
    showBoard(isInView());
  });
  return order().join() !== before;
}

/** Advances the time without an event. */
export function wait(time: number): void {
  now += time;
}

export function touch(type: string): void {
  now += 10;
  send(type);
}

function send(type: string): void {
  const event = new Event(type);
  Object.defineProperty(event, "timeStamp", { value: now });
  dispatchEvent(event);
}

export function order(): string[] {
  return [...document.querySelectorAll("[data-card]")].map((card) => card.id);
}

export function cards(): string {
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
