import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from "react";
import { isInZone, watchZones } from "./scroll-zone.ts";
import { shuffle } from "./shuffle.ts";
import { StaticSlot } from "./static-slot.tsx";

const MOVE_MS = 280;

/**
 * The board of services: shuffles its cards (specification section 2) and
 * turns them. Cards are static markup, so their state is an attribute that
 * the styles read: no face that is hidden can be focused or read.
 */
export function ServicesGrid({ slots }: { slots: { cards: string } }) {
  const board = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const list = board.current;
    if (!list) return;
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const inZone = () => isInZone(scrollY, document.documentElement.scrollHeight - innerHeight);
    const enters = watchZones(inZone());
    const onScroll = () => {
      if (enters(inZone()) && !calm.matches) rearrange(list, true);
    };
    if (!calm.matches) rearrange(list, true);
    else if (!isOnScreen(list)) rearrange(list, false);
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

/** New order, unless someone is busy with a card. */
function rearrange(list: HTMLElement, animated: boolean): void {
  if (list.querySelector(":scope > :is(:hover, :focus-within, [data-turned])")) return;
  const cards = [...list.children] as HTMLElement[];
  const before = new Map(cards.map((card) => [card, card.getBoundingClientRect()]));
  list.append(...shuffle(cards));
  if (!animated) return;
  for (const [card, from] of before) {
    const to = card.getBoundingClientRect();
    if (from.x === to.x && from.y === to.y) continue;
    card.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: "none" }], {
      duration: MOVE_MS,
      easing: "ease-in-out",
    });
  }
}

function isOnScreen(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
