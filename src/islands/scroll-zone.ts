/** Zones start at every multiple of this percentage and are one percent high (specification section 9, Reshuffle). */
const ZONE_PERCENT = 20;

/**
 * Which zone the page is scrolled to: 0 at the top, 1 near 20 percent and so
 * on, or null between them.
 *
 * @param y scrolled distance and
 * @param range the distance that can be scrolled, both in CSS pixels.
 */
export function zoneAt(y: number, range: number): number | null {
  if (range <= 0) return null;
  // Bouncing past the top gives negative distances.
  const percent = Math.max((y / range) * 100, 0);
  return percent % ZONE_PERCENT < 1 ? Math.floor(percent / ZONE_PERCENT) : null;
}

/** Tells for each zone in turn whether it has just been entered: once a visit, however many scroll events it lasts. */
export function watchZones(start: number | null): (zone: number | null) => boolean {
  let last = start;
  return (zone) => {
    const entered = zone !== null && zone !== last;
    last = zone;
    return entered;
  };
}
