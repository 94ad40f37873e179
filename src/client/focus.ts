/** Moves the focus to an element, or to the main part of the page, without scrolling. */
export function focusContent(target: HTMLElement | null): void {
  const content = target ?? (document.querySelector("main") as HTMLElement);
  // Elements that take no focus by themselves report -1.
  if (content.tabIndex < 0) takeFocusOnce(content);
  content.focus({ preventScroll: true });
}

/** Lets an element take the focus until it loses it. Later a press on its text would focus it, and Tab would lead to its top. */
function takeFocusOnce(content: HTMLElement): void {
  content.tabIndex = -1;
  for (const type of ["blur", "pointerdown"])
    content.addEventListener(type, () => content.removeAttribute("tabindex"), { once: true });
}

/** Lets screen readers say something: which page they are on now, or which slides. */
export function announce(text: string): void {
  document.getElementById("announcer")?.replaceChildren(text);
}
