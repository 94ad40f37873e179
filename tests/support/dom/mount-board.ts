import { afterEach, beforeEach, vi } from "vitest";
import { drawCards, startShuffling } from "../../../src/client/cards/card-order.ts";
import { preferMotion } from "./motion.ts";
import { find } from "./mount-island.tsx";

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

beforeEach(() => {
  now = 5000;
  moves.length = 0;
  preferMotion("no-preference");
  vi.stubGlobal("scrollY", 100);
  vi.stubGlobal("innerHeight", 800);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(RANGE_PX + 800);
  Element.prototype.animate = animate.mockClear() as never;
  // Every shuffle returns another order, including the last cards.
  let calls = 0;
  vi.spyOn(Math, "random").mockImplementation(() => [0.1, 0.7, 0.4, 0.9, 0.2][calls++ % 5] ?? 0);
  vi.spyOn(window, "addEventListener");
});
afterEach(() => {
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) {
    removeEventListener(type, listener as EventListener);
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Writes the board into the page, draws its first order and starts to shuffle it. */
export function mountBoard(): void {
  document.body.innerHTML = `<ul data-board>${written.map((id) => `<li id="${id}" data-card></li>`).join("")}</ul>`;
  find("[data-board]").getBoundingClientRect = () => new DOMRect(0, BOARD_PX.top - scrollY, 1000, BOARD_PX.height);
  drawCards(document);
  startShuffling();
}

/** Scrolls the page after a pause and returns whether the order changes. */
export function scrollChanges(y: number, pause = 2000): boolean {
  const before = order().join();
  vi.stubGlobal("scrollY", y);
  send("scroll", pause);
  return order().join() !== before;
}

/** Sends an event after a pause. */
export function send(type: string, pause = 10): void {
  now += pause;
  const event = new Event(type);
  Object.defineProperty(event, "timeStamp", { value: now });
  dispatchEvent(event);
}

export function order(): string[] {
  return [...document.querySelectorAll("[data-card]")].map((card) => card.id);
}
