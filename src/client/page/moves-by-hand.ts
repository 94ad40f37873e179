/** A scroll follows the hand that moves the page, or the scroll before it, within this time. */
const FOLLOW_MS = 500;

/** Returns a function that tells whether the visitor's hand moves the page: by wheel, finger or scrollbar, or by the momentum they gave it. Keys and screen readers scroll too. */
export function watchHand(leaving: AbortSignal): () => boolean {
  let until = 0;
  const isByHand = () => performance.now() < until;
  const follow = () => {
    until = Math.max(until, performance.now() + FOLLOW_MS);
  };
  const on = (type: string, listener: (event: Event) => void) =>
    addEventListener(type, listener, { passive: true, signal: leaving });

  for (const type of ["wheel", "touchmove"]) on(type, follow);
  on("scroll", () => isByHand() && follow());
  on("keydown", () => (until = 0));
  // The scrollbar belongs to the root element. Nothing tells how long it is held: the next press or key ends it.
  on("pointerdown", ({ target }) => (until = target === document.documentElement ? Number.POSITIVE_INFINITY : 0));
  return isByHand;
}
