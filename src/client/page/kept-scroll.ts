import type { ShownPart } from "./page-part.ts";

/** Positions of strips in pages that were left: an element that is taken out of the document loses its own. */
const positions = new WeakMap<Element, number>();

/** Returns a strip of slides or leaves to where it was when its page was left. */
export const keptScroll: ShownPart = {
  selector: ".strip, [data-scroller]",
  start(strip, { leaving }) {
    const left = positions.get(strip);
    if (left) strip.scrollTo({ left, behavior: "instant" });
    leaving.addEventListener("abort", () => positions.set(strip, strip.scrollLeft));
  },
};
