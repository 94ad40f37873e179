import { expect, test } from "vitest";
import { reportBuild } from "../../src/ssg/report.ts";

const page = { path: "it/index.html", body: "<p>Ciao</p>" };
const report = (weight: number) => reportBuild([page], new Map([[page.path, weight]]), 1, 850, "/site/dist");

test("the report shows each page by its weight, and what was written", () => {
  expect(report(13_500)).toMatch(/^\/ +1 +0\.0 kB +13\.5 kB +14\.0 kB$/m);
  expect(report(13_500)).toMatch(/1 files written, 0 unchanged\. Built in 850 ms: \/site\/dist$/);
});

test("it names the pages that the first flight of packets does not hold", () => {
  expect(report(13_600)).not.toContain("round trip");
  expect(report(13_601)).toMatch(/^it\/index\.html is over 13\.6 kB: it is painted one round trip later\. Shorten/m);
});
