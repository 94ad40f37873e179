import { RESTORING_ATTRIBUTE, SCROLLER_ATTRIBUTE } from "../../shared/contract.ts";
import { attempt } from "../attempt.ts";
import { distanceFromHeader } from "../below-header.ts";
import { isScrolling } from "../keep-place.ts";
import { awaitRest } from "../rest.ts";

/** Longer than the layout after the fonts have loaded. */
const LAYOUT_MS = 100;

/** A smooth scroll that has not moved for this long is over; not every browser has `scrollend`. */
const REST_MS = 300;

/** What takes the page out of our hands. */
const VISITOR_EVENTS = ["wheel", "touchmove", "keydown", "pointerdown"];

/** Ends our interest in the smooth scroll that is under way. */
let current: AbortController | null = null;
let correction = 0;

/** Whether the page is still scrolling to where the visitor wanted to go. */
export function isOnItsWay(): boolean {
  return current !== null;
}

/**
 * Scrolls to a position or an element, never smoothly with reduced motion. The last call counts: it ends what an
 * earlier one has left to do. Calls back when the page is there, or when the visitor scrolls on by himself.
 */
export function scrollPage(goal: number | Element, wanted: ScrollBehavior = "instant", onEnd = () => {}): void {
  const wasMoving = isScrolling();
  current?.abort();
  cancelAnimationFrame(correction);
  const go = (behavior: ScrollBehavior) => {
    // Firefox 153 takes back the scrolls that follow `scrollIntoView`.
    scrollTo({ top: goal instanceof Element ? scrollY + distanceFromHeader(goal) : goal, behavior });
    if (goal instanceof Element && behavior === "instant") scrollAround(goal);
  };
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : wanted;
  go(behavior);
  if (behavior === "smooth") return accompany(() => go("instant"), onEnd);
  // The visitor's next scroll is a new one.
  window.scrollEvents = 0;
  const top = scrollY;
  // Chromium adds the distance of an interrupted smooth scroll to the instant one.
  if (wasMoving) correction = requestAnimationFrame(() => scrollTo({ top, behavior }));
  onEnd();
}

/** Waits until a smooth scroll is at rest, and then goes to where its goal is now: the layout may have changed. */
function accompany(finish: () => void, onEnd: () => void): void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true, passive: true };
  const { wait, stop } = awaitRest(REST_MS, () => {
    const before = scrollY;
    finish();
    // What is left of the smooth scroll may be added.
    if (scrollY !== before) wait();
    else end();
  });
  const end = () => {
    over.abort();
    onEnd();
  };
  over.signal.addEventListener("abort", () => {
    stop();
    current = null;
    window.scrollEvents = 0;
  });
  addEventListener("scroll", wait, options);
  for (const type of VISITOR_EVENTS) addEventListener(type, end, options);
  current = over;
  window.scrollEvents = Number.POSITIVE_INFINITY;
  wait();
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

/** Scrolls the container around an element, if it has one, so that it can be seen. */
function scrollAround(element: Element): void {
  if (element.closest(`[${SCROLLER_ATTRIBUTE}]`)) element.scrollIntoView({ block: "nearest" });
}

/** Follows a link inside a scroll container without a navigation. Returns false for any other link. */
export function scrollWithin(link: HTMLAnchorElement): boolean {
  const target = elementAt(link.hash);
  if (!target || !link.closest(`[${SCROLLER_ATTRIBUTE}]`)?.contains(target)) return false;
  scrollAround(target);
  target.focus({ preventScroll: true });
  return true;
}

/** Returns the element that a hash or an id names. */
export function elementAt(hash: string): HTMLElement | null {
  return attempt(() => document.getElementById(decodeURIComponent(hash.replace(/^#/, ""))));
}
