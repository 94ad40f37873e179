import {
  CARD_ATTRIBUTE,
  FACE_ATTRIBUTE,
  TURN_ATTRIBUTE,
  TURNED_ATTRIBUTE,
  TURNS_ATTRIBUTE,
} from "../../shared/contract.ts";

/** Turns a card over by its button, or by a click if it leads nowhere; back with Escape. */
export function startTurning(): void {
  document.addEventListener("click", (event) => turn(cardToTurn(event)));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape") turn((target as Element).closest<HTMLElement>(`[${CARD_ATTRIBUTE}][${TURNED_ATTRIBUTE}]`));
  });
}

/** Returns the card that a click turns over. */
function cardToTurn({ target }: Event): HTMLElement | null {
  const pressed = (target as Element).closest(`a, button, [${TURNS_ATTRIBUTE}]`);
  if (!pressed?.matches(`[${TURN_ATTRIBUTE}], [${TURNS_ATTRIBUTE}]`)) return null;
  return pressed.closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`);
}

/** Moves the focus to the button of the other face, since the first is hidden. */
function turn(card: HTMLElement | null): void {
  if (!card) return;
  const isTurned = card.toggleAttribute(TURNED_ATTRIBUTE);
  const [front, back] = ["front", "back"].map((face) => card.querySelector<HTMLElement>(`[${FACE_ATTRIBUTE}=${face}]`));
  const button = (isTurned ? back : front)?.querySelector<HTMLElement>(`[${TURN_ATTRIBUTE}]`);
  button?.focus({ preventScroll: true });
}
