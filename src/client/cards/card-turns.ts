import { CARD_ATTRIBUTE, FACE_ATTRIBUTE, TURN_ATTRIBUTE, TURNED_ATTRIBUTE } from "../../shared/contract.ts";
import { hasModifier } from "../modifiers.ts";

/** Turns a card over by its button, or by a press anywhere if it leads nowhere; back with Escape. */
export function startTurning(): void {
  document.addEventListener("click", (event) => turn(cardToTurn(event)));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || hasModifier(event)) return;
    turn((event.target as Element).closest<HTMLElement>(`[${CARD_ATTRIBUTE}][${TURNED_ATTRIBUTE}]`));
  });
}

/** Returns the card that a press turns over. A link inside it is followed. */
function cardToTurn({ target }: Event): HTMLElement | null {
  const pressed = (target as Element).closest(`a, [${TURN_ATTRIBUTE}]`);
  return pressed?.matches("a") ? null : (pressed?.closest<HTMLElement>(`[${CARD_ATTRIBUTE}]`) ?? null);
}

/** Moves the focus to the button of the other face, since the first is hidden. */
function turn(card: HTMLElement | null): void {
  if (!card) return;
  const isTurned = card.toggleAttribute(TURNED_ATTRIBUTE);
  const [front, back] = ["front", "back"].map((face) => card.querySelector<HTMLElement>(`[${FACE_ATTRIBUTE}=${face}]`));
  const button = (isTurned ? back : front)?.querySelector<HTMLElement>(`[${TURN_ATTRIBUTE}]`);
  button?.focus({ preventScroll: true });
}
