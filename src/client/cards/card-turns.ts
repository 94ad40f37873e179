import {
  CARD_ATTRIBUTE,
  FACE_ATTRIBUTE,
  TURN_ATTRIBUTE,
  TURNED_ATTRIBUTE,
  TURNS_ATTRIBUTE,
} from "../../shared/contract.ts";

/** Turns a card over by its button, or by a click if it leads nowhere, back with Escape, and to what the browser's search has found on its back. */
export function startTurning(): void {
  // Repeated presses until now count as one. No more need to be kept.
  new Set(window.earlyPresses?.map(cardToTurn)).forEach(turn);
  window.onclick = null;
  document.addEventListener("click", (event) => turn(cardToTurn(event)));
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "Escape") turn((target as Element).closest<HTMLElement>(`[${CARD_ATTRIBUTE}][${TURNED_ATTRIBUTE}]`));
  });
  if ("onbeforematch" in document.body) letSearchFind();
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
  if (isTurned) back?.removeAttribute("hidden");
  const button = (isTurned ? back : front)?.querySelector<HTMLElement>(`[${TURN_ATTRIBUTE}]`);
  button?.focus({ preventScroll: true });
}

/** Hides the backs from all but the search, once they are laid out: hidden like this they keep the size that they had. */
function letSearchFind(): void {
  let wait: ReturnType<typeof setTimeout>;
  const hideBacks = () => {
    for (const back of document.querySelectorAll(
      `[${CARD_ATTRIBUTE}]:not([${TURNED_ATTRIBUTE}]) > [${FACE_ATTRIBUTE}=back]`,
    ))
      back.setAttribute("hidden", "until-found");
  };
  const layOutBacks = () => {
    for (const back of document.querySelectorAll(`[${FACE_ATTRIBUTE}=back]`)) back.removeAttribute("hidden");
    clearTimeout(wait);
    wait = setTimeout(hideBacks, LAYOUT_MS);
  };
  document.addEventListener("beforematch", ({ target }) => {
    const back = (target as Element).closest(`[${FACE_ATTRIBUTE}=back]`);
    back?.closest(`[${CARD_ATTRIBUTE}]`)?.setAttribute(TURNED_ATTRIBUTE, "");
  });
  document.addEventListener(
    "transitionend",
    ({ target }) => (target as Element).matches(`[${FACE_ATTRIBUTE}=back]`) && hideBacks(),
  );
  addEventListener("resize", layOutBacks);
  // A page change brings other cards.
  new MutationObserver(layOutBacks).observe(document.body, { childList: true });
  window.fontsApplied?.then(layOutBacks);
}

/** Longer than the layout of a new page, or of one in its fonts. */
const LAYOUT_MS = 300;
