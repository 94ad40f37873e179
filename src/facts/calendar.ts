/** The calendar of working days, for the build and the browser. */

/** Which days a delivery time counts. */
export type DayCount = "all" | "working";

/** Returns how many days a work takes: the last day of its last phase. */
export function daysOf(timeline: Record<string, readonly [number, number]>): number {
  return Math.max(...Object.values(timeline).map(([, to]) => to));
}

/** Returns the last of a number of days; the first one is the start. Dates are midnight in UTC, so that no day has 23 hours. */
export function lastDay(start: Date, days: number, counted: DayCount): Date {
  let day = start;
  for (let left = days - 1; left > 0; ) {
    day = addDays(day, 1);
    if (counted === "all" || isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Returns the day itself, or the next one on which people work. */
export function nextWorkingDay(day: Date): Date {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1));
}

export function addDays(day: Date, days: number): Date {
  return new Date(day.getTime() + days * DAY_MS);
}

const DAY_MS = 86_400_000;

export function isWorkingDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isHoliday(day);
}

/** National holidays of Italy, as month-day: legge 260/1949, article 2, in force since 2026. */
const holidays = "01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26".split(" ");

function isHoliday(day: Date): boolean {
  const easterMonday = addDays(easter(day.getUTCFullYear()), 1);
  return holidays.includes(day.toISOString().slice(5, 10)) || day.getTime() === easterMonday.getTime();
}

/** Returns Easter Sunday in the Gregorian calendar, by the anonymous algorithm of 1876. */
function easter(year: number): Date {
  const century = Math.floor(year / 100);
  const moon = (19 * (year % 19) + century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - moon - (year % 4)) % 7;
  const shift = Math.floor(((year % 19) + 11 * moon + 22 * week) / 451);
  const days = moon + week - 7 * shift + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** Returns the number of calls that are lost in a month. */
export function lostCalls(perDay: number): number {
  return perDay * WORKING_DAYS_A_MONTH;
}

/** Five days a week, 52 weeks a year, in twelve parts. */
export const WORKING_DAYS_A_MONTH = Math.round((5 * 52) / 12);
