import { focusContent } from "../focus.ts";

/** Moves the focus with the skip link. Where it takes no focus, the browser moves only the start of the next Tab. */
export function startSkipLink(): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest(".skip-link")) focusContent(null);
  });
}
