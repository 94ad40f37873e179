import { RESTORING_ATTRIBUTE } from "../shared/contract.ts";

/** Longer than between two frames of a scroll; not every browser has `scrollend`. */
const FRAME_MS = 200;

/** Notes for all scripts whether the page scrolls. A jump is one event, and browsers may correct it once; a scroll that is under way sends many. */
export function noteScrolling(): void {
  let events = 0;
  let rest: ReturnType<typeof setTimeout>;
  addEventListener("scroll", () => {
    events++;
    window.isScrolling ||= events > 2;
    clearTimeout(rest);
    rest = setTimeout(() => {
      events = 0;
      window.isScrolling = false;
    }, FRAME_MS);
  });
}

/** Changes the layout without moving what the visitor sees: an element, else the section that the address names, or what is in the middle of the screen. Never ends a scroll that is under way. */
export function keepPlace(change: () => void, element: Element | null = null): void {
  const isMoving = window.isScrolling && !element;
  if (scrollY === 0 || isMoving || document.documentElement.hasAttribute(RESTORING_ATTRIBUTE)) return change();
  const anchor =
    element ?? document.querySelector(":target") ?? document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const top = () => anchor?.getBoundingClientRect().top ?? 0;
  const before = top();
  change();
  const distance = top() - before;
  if (distance !== 0) scrollBy({ top: distance, behavior: "instant" });
}
