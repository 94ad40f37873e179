/** Positions of strips in pages that were left: an element that is taken out of the document loses its own. */
const lefts = new WeakMap<Element, number>();

/** Returns the strips of a page to where they were when it was left. What scrolls sideways can be focused. */
export function keepStrips(main: HTMLElement, left: AbortSignal): void {
  const strips = main.querySelectorAll("[tabindex='0']");
  for (const strip of strips) {
    const position = lefts.get(strip);
    if (position) strip.scrollTo({ left: position, behavior: "instant" });
  }
  left.addEventListener("abort", () => {
    for (const strip of strips) lefts.set(strip, strip.scrollLeft);
  });
}
