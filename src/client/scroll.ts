import type { Location } from "history";

/** While the script lives it restores positions itself, since the browser would restore them before the page is there. */
export function takeScroll(): void {
  history.scrollRestoration = "manual";
}

/** Keeps the position of a history entry, for coming back to it. */
export function savePosition(entry: Location): void {
  try {
    sessionStorage.setItem(nameOf(entry), String(scrollY));
  } catch {
    // Storage that refuses costs the position, nothing else.
  }
}

/** Position of a history entry in CSS pixels, or null if it was never left. */
export function savedPosition(entry: Location): number | null {
  try {
    const saved = sessionStorage.getItem(nameOf(entry));
    return saved === null ? null : Number(saved);
  } catch {
    return null;
  }
}

/** Scrolls to a position, to an element, or to the top where there is neither. */
export function scrollPage(goal: number | Element | null, behavior: ScrollBehavior = "instant"): void {
  if (goal instanceof Element) goal.scrollIntoView({ behavior });
  else scrollTo({ top: goal ?? 0, behavior });
}

/** The element that a hash or an id names, if there is one. */
export function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, "")));
  } catch {
    return null;
  }
}

/** Entries opened from outside all have the key "default": their address tells them apart. */
function nameOf({ key, pathname, hash }: Location): string {
  return `scroll ${key} ${pathname}${hash}`;
}
