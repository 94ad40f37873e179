/** From how many pixels of width on, how many slides are in view; widest first. */
export type Breakpoints = readonly (readonly [minWidth: number, visible: number])[];

/** How many slides are in view at a width in CSS pixels. */
export function visibleAt(width: number, breakpoints: Breakpoints): number {
  return breakpoints.find(([minWidth]) => width >= minWidth)?.[1] ?? 1;
}

/** The nearest index there is: from 0 to count − visible (specification section 4). */
export function clampIndex(index: number, count: number, visible: number): number {
  return Math.min(Math.max(index, 0), Math.max(count - visible, 0));
}
