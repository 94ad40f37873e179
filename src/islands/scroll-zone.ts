/**
 * Whether the page is scrolled near a multiple of 20 percent: the percentage
 * modulo 20 is under 1 (specification section 9, Reshuffle).
 *
 * @param y scrolled distance and
 * @param range the distance that can be scrolled, both in CSS pixels.
 */
export function isInZone(y: number, range: number): boolean {
  if (range <= 0) return false;
  return ((y / range) * 100) % 20 < 1;
}

/** Tells for each scroll position whether it has just come into a zone; staying inside one says so no more. */
export function watchZones(start: boolean): (inZone: boolean) => boolean {
  let inside = start;
  return (inZone) => {
    const entered = inZone && !inside;
    inside = inZone;
    return entered;
  };
}
