export interface Place {
  /** The first slide in view. */
  index: number;
  /** How many slides are in view at a time. */
  visible: number;
  count: number;
}

/** A strip that has not moved for this long is at rest; not every browser has `scrollend`. */
const REST_MS = 150;

/**
 * Moves a native scroll strip from slide to slide. The requested index counts until the strip is at rest, so that no
 * press is lost: a smooth scroll may not have begun yet, or may be interrupted.
 */
export function controlStrip(strip: HTMLElement, onChange: (place: Place) => void) {
  const stopped = new AbortController();
  const listener = { passive: true, signal: stopped.signal };
  let shown = nearestSlide(strip);
  let requested: number | null = null;
  let rest: ReturnType<typeof setTimeout>;
  let width = strip.clientWidth;

  strip.addEventListener("scroll", wait, listener);
  // The visitor's own scroll takes precedence.
  for (const type of ["touchmove", "wheel"]) strip.addEventListener(type, () => (requested = null), listener);
  strip.addEventListener("focusin", onFocus, listener);
  addEventListener("resize", onResize, listener);
  show(shown);

  /** Returns the place that the strip moves to, if it can. */
  function move(step: number): Place | undefined {
    const from = requested ?? nearestSlide(strip);
    const to = clampIndex(strip, from + step);
    return to === from ? undefined : goTo(to, "smooth");
  }

  /** Snapping may undo the scroll of the browser to the slide that has the focus. */
  function onFocus({ target }: FocusEvent): void {
    requested = null;
    const index = [...strip.children].findIndex((slide) => slide.contains(target as Node));
    const first = nearestSlide(strip);
    if (index >= 0 && (index < first || index >= first + measure(strip).visible))
      goTo(clampIndex(strip, index), "instant");
  }

  function onResize(): void {
    // On phones the bars of the browser change the height.
    if (strip.clientWidth === width) return;
    width = strip.clientWidth;
    goTo(clampIndex(strip, requested ?? shown), "instant");
  }

  function goTo(index: number, wanted: ScrollBehavior): Place {
    requested = index;
    const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : wanted;
    strip.scrollTo({ left: index * slideDistance(strip), behavior });
    wait();
    return show(index);
  }

  function wait(): void {
    clearTimeout(rest);
    rest = setTimeout(settle, REST_MS);
  }

  function settle(): void {
    if (requested !== null) {
      const before = strip.scrollLeft;
      strip.scrollTo({ left: requested * slideDistance(strip), behavior: "instant" });
      // Chromium adds what is left of a smooth scroll to this one.
      if (strip.scrollLeft !== before) return wait();
    }
    // A finger may hold the strip between two slides.
    else if (!isAtSlide(strip)) return wait();
    requested = null;
    show(nearestSlide(strip));
  }

  function show(index: number): Place {
    shown = index;
    const place = { index, ...measure(strip) };
    onChange(place);
    return place;
  }

  return { move, stop: () => stopped.abort() };
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

/** Returns whether the nearest slide is at the start of the strip, or as near as the strip can be scrolled. */
function isAtSlide(strip: HTMLElement): boolean {
  const end = strip.scrollWidth - strip.clientWidth;
  return Math.abs(strip.scrollLeft - Math.min(nearestSlide(strip) * slideDistance(strip), end)) < 2;
}

/** Returns the distance from the start of a slide to the start of the next, in CSS pixels; never 0. */
function slideDistance({ children: [first, second] }: HTMLElement): number {
  if (!first) return 1;
  const { left, width } = first.getBoundingClientRect();
  return (second ? second.getBoundingClientRect().left - left : width) || 1;
}
