import { hasModifier } from "../modifiers.ts";
import type { PagePart } from "./page-part.ts";

/** Turns a card over by its button, or by a press anywhere if it leads nowhere; back with Escape. */
export const cardTurns: PagePart = {
  selector: "[data-card]",
  start(card) {
    card.addEventListener("click", ({ target }) => {
      // A link inside it is followed, and a text of it can be selected.
      const pressed = (target as Element).closest("a, [data-turn]");
      const isSelection = pressed === card && getSelection()?.type === "Range";
      if (pressed?.matches("[data-turn]") && !isSelection) turn(card);
    });
    card.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !hasModifier(event) && card.matches("[data-turned]")) turn(card);
    });
  },
};

/** Moves the focus to the button of the other face, since the first is hidden. */
function turn(card: HTMLElement): void {
  const face = card.toggleAttribute("data-turned") ? "back" : "front";
  card.querySelector<HTMLElement>(`[data-face=${face}] [data-turn]`)?.focus({ preventScroll: true });
}
