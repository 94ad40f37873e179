/** One measured figure and what it may be at most. */
export interface Figure {
  what: string;
  value: number;
  unit: "ms" | "kB" | "×";
  bound?: number;
  /** Other programs change it too much for a test that runs beside them. */
  needsQuiet?: true;
}

export const PHONE = { width: 390, height: 844 };

/** How much slower than this machine a cheap phone is. */
export const PHONE_CPU = 4;

/** The bundler's helper for names, which functions sent into a page call. */
export const KEEP_NAMES = "globalThis.__name = (named) => named";

/** Compares the shortest times, because other programs only add time. */
export function ratio(times: readonly number[], peers: readonly number[]): number {
  return Math.min(...times) / Math.min(...peers);
}

export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
