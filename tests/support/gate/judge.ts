import type { Rows } from "./count-rows.ts";
import { engines, type Gate, suitesOf } from "./gates.ts";

/** What a gate has run. */
export interface Result {
  gate: Gate;
  /** The suites that it had to run. */
  suites: readonly string[];
  /** The steps that failed. */
  failed: readonly string[];
  counted: Record<string, Rows>;
}

/** Returns whether a gate is green, and the line with which it ends: what ran, and what was left out. */
export function judge({ gate, suites, failed, counted }: Result): { isGreen: boolean; line: string } {
  const ran = ({ passed, failed }: Rows) => passed + failed;
  const sum = (count: (rows: Rows) => number) => Object.values(counted).reduce((all, rows) => all + count(rows), 0);
  const runs = (suite: string) => counted[suite] !== undefined && ran(counted[suite]) > 0;

  const empty = suites.filter((suite) => !runs(suite));
  const faults = [...failed, ...(empty.length > 0 ? [`no row ran in ${empty.join(", ")}`] : [])];
  const owners = new Set(counted.owners?.groups).size + (runs("node") ? 1 : 0);
  const left = suitesOf(gate).filter((suite) => !suites.includes(suite));
  const [rows, skipped, promises] = [sum(ran), sum((rows) => rows.skipped), sum((rows) => rows.promises)];
  const figures = [
    `${count(rows, "row")}${sum((rows) => rows.failed) > 0 ? ` (${sum((rows) => rows.failed)} failed)` : ""}`,
    count(owners, "owner"),
    count(engines.filter(runs).length, "engine"),
  ].join(", ");
  const isGreen = faults.length === 0;
  const verdict = isGreen ? "is green" : `is red (${faults.join("; ")})`;
  const ofThem = promises > 0 ? ` (${promises} of them promises)` : "";
  const leftOut = [...left, ...(skipped > 0 ? [count(skipped, "skipped row") + ofThem] : [])].join(", ") || "nothing";
  return { isGreen, line: `The ${gate} gate ${verdict}: ${figures}. Left out: ${leftOut}.` };
}

function count(number: number, noun: string): string {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}
