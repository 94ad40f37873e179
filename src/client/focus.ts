import { elementAt } from "./scroll.ts";

/** Moves the focus to the start of what is new, unless someone has already taken it elsewhere. */
export function focusContent(hash: string): void {
  const { activeElement, body } = document;
  if (activeElement && activeElement !== body && activeElement.isConnected) return;
  const target = elementAt(hash) ?? document.querySelector("main");
  if (!target) return;
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** Tells screen readers which page they are on now. */
export function announce(text: string): void {
  const announcer = document.getElementById("announcer");
  if (announcer) announcer.textContent = text;
}
