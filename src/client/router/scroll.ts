import { FROM_TOP_ATTRIBUTE, SCROLLER_ATTRIBUTE } from "../../shared/contract.ts";
import { attempt } from "../attempt.ts";
import { focusContent } from "../focus.ts";

let repetition = 0;

// Something else moves the page: the visitor, or another step in the history.
for (const type of ["wheel", "touchmove", "keydown", "pointerdown", "popstate"])
  addEventListener(type, () => cancelAnimationFrame(repetition), { capture: true, passive: true });

/** Jumps to an element, or to the top. */
export function jumpTo(target: HTMLElement | null): void {
  readFromTop(!target);
  const top = positionOf(target);
  const go = () => scrollTo({ top, behavior: "instant" });
  go();
  if (target?.closest(`[${SCROLLER_ATTRIBUTE}]`)) target.scrollIntoView({ block: "nearest" });
  cancelAnimationFrame(repetition);
  // Chromium adds the distance of an interrupted smooth scroll.
  repetition = requestAnimationFrame(go);
}

/** Scrolls to an element, or to the top; with reduced motion at once. */
export function scrollSmoothly(target: HTMLElement | null): void {
  cancelAnimationFrame(repetition);
  readFromTop(false);
  const { matches } = matchMedia("(prefers-reduced-motion: reduce)");
  // Firefox takes back the scrolls that follow `scrollIntoView`.
  scrollTo({ top: positionOf(target), behavior: matches ? "instant" : "smooth" });
}

/** Says whether the page is read from its top. Styles lay out all sections of any other, whose heights decide what is in view. */
export function readFromTop(isRead: boolean): void {
  document.documentElement.toggleAttribute(FROM_TOP_ATTRIBUTE, isRead);
}

/** Hides the section of a hash until the event is over: in place of the position, Chromium would go there. */
export function hideFromBrowser(section: HTMLElement | null): void {
  const { id = "" } = section ?? {};
  section?.removeAttribute("id");
  setTimeout(() => section?.setAttribute("id", id));
}

/** Follows a link inside a scroll container. Returns false for any other link. */
export function scrollWithin(link: HTMLAnchorElement): boolean {
  const target = elementAt(link.hash);
  if (!target || !link.closest(`[${SCROLLER_ATTRIBUTE}]`)?.contains(target)) return false;
  target.scrollIntoView({ block: "nearest" });
  focusContent(target);
  return true;
}

/** Returns the element that a hash or an id names. */
export function elementAt(hash: string): HTMLElement | null {
  return attempt(() => document.getElementById(decodeURIComponent(hash.replace(/^#/, ""))));
}

/** Returns the position of the page at which an element stands just below the header, in CSS pixels. */
function positionOf(target: HTMLElement | null): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return target ? scrollY + target.getBoundingClientRect().top - (Number.parseFloat(scrollPaddingTop) || 0) : 0;
}
