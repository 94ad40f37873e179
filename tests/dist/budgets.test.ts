import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { isSample } from "../../src/samples.ts";
import { site } from "../../src/site.ts";
import { isPage } from "../../src/ssg/output-file.ts";
import { budgets, type Weights, weigh } from "../../src/ssg/report/weights.ts";
import { root } from "../support/project/project-root.ts";
import { dist, files, pages } from "../support/site/built-site.ts";

/** A tenth of every budget is left for edits. */
const ROOM = 0.9;

let weights: Weights;
beforeAll(async () => {
  weights = await weigh(
    root,
    files.map((path) => ({ path, body: readFileSync(join(dist, path)) })),
  );
});

/** Other sites may have more characters and longer texts; their build reports what is over budget. */
describe.runIf(isSample(site.name))("the sample site is a tenth below each budget", () => {
  test("every page", () => {
    const heavy = [...weights].filter(([path, weight]) => isPage(path) && weight > budgets.page * ROOM);
    expect(heavy).toEqual([]);
    expect([...weights.keys()].filter(isPage)).toHaveLength(pages.length);
  });

  test.each([
    ["entry", /^assets\/main-.*\.js$/],
    ["islands", /^assets\/islands-.*\.js$/],
    ["pack", /^assets\/pages-it-.*\.json$/],
    ["sheet", /^assets\/styles-.*\.css$/],
    ["fonts", /\.woff2$/],
  ] as const)("%s", (kind, pattern) => {
    const weighed = [...weights].filter(([path]) => pattern.test(path)).map(([, weight]) => weight);
    expect(weighed.length).toBeGreaterThan(0);
    expect(weighed.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(budgets[kind] * ROOM);
  });
});
