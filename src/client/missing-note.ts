import { MISSING_NOTE_ID } from "../contract.ts";
import { basePath } from "./addresses.ts";
import { announce } from "./router/focus.ts";
import { leadFrom } from "./router/links.ts";

/**
 * Tells visitors on the home page that the page they asked for does not exist.
 * Only `404.html` leads on from an address that is no page, and the browser
 * names that address as the referrer: nothing has to be stored.
 */
export function explainMissingPage(): void {
  const note = document.getElementById(MISSING_NOTE_ID);
  const { referrer } = document;
  // A file of the owner, whose name has a dot, may link to the home page.
  if (!note || !referrer.startsWith(location.origin + basePath) || /\.\w+$/.test(referrer)) return;
  if (leadFrom(new URL(referrer)).known) return;
  note.showPopover();
  announce(note.textContent ?? "");
}
