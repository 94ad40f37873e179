import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { keepShuffling } from "./shuffle.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** Shuffles the service cards and turns them over. Cards are static markup, so their state is an attribute. */
export function ServicesGrid({ slots }: { slots: { cards: Slot } }) {
  const board = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => (board.current ? keepShuffling(board.current) : undefined), []);

  return (
    <StaticSlot
      as="ul"
      name="cards"
      className="board"
      html={slots.cards}
      ref={board}
      onClick={turnClicked}
      onKeyDown={turnBack}
    />
  );
}

function turnClicked(event: MouseEvent): void {
  const target = event.target as Element;
  const card = target.closest<HTMLElement>("[data-card]");
  if (!card) return;
  const turnsItself = card.hasAttribute("data-turns") && !target.closest("a, button");
  if (turnsItself || target.closest("[data-turn]")) turn(card);
}

function turnBack(event: KeyboardEvent): void {
  const card = (event.target as Element).closest<HTMLElement>("[data-turned]");
  if (event.key === "Escape" && card) turn(card);
}

/** Turns a card over and moves the focus to the button of its other face. */
function turn(card: HTMLElement): void {
  const turned = card.toggleAttribute("data-turned");
  card
    .querySelector<HTMLElement>(`[data-face="${turned ? "back" : "front"}"] [data-turn]`)
    ?.focus({ preventScroll: true });
}
