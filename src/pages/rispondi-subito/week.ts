import { site } from "../../site.ts";

const { days, opens, closes } = site.officeHours;

/** An hour of the day as a number: `8.5` for "08:30". */
function hourOf(time: string): number {
  const [hour = 0, minutes = 0] = time.split(":").map(Number);
  return hour + minutes / 60;
}

const [from, to] = [hourOf(opens), hourOf(closes)];
const all = 24 * 7;
const open = Math.round(days.length * (to - from));

/** The hours of a week: all, those in which our own office is open, from when to when, and all others. */
export const week = { all, open, closed: all - open, days, from, to };
