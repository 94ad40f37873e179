import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { readSource } from "../support/project/project-root.ts";
import { dist, files, pages } from "../support/site/built-site.ts";
import { facts } from "../support/site/own-site.ts";

/** HTML with its first styles and its hero picture. Budgets are bytes of brotli at its default. */
const HOME_BUDGET = 15_500;
const PAGE_BUDGET = 14_200;

/** Sums of files by their path. */
const budgets: [what: string, files: RegExp, budget: number][] = [
  ["script", /^assets\/main-.*\.js$/, 6_700],
  ["React and islands", /^assets\/islands-.*\.js$/, 72_000],
  ["all Italian pages in one file", /^pages\/it\.json$/, 50_000],
  ["all English pages in one file", /^pages\/en\.json$/, 50_000],
  ["all styles in one file", /^assets\/styles-.*\.css$/, 20_000],
  // Those of rare letters have their part in the name.
  ["fonts of every page", /^assets\/\w+-\w+-\w{10}\.woff2$/, 32_000],
];

/** Other sites may have more characters and longer texts. */
describe.runIf(isSample(facts.name))("the sample site is within each budget", () => {
  test("every page", () => {
    const heavy = pages
      .map(({ file, path }) => ({ file, weight: weigh(file), budget: path === "" ? HOME_BUDGET : PAGE_BUDGET }))
      .filter(({ weight, budget }) => weight > budget);
    expect(heavy).toEqual([]);
  });

  test.each(budgets)("%s", (_, pattern, budget) => {
    const found = files.filter((file) => pattern.test(file));
    expect(found).not.toEqual([]);
    expect(found.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThanOrEqual(budget);
  });
});

/** Returns what a host sends. Fonts are compressed already. */
function weigh(file: string): number {
  const body = readFileSync(join(dist, file));
  return file.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
}

test("no page has a letter of the fonts for rare letters", () => {
  const sheet = readSource("styles/fonts/fonts.css");
  const ranges = sheet.match(/(?<=unicode-range:)[^;}]*/g) ?? [];
  expect(ranges).toHaveLength(4);
  const codes = [...ranges.join().matchAll(/U\+(\w+)(?:-(\w+))?/g)];
  const rare = RegExp(`[${codes.map(([, first, last = first]) => `\\u{${first}}-\\u{${last}}`).join("")}]`, "u");
  expect("è€“−").not.toMatch(rare);
  for (const letter of "üßŁź") expect(letter).toMatch(rare);
  const letters = new Set(pages.flatMap(({ document }) => [...(document.body.textContent ?? "")]));
  expect([...letters].filter((letter) => rare.test(letter))).toEqual([]);
});
