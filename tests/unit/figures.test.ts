import { expect, test, vi } from "vitest";
import { printFigures, rowOf } from "../bench/figures.ts";

const figure = { what: "a press", unit: "×", of: "36 beside 44 ms" } as const;

test("a figure is said beside its bound and its goal", () => {
  const row = { what: "a press", measured: "0.82 × (36 beside 44 ms)" };
  expect(rowOf({ ...figure, value: 0.82, goal: 0.8 })).toEqual({ ...row, "at most": "", goal: "0.8 ×, missed" });
  expect(rowOf({ ...figure, value: 0.82, bound: 0.82 })).toEqual({ ...row, "at most": "0.82 ×", goal: "" });
  expect(rowOf({ ...figure, value: Number.NaN, bound: 0.8 })["at most"]).toBe("0.8 ×, BROKEN");
});

test.each([
  ["a broken bound", { bound: 0.8 }, 1],
  ["a missed goal", { bound: 0.9, goal: 0.8 }, undefined],
])("a bench with %s ends with %s", (_, limits, code) => {
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "table").mockReturnValue();
  const before = process.exitCode;
  printFigures("Pages", [{ ...figure, value: 0.82, ...limits }]);
  const after = process.exitCode;
  process.exitCode = before;
  vi.restoreAllMocks();
  expect(after).toBe(code);
});
