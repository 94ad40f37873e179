import { RESTORING_ATTRIBUTE, SCROLLER_ATTRIBUTE } from "../../contract.ts";
import { attempt } from "../attempt.ts";
import type { Entry } from "./entries.ts";

/** Saves the scroll position of a history entry, for Back and Forward. */
export function savePosition(entry: Entry | null): void {
  if (entry) attempt(() => sessionStorage.setItem(`scroll ${entry.key}`, String(scrollY)));
}

/** Returns the position in CSS pixels, or null if none was saved. */
export function savedPosition({ key }: Entry): number | null {
  const saved = attempt(() => sessionStorage.getItem(`scroll ${key}`));
  return saved === null ? null : Number(saved);
}

/** Longer than the layout after the fonts have loaded. */
const LAYOUT_MS = 100;

/** Whether the last scroll was smooth, so it may still be running. */
let wasSmooth = false;

/** Scrolls to a position, an element or the top; never smoothly with reduced motion. */
export function scrollPage(goal: number | Element | null, wanted: ScrollBehavior = "instant"): void {
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : wanted;
  if (goal instanceof Element) goal.scrollIntoView({ behavior });
  else scrollTo({ top: goal ?? 0, behavior });
  const top = scrollY;
  // Chromium adds the distance of an interrupted smooth scroll to the instant one.
  if (wasSmooth && behavior === "instant") requestAnimationFrame(() => scrollTo({ top, behavior }));
  wasSmooth = behavior === "smooth";
}

/** Scrolls to the position before a reload or return, and again once fonts that load later have changed the heights above it. */
export function restorePosition(position: number): void {
  const { documentElement } = document;
  documentElement.setAttribute(RESTORING_ATTRIBUTE, "");
  scrollPage(position);
  const reached = scrollY;
  window.fontsApplied?.then(() => {
    // Otherwise the visitor has scrolled.
    if (scrollY === reached) scrollPage(position);
    setTimeout(() => documentElement.removeAttribute(RESTORING_ATTRIBUTE), LAYOUT_MS);
  });
}

/** Follows a link inside a scroll container without a navigation. Returns false for any other link. */
export function scrollWithin(link: HTMLAnchorElement): boolean {
  const target = elementAt(link.hash);
  if (!target || !link.closest(`[${SCROLLER_ATTRIBUTE}]`)?.contains(target)) return false;
  target.scrollIntoView({ block: "nearest" });
  target.focus({ preventScroll: true });
  return true;
}

/** Returns the element that a hash or an id names. */
export function elementAt(hash: string): HTMLElement | null {
  return attempt(() => document.getElementById(decodeURIComponent(hash.replace(/^#/, ""))));
}
