import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { reportSizes } from "../../src/ssg/report/report-sizes.ts";

/** Text that gzip makes no smaller than this. */
const words = (length: number) => Array.from({ length }, (_, index) => `${index ** 2}`).join(" ");

test("the largest page and the sum of each kind are listed, as they are and after gzip", () => {
  const [large, small] = [words(2000), words(1000)];
  const report = reportSizes([
    { path: "en/index.html", body: small },
    { path: "it/about/index.html", body: large },
    { path: "assets/main-1.js", body: "x".repeat(4000) },
    { path: "assets/a.woff2", body: Buffer.alloc(3000) },
    ...["a", "b", "c", "d", "e"].map((name) => ({ path: `images/${name}.png`, body: Buffer.alloc(2000) })),
  ]);
  const sent = (...bodies: string[]) => {
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
    return `${(bytes / 1000).toFixed(1)} kB`;
  };
  const row = (...cells: string[]) => new RegExp(`^${cells.join(" +")}$`, "m");
  expect(report).toMatch(row("it/about/index.html", "1", `${(large.length / 1000).toFixed(1)} kB`, sent(large)));
  expect(report).toMatch(
    row("all pages", "2", `${((large.length + small.length) / 1000).toFixed(1)} kB`, sent(large, small)),
  );
  expect(report).toMatch(row("entry script", "1", "4.0 kB", "0.0 kB"));
  expect(report).toMatch(row("fonts", "1", "3.0 kB", "3.0 kB"));
  // Nobody loads all of them.
  expect(report).toMatch(row("pictures", "5", "10.0 kB"));
});
