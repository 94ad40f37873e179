import { expect, test } from "vitest";
import { watchZones, zoneAt } from "../../src/islands/scroll-zone.ts";

test.each([
  { y: 0, range: 1000, zone: 0 },
  { y: 9.9, range: 1000, zone: 0 },
  { y: 10, range: 1000, zone: null },
  { y: 199, range: 1000, zone: null },
  { y: 200, range: 1000, zone: 1 },
  { y: 209, range: 1000, zone: 1 },
  { y: 210, range: 1000, zone: null },
  { y: 400, range: 1000, zone: 2 },
  { y: 805, range: 1000, zone: 4 },
  { y: 1000, range: 1000, zone: 5 },
  { y: -60, range: 1000, zone: 0 },
  { y: 1060, range: 1000, zone: null },
  { y: 0, range: 0, zone: null },
  { y: 0, range: -40, zone: null },
])("$y of $range is in zone $zone", ({ y, range, zone }) => {
  expect(zoneAt(y, range)).toBe(zone);
});

test("a zone is entered once, however many scroll events it lasts", () => {
  const enters = watchZones(0);
  expect([0, 0, null, null, 1, 1, 1, null, 1, null].map(enters)).toEqual([
    ...[false, false, false, false],
    ...[true, false, false, false],
    ...[true, false],
  ]);
});

test("a jump from one zone into another enters it", () => {
  const enters = watchZones(1);
  expect([1, 3, 3, 0].map(enters)).toEqual([false, true, false, true]);
});
