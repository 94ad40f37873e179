/** Moves the focus to a target, or to the main part of the page, unless the visitor has already moved it elsewhere. */
export function focusContent(target: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const content = target ?? (document.querySelector("main") as HTMLElement);
  // Elements that take no focus by themselves report -1.
  if (content.tabIndex < 0) content.tabIndex = -1;
  content.focus({ preventScroll: true });
}

/** Lets screen readers say something: which page they are on now, or which slides. */
export function announce(text: string): void {
  document.getElementById("announcer")?.replaceChildren(text);
}
