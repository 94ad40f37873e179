export interface Place {
  /** The first slide in view. */
  index: number;
  /** How many slides are in view at a time. */
  visible: number;
  count: number;
  /** The strip is still scrolling there. */
  isMoving: boolean;
}

/** A strip that has not moved for this long is at rest; not every browser has `scrollend`. */
const REST_MS = 150;

/** How often an interrupted scroll is repeated, the last time without animation. */
const ATTEMPTS = 3;

/** Moves a native scroll strip from slide to slide. The requested index counts until it arrives, so that no press is lost. */
export function controlStrip(strip: HTMLElement, onChange: (place: Place) => void) {
  const stopped = new AbortController();
  const listener = { passive: true, signal: stopped.signal };
  /** The index to scroll to, until the strip arrives. */
  let requested: number | null = null;
  let attempts = 0;
  /** Steps during a scroll by the visitor, which apply to where it ends. */
  let pending = 0;
  let isDrifting = false;
  let rest: ReturnType<typeof setTimeout>;
  let width = strip.clientWidth;
  let shown = nearestSlide(strip);
  const focused = [...strip.children].findIndex((slide) => slide.contains(document.activeElement));

  strip.addEventListener("scroll", onScroll, listener);
  strip.addEventListener("scrollend", settle, listener);
  strip.addEventListener("touchmove", drift, listener);
  strip.addEventListener("wheel", onWheel, listener);
  const resizes = new ResizeObserver(onResize);
  resizes.observe(strip);
  // Someone with a keyboard may be ahead of the hydration.
  if (focused >= 0) goTo(clampIndex(strip, focused), false);
  else show(shown, false);

  function move(step: number): void {
    if (isDrifting) {
      pending += step;
      return;
    }
    const from = requested ?? nearestSlide(strip);
    const to = clampIndex(strip, from + step);
    if (to === from) return;
    attempts = 0;
    goTo(to, true);
  }

  function goTo(index: number, isSmooth: boolean): void {
    requested = index;
    const isStill = !isSmooth || matchMedia("(prefers-reduced-motion: reduce)").matches;
    strip.scrollTo({ left: index * slideDistance(strip), behavior: isStill ? "instant" : "smooth" });
    show(index, true);
    wait();
  }

  function onScroll(): void {
    if (requested === null) isDrifting = true;
    wait();
  }

  function onWheel({ deltaX, shiftKey }: WheelEvent): void {
    if (deltaX !== 0 || shiftKey) drift();
  }

  /** The visitor scrolls now: presses wait from here on, even before the first scroll event. */
  function drift(): void {
    requested = null;
    isDrifting = true;
    wait();
  }

  function onResize(): void {
    if (strip.clientWidth === width) return;
    width = strip.clientWidth;
    attempts = 0;
    goTo(clampIndex(strip, requested ?? shown), false);
  }

  function show(index: number, isMoving: boolean): void {
    shown = index;
    onChange({ index, isMoving, ...measure(strip) });
  }

  function wait(): void {
    clearTimeout(rest);
    rest = setTimeout(onRest, REST_MS);
  }

  /** On a busy device frames can be this far apart; but a strip at rest is always at a slide. */
  function onRest(): void {
    if (isDrifting && !isAtSlide(strip, nearestSlide(strip))) wait();
    else settle();
  }

  function settle(): void {
    clearTimeout(rest);
    const hasArrived = requested !== null && isAtSlide(strip, requested);
    if (requested !== null && !hasArrived && attempts < ATTEMPTS) {
      attempts++;
      return goTo(requested, attempts < ATTEMPTS);
    }
    const index = hasArrived && requested !== null ? requested : nearestSlide(strip);
    const steps = pending;
    [requested, pending, isDrifting] = [null, 0, false];
    show(index, false);
    if (steps !== 0) move(steps);
  }

  return {
    move,
    stop() {
      clearTimeout(rest);
      resizes.disconnect();
      stopped.abort();
    },
  };
}

/** Returns how many slides there are, and how many the styles let into view at a time. */
function measure(strip: HTMLElement): { count: number; visible: number } {
  const [slide] = strip.children;
  const gap = slideDistance(strip) - (slide?.getBoundingClientRect().width ?? 0);
  const visible = Math.round((strip.clientWidth + gap) / slideDistance(strip));
  return { count: strip.children.length, visible: Math.max(visible, 1) };
}

function clampIndex(strip: HTMLElement, index: number): number {
  const { count, visible } = measure(strip);
  return Math.min(Math.max(index, 0), Math.max(count - visible, 0));
}

function nearestSlide(strip: HTMLElement): number {
  return clampIndex(strip, Math.round(strip.scrollLeft / slideDistance(strip)));
}

/** Returns whether a slide is at the start of the strip, or as near as the strip can be scrolled. */
function isAtSlide(strip: HTMLElement, index: number): boolean {
  const end = strip.scrollWidth - strip.clientWidth;
  return Math.abs(strip.scrollLeft - Math.min(index * slideDistance(strip), end)) < 2;
}

/** Returns the distance from the start of a slide to the start of the next, in CSS pixels; never 0. */
function slideDistance({ children: [first, second] }: HTMLElement): number {
  if (!first) return 1;
  const { left, width } = first.getBoundingClientRect();
  return (second ? second.getBoundingClientRect().left - left : width) || 1;
}
