import { expect, test } from "vitest";
import { isWorkingDay, lastDay, nextWorkingDay } from "../../../src/facts/calendar.ts";

// tests/client/islands/tools.test.tsx tests the working days of a month, by the calls that are lost on them.

test("nobody works on weekends and holidays: the next working day comes after them", () => {
  // The first four are Easter Mondays.
  const holidays = ["2025-04-21", "2026-04-06", "2027-03-29", "2038-04-26", "2026-12-08", "2027-01-06", "2027-10-04"];
  const worked = ["2026-11-25", "2027-03-30", "2026-12-24", "2027-11-04"];
  const days = [...holidays, "2026-11-28", ...worked];
  expect(days.filter((day) => isWorkingDay(new Date(day)))).toEqual(worked);
  expect(nextWorkingDay(new Date("2026-12-25"))).toEqual(new Date("2026-12-28"));
});

test.each([
  { start: "2026-11-26", days: 7, counted: "all", last: "2026-12-02" },
  { start: "2026-11-26", days: 5, counted: "working", last: "2026-12-02" },
  { start: "2026-12-04", days: 5, counted: "working", last: "2026-12-11" },
  { start: "2026-12-23", days: 5, counted: "working", last: "2026-12-30" },
  { start: "2027-03-25", days: 1, counted: "working", last: "2027-03-25" },
  { start: "2027-03-26", days: 2, counted: "working", last: "2027-03-30" },
] as const)("$days days ($counted) from $start end on $last", ({ start, days, counted, last }) => {
  expect(lastDay(new Date(start), days, counted)).toEqual(new Date(last));
});
