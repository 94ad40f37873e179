import { prefersReducedMotion } from "../reduced-motion.ts";
import { holdMoves } from "./held-moves.ts";
import { watchHand } from "./moves-by-hand.ts";
import type { ShownPart } from "./page-part.ts";

/** A zone starts at every multiple of this percentage of the page and is one percent high. */
const ZONE_PERCENT = 20;

/** Time a card takes to its new place. */
const MOVE_MS = 280;

/** Draws the first order of the service cards, and shuffles them once in each zone that the visitor scrolls into. */
export const cardOrder: ShownPart = {
  selector: "[data-board]",
  start(board, { leaving }) {
    drawCards(board);
    shuffleInZones(board, leaving);
  },
};

/** Draws the first order of the cards, once. Styles hide the board until then. */
export function drawCards(board: HTMLElement | null): void {
  if (board?.dataset.board !== "") return;
  if (!prefersReducedMotion()) shuffle(board);
  board.dataset.board = "drawn";
}

function shuffleInZones(board: HTMLElement, leaving: AbortSignal): void {
  const isByHand = watchHand(leaving);
  const held = holdMoves(board, leaving);
  let zone = currentZone();

  addEventListener("scroll", onScroll, { passive: true, signal: leaving });

  function onScroll(): void {
    const before = zone;
    zone = currentZone();
    if (zone === null || zone === before || !isByHand() || held.isPressed() || isBusy(board)) return;
    const { top, bottom } = board.getBoundingClientRect();
    const cards = [...board.children].map((card) => ({ card, from: card.getBoundingClientRect() }));
    // Those of the shuffle before would be part of the new places.
    held.end();
    shuffle(board);
    const isInView = bottom > 0 && top < innerHeight;
    held.hold(isInView ? cards.map(({ card, from }) => moveFrom(card, from)) : []);
  }
}

/** Moves a random card of those that have not been moved yet to the end, until all have. */
function shuffle(board: Element): void {
  const { children } = board;
  for (let rest = children.length; rest > 0; rest--)
    board.append(children[Math.floor(Math.random() * rest)] as Element);
}

/** Returns the number of the current zone, or null between two. */
function currentZone(): number | null {
  const range = document.documentElement.scrollHeight - innerHeight;
  // Overscroll at the top is negative.
  const percent = Math.max((scrollY / range) * 100, 0);
  return range > 0 && percent % ZONE_PERCENT < 1 ? Math.floor(percent / ZONE_PERCENT) : null;
}

/** Returns whether the visitor is at one of the cards. */
function isBusy(board: Element): boolean {
  const selection = getSelection();
  const isSelected = selection?.type === "Range" && selection.getRangeAt(0).intersectsNode(board);
  const isAt = (card: Element) => card.matches(":hover, :focus-within, [data-turned]");
  return prefersReducedMotion() || isSelected || [...board.children].some(isAt);
}

function moveFrom(card: Element, from: DOMRect): Animation {
  const to = card.getBoundingClientRect();
  const start = { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` };
  return card.animate([start, { transform: "none" }], { duration: MOVE_MS, easing: "ease-in-out" });
}
