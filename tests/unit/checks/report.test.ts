import { expect, test } from "vitest";
import { budgets } from "../../../src/ssg/checks/budgets.ts";
import { reportWeights } from "../../../src/ssg/checks/report.ts";

const weights = (it: number, en = 1000) =>
  new Map([
    ["it/index.html", it],
    ["en/index.html", en],
    ["assets/main-1.js", 4000],
  ]);

test("each page is listed with its heavier language and the change since the previous build", () => {
  const report = reportWeights(weights(13_500), weights(13_200));
  expect(report).toMatch(/^\/ +1 +13\.5 kB +\+0\.3 kB +20\.0 kB$/m);
  expect(report).toMatch(/^all pages +2 +14\.5 kB +\+0\.3 kB$/m);
  expect(report).toMatch(/^entry script +1 +4\.0 kB +5\.3 kB$/m);
});

test("the first build reports no changes", () => {
  expect(reportWeights(weights(13_500), new Map())).not.toContain("+");
});

test("notes list pages that need a second round trip and pages over the budget", () => {
  expect(reportWeights(weights(13_600), new Map())).not.toContain("Note");
  expect(reportWeights(weights(13_601), new Map())).toMatch(
    /^Note: Visitors wait a little longer for pages over 13\.6 kB: it\/index\.html\. Shorten/m,
  );
  expect(reportWeights(weights(budgets.page + 1), new Map())).toMatch(
    /^Note: it\/index\.html: 20\.0 kB, over the budget/m,
  );
});

test("a note lists a kind of file over its budget", () => {
  const report = reportWeights(new Map([["assets/main-1.js", budgets.entry + 1]]), new Map());
  expect(report).toMatch(/^Note: entry script: 5\.3 kB, over the budget of 5\.3 kB/m);
});
