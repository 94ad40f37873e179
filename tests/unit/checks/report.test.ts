import { expect, test } from "vitest";
import { PAGE_BUDGET, reportWeights } from "../../../src/ssg/report/report-weights.ts";

const weights = (it: number, en = 1000) =>
  new Map([
    ["it/index.html", it],
    ["en/index.html", en],
    ["assets/main-1.js", 4000],
  ]);

test("the heaviest page and the sum of each kind are listed", () => {
  const report = reportWeights(weights(13_500));
  expect(report).toMatch(/^it\/index\.html +1 +13\.5 kB +\d+\.\d kB$/m);
  expect(report).toMatch(/^all pages +2 +14\.5 kB$/m);
  expect(report).toMatch(/^entry script +1 +4\.0 kB +\d+\.\d kB$/m);
});

test("a note names a page over the budget", () => {
  expect(reportWeights(weights(PAGE_BUDGET))).not.toContain("Note");
  expect(reportWeights(weights(PAGE_BUDGET + 1))).toMatch(/^Note: it\/index\.html: \d+\.\d kB, over the budget/m);
});

test("a note lists a kind of file over its budget", () => {
  const report = reportWeights(new Map([["assets/main-1.js", 9000]]));
  expect(report).toMatch(/^Note: entry script: \d\.\d kB, over the budget of \d\.\d kB/m);
});
