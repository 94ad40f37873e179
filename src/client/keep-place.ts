import { RESTORING_ATTRIBUTE } from "../shared/contract.ts";
import { distanceFromHeader } from "./below-header.ts";
import { awaitRest } from "./rest.ts";

/** A scroll that has not moved for this long is over: longer than the router waits before it corrects one. */
const REST_MS = 400;

/** A jump is one event, and browsers may correct it once; a scroll that is under way sends many. */
const JUMP_EVENTS = 2;

/** Notes for all scripts whether the page scrolls. */
export function noteScrolling(): void {
  window.scrollEvents = 0;
  const { wait } = awaitRest(REST_MS, () => {
    window.scrollEvents = 0;
  });
  addEventListener("keydown", () => {
    // The first event after a key is the beginning of a scroll.
    window.scrollEvents = Math.max(window.scrollEvents, JUMP_EVENTS);
  });
  addEventListener("scroll", () => {
    window.scrollEvents++;
    wait();
  });
}

/** Whether a scroll is under way, which a correction of the position would end. */
export function isScrolling(): boolean {
  return window.scrollEvents > JUMP_EVENTS;
}

/** Resolves once no scroll is under way. In Chromium, one to the end of the page misses it if the layout changes on the way. */
export async function scrollEnd(): Promise<void> {
  while (isScrolling()) await new Promise(requestAnimationFrame);
}

/**
 * Changes the layout without moving what the visitor sees: an element, else the section that he has reached, or what is
 * in the middle of the screen. The end of the page stays its end. Never ends a scroll that is under way.
 */
export function keepPlace(change: () => void, element: Element | null = null): void {
  // What has reached the end is no longer under way.
  const isAtEnd = !element && pageEnd() - scrollY < 2;
  const isMoving = isScrolling() && !element && !isAtEnd;
  if (scrollY === 0 || isMoving || document.documentElement.hasAttribute(RESTORING_ATTRIBUTE)) return change();
  const anchor = element ?? reachedSection() ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => anchor?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const distance = isAtEnd ? pageEnd() - scrollY : top() - before;
  if (distance !== 0) scrollBy({ top: distance, behavior: "instant" });
}

function pageEnd(): number {
  return document.documentElement.scrollHeight - innerHeight;
}

/** Returns the section just below the header: where a link or the address has led. */
function reachedSection(): Element | undefined {
  return [...document.querySelectorAll("main [id]")].find((section) => Math.abs(distanceFromHeader(section)) < 2);
}
