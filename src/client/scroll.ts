import type { Location } from "history";
import { SCROLLER_ATTRIBUTE } from "../contract.ts";

/** Keeps the scroll position of a history entry, for coming back to it. */
export function savePosition(entry: Location | null): void {
  try {
    if (entry) sessionStorage.setItem(nameOf(entry), String(scrollY));
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

/** Longer than the layout takes once the fonts are there. */
const LAYOUT_MS = 100;

/** Whether the last scroll was smooth, and so may still be under way. */
let wasSmooth = false;

/** Scrolls to a position, to an element, or to the top if there is neither; never smoothly for those who prefer less motion. */
export function scrollPage(goal: number | Element | null, wanted: ScrollBehavior = "instant"): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : wanted;
  if (goal instanceof Element) goal.scrollIntoView({ behavior });
  else scrollTo({ top: goal ?? 0, behavior });
  const top = scrollY;
  // Chromium adds what a smooth scroll has moved meanwhile to the instant one that ends it.
  if (wasSmooth && behavior === "instant") requestAnimationFrame(() => scrollTo({ top, behavior }));
  wasSmooth = behavior === "smooth";
}

/** Scrolls to where the visitor was before this document was loaded, although fonts that are still to come change the heights above. */
export function restorePosition(position: number): void {
  const { style } = document.body;
  // Scroll anchoring would keep what is on screen now, in the fallback fonts.
  style.overflowAnchor = "none";
  scrollPage(position);
  document.fonts.ready.then(() => setTimeout(() => style.removeProperty("overflow-anchor"), LAYOUT_MS));
}

/**
 * Follows a link inside a part of the page that scrolls by itself: scrolls that
 * part alone and leaves address and history as they are.
 *
 * @returns whether the link is such a link.
 */
export function scrollWithin(link: HTMLAnchorElement): boolean {
  const target = elementAt(link.hash);
  if (!target || !link.closest(`[${SCROLLER_ATTRIBUTE}]`)?.contains(target)) return false;
  target.scrollIntoView({ block: "nearest" });
  target.focus({ preventScroll: true });
  return true;
}

/** The element that a hash or an id names, if there is one. */
export function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.replace(/^#/, "")));
  } catch {
    return null;
  }
}

/** Entries opened from outside all have the key "default", so the address is part of the name. */
function nameOf({ key, pathname, hash }: Location): string {
  return `scroll ${key} ${pathname}${hash}`;
}
