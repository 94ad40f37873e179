import { cpus, loadavg } from "node:os";

/** One measured figure. */
export interface Figure {
  what: string;
  value: number;
  unit: "ms" | "kB" | "×";
  /** What it was computed from. */
  of?: string;
  /** A weight, or a ratio of work, which no other program changes. What is above it got worse, and ends the command with 1. */
  bound?: number;
  /** Is wanted, and may be missed: other programs make times longer. */
  goal?: number;
}

/** Prints on what machine a bench runs. A load above 0.5 means that other programs take part in its times. */
export function printMachine(): void {
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
}

/** Prints figures beside what they may be and should be. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(title);
  console.table(figures.map(rowOf));
  if (figures.some(({ value, bound }) => isAbove(value, bound))) process.exitCode = 1;
}

/** Returns what is said of a figure. */
export function rowOf({ what, value, unit, of, bound, goal }: Figure) {
  const measured = `${value.toFixed(unit === "ms" ? 0 : 2)} ${unit}${of ? ` (${of})` : ""}`;
  const limit = (most: number | undefined, above: string) =>
    most === undefined ? "" : `${most} ${unit}${isAbove(value, most) ? `, ${above}` : ""}`;
  return { what, measured, "at most": limit(bound, "BROKEN"), goal: limit(goal, "missed") };
}

/** What was not measured is above every limit. */
function isAbove(value: number, most: number | undefined): boolean {
  return most !== undefined && !(value <= most);
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
