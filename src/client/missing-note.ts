import { MISSING_KEY, MISSING_NOTE_ID } from "../shared/contract.ts";
import { attempt } from "./attempt.ts";
import { announce } from "./focus.ts";

/** Tells visitors on the home page, once, that the page they asked for does not exist. Only `404.html` knows, and leaves a mark. */
export function explainMissingPage(): void {
  const note = document.getElementById(MISSING_NOTE_ID);
  if (!note || attempt(() => sessionStorage.getItem(MISSING_KEY)) === null) return;
  sessionStorage.removeItem(MISSING_KEY);
  note.hidden = false;
  note.showPopover();
  announce(note.textContent ?? "");
}
