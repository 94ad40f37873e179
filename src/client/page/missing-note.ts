import { MISSING_KEY } from "../../shared/contract.ts";
import { attempt } from "../attempt.ts";
import { announce } from "../focus.ts";
import type { PagePart } from "./page-part.ts";

/** Tells visitors on the home page, once, that the page they asked for does not exist. Only `404.html` knows, and leaves a mark. */
export const missingNote: PagePart = {
  selector: "#missing-note",
  start(note) {
    if (attempt(() => sessionStorage.getItem(MISSING_KEY)) === null) return;
    sessionStorage.removeItem(MISSING_KEY);
    note.hidden = false;
    note.showPopover();
    announce(note.textContent ?? "");
  },
};
