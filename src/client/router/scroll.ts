import { attempt } from "../attempt.ts";
import { prefersReducedMotion } from "../reduced-motion.ts";

/** Jumps to an element, or to the top. */
export function jumpTo(target: HTMLElement | null): void {
  scrollTo({ top: positionOf(target), behavior: "instant" });
}

/** Scrolls to an element, or to the top; with reduced motion at once. */
export function scrollSmoothly(target: HTMLElement | null): void {
  // Firefox 153 takes back the scrolls that follow `scrollIntoView`. positions.test.ts, "Start now, pressed at any time".
  scrollTo({ top: positionOf(target), behavior: prefersReducedMotion() ? "instant" : "smooth" });
}

/** Takes the id of a section until the event is over, so that the browser does not find it. */
export function hideFromBrowser(section: HTMLElement | null): void {
  if (!section) return;
  const { id } = section;
  section.removeAttribute("id");
  setTimeout(() => section.setAttribute("id", id));
}

/** Returns the element that a hash names. */
export function sectionOf(hash: string): HTMLElement | null {
  return attempt(() => document.getElementById(decodeURIComponent(hash.slice(1))));
}

/** Returns the position of the page at which an element stands just below the header, in CSS pixels. */
function positionOf(target: HTMLElement | null): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return target ? scrollY + target.getBoundingClientRect().top - (Number.parseFloat(scrollPaddingTop) || 0) : 0;
}
