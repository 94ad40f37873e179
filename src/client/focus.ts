/** Moves the focus to an element, or to the main part of the page, without scrolling. */
export function focusContent(target: HTMLElement | null): void {
  const content = target ?? (document.querySelector("main") as HTMLElement);
  // Elements that take no focus by themselves report -1.
  if (content.tabIndex < 0) content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/** Lets screen readers say something: which page they are on now, or which slides. */
export function announce(text: string): void {
  document.getElementById("announcer")?.replaceChildren(text);
}
