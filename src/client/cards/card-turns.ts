import { CARD_ATTRIBUTE, FACE_ATTRIBUTE, TURN_ATTRIBUTE, TURNED_ATTRIBUTE } from "../../shared/contract.ts";

/** Turns a card over by its button, and back with Escape. */
export function startTurning(): void {
  document.addEventListener("click", (event) => turn(cardToTurn(event)));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape") turn((target as Element).closest<HTMLElement>(`[${CARD_ATTRIBUTE}][${TURNED_ATTRIBUTE}]`));
  });
}

/** Returns the card whose button is pressed. */
function cardToTurn({ target }: Event): HTMLElement | null {
  const button = (target as Element).closest(`[${TURN_ATTRIBUTE}]`);
  return button?.closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`) ?? null;
}

/** Moves the focus to the button of the other face, since the first is hidden. */
function turn(card: HTMLElement | null): void {
  if (!card) return;
  const isTurned = card.toggleAttribute(TURNED_ATTRIBUTE);
  const [front, back] = ["front", "back"].map((face) => card.querySelector<HTMLElement>(`[${FACE_ATTRIBUTE}=${face}]`));
  const button = (isTurned ? back : front)?.querySelector<HTMLElement>(`[${TURN_ATTRIBUTE}]`);
  button?.focus({ preventScroll: true });
}
