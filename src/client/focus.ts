/** Moves the focus to an element, or to the main part of the page, without scrolling. */
export function focusContent(target: HTMLElement | null): void {
  const content = target ?? (document.querySelector("main") as HTMLElement);
  // A section takes no focus by itself. It could keep the focus of a later press on its text, and Tab would start at its top.
  if (content.tabIndex < 0 && !content.hasAttribute("tabindex")) {
    content.tabIndex = -1;
    content.addEventListener("blur", () => content.removeAttribute("tabindex"), { once: true });
  }
  content.focus({ preventScroll: true });
}

/** Lets screen readers say something: which page they are on now, or which slides. */
export function announce(text: string): void {
  document.getElementById("announcer")?.replaceChildren(text);
}
