import type { Facts } from "../../facts/fact-rules.ts";

/** Returns the hours of a week: all, those in which the office is open, from when to when, and all others. */
export function weekOf({ days, opens, closes }: Facts["officeHours"]) {
  const [from, to] = [hourOf(opens), hourOf(closes)];
  const all = 24 * 7;
  const open = Math.round(days.length * (to - from));
  return { all, open, closed: all - open, days, from, to };
}

/** An hour of the day as a number: `8.5` for "08:30". */
function hourOf(time: string): number {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  return hour + minutes / 60;
}
