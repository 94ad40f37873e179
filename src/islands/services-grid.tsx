import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { watchZones, zoneAt } from "./scroll-zone.ts";
import { shuffle } from "./shuffle.ts";
import { type Slot, StaticSlot } from "./static-slot.tsx";

/** Time a card takes to its new place. */
const MOVE_MS = 280;

/**
 * The board of services: shuffles its cards (specification section 2) and
 * turns them. Cards are static markup, so their state is an attribute that
 * the styles read: no face that is hidden can be focused or read.
 */
export function ServicesGrid({ slots }: { slots: { cards: Slot } }) {
  const board = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const zone = () => zoneAt(scrollY, document.documentElement.scrollHeight - innerHeight);
    const enters = watchZones(zone());
    const onScroll = () => {
      if (enters(zone())) rearrange(board.current);
    };
    rearrange(board.current);
    addEventListener("scroll", onScroll, { passive: true });
    return () => removeEventListener("scroll", onScroll);
  }, []);

  function onClick(event: MouseEvent): void {
    const target = event.target as Element;
    const card = target.closest<HTMLElement>("[data-card]");
    if (!card) return;
    const turnsItself = card.hasAttribute("data-turns") && !target.closest("a, button");
    if (turnsItself || target.closest("[data-turn]")) turn(card);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const card = (event.target as Element).closest<HTMLElement>("[data-turned]");
    if (event.key === "Escape" && card) turn(card);
  }

  return (
    <StaticSlot
      as="ul"
      name="cards"
      className="board"
      html={slots.cards}
      ref={board}
      onClick={onClick}
      onKeyDown={onKeyDown}
    />
  );
}

/** Turns a card over and takes the focus along to the button of the face that is now in front. */
function turn(card: HTMLElement): void {
  const turned = card.toggleAttribute("data-turned");
  card
    .querySelector<HTMLElement>(`[data-face="${turned ? "back" : "front"}"] [data-turn]`)
    ?.focus({ preventScroll: true });
}

/** Gives the cards a new order and moves them there; not while someone is busy with one, nor for those who want no motion. */
function rearrange(list: HTMLElement | null): void {
  if (!list || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const cards = [...list.children] as HTMLElement[];
  if (cards.some((card) => card.matches(":hover, :focus-within, [data-turned]"))) return;
  const before = new Map(cards.map((card) => [card, card.getBoundingClientRect()]));
  list.append(...shuffle(cards));
  for (const [card, from] of before) {
    const to = card.getBoundingClientRect();
    card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
      duration: MOVE_MS,
      easing: "ease-in-out",
    });
  }
}
