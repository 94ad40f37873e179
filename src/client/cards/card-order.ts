import { BOARD_ATTRIBUTE, TURNED_ATTRIBUTE } from "../../shared/contract.ts";

/** A zone starts at every multiple of this percentage of the page and is one percent high. */
const ZONE_PERCENT = 20;

/** Time a card takes to its new place. */
const MOVE_MS = 280;

/** Draws the first order of the service cards, once. Styles hide the board until then. */
export function drawCards(within: HTMLElement): void {
  const board = within.querySelector(`[${BOARD_ATTRIBUTE}=""]`);
  if (board && !isStill()) shuffle(board);
  board?.setAttribute(BOARD_ATTRIBUTE, "drawn");
}

/** What begins, continues or ends a press. The browser cancels the pointer of a finger that scrolls, but not its touch. */
const PRESSES = ["pointerdown", "pointerup", "pointercancel", "touchstart", "touchmove", "touchend", "touchcancel"];

/** Shuffles the cards once in each zone that the page is scrolled into, unless the visitor is at one of them. */
export function startShuffling(): void {
  let zone = currentZone();
  let isHeld = false;
  let moves: Animation[] = [];

  addEventListener("scroll", onScroll, { passive: true });
  for (const type of PRESSES) addEventListener(type, onPress, { passive: true });

  function onPress({ type, target, touches }: Event & Partial<TouchEvent>): void {
    const isDown = type === "pointerdown" || (touches?.length ?? 0) > 0;
    isHeld = isDown && (target as Element).closest?.(`[${BOARD_ATTRIBUTE}]`) !== null;
    // A press ends on the card where it began.
    for (const move of moves) move.playbackRate = isHeld ? 0 : 1;
  }

  function onScroll(): void {
    const board = document.querySelector(`[${BOARD_ATTRIBUTE}]`);
    const before = zone;
    zone = currentZone();
    if (!board || zone === null || zone === before || isHeld || isBusy(board)) return;
    const { top, bottom } = board.getBoundingClientRect();
    const places = [...board.children].map((card) => ({ card, from: card.getBoundingClientRect() }));
    shuffle(board);
    moves = bottom > 0 && top < innerHeight ? places.map(({ card, from }) => moveFrom(card, from)) : [];
  }
}

/** Moves a random card of those that have not been moved yet to the end, until all have. */
function shuffle(board: Element): void {
  const { children } = board;
  for (let left = children.length; left > 0; left--)
    board.append(children[Math.floor(Math.random() * left)] as Element);
}

/** Returns the number of the current zone, or null between two. */
function currentZone(): number | null {
  const range = document.documentElement.scrollHeight - innerHeight;
  // Overscroll at the top is negative.
  const percent = Math.max((scrollY / range) * 100, 0);
  return range > 0 && percent % ZONE_PERCENT < 1 ? Math.floor(percent / ZONE_PERCENT) : null;
}

function isBusy(board: Element): boolean {
  return isStill() || [...board.children].some((card) => card.matches(`:hover, :focus-within, [${TURNED_ATTRIBUTE}]`));
}

function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function moveFrom(card: Element, from: DOMRect): Animation {
  const to = card.getBoundingClientRect();
  const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
  return card.animate([start, { transform: "none" }], { duration: MOVE_MS, easing: "ease-in-out" });
}
