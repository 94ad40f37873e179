import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { reportSizes } from "../../src/ssg/report/report-sizes.ts";

test("the heaviest page, also with gzip, and the whole site are told in two lines", () => {
  const large = "All work and no play. ".repeat(1000);
  const report = reportSizes([
    { path: "en/index.html", body: "small" },
    { path: "it/about/index.html", body: large },
    { path: "assets/a.woff2", body: Buffer.alloc(2 * large.length) },
  ]);
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  expect(report.split("\n")).toEqual([
    `Heaviest page: it/about/index.html, ${kilobytes(large.length)}, ${kilobytes(gzipSync(large).length)} with gzip.`,
    `Whole site: 3 files, ${kilobytes(3 * large.length + 5)}.`,
  ]);
});
