import { languages } from "../../urls.ts";
import { brotli, isCompressible } from "../hosting/precompress.ts";
import { isPage, type OutputFile } from "../output-file.ts";
import { alignColumns, kilobytes } from "./align-columns.ts";

/**
 * HTML with its styles and its hero picture. Budgets are bytes after brotli: the build reports what
 * exceeds them, and tests hold the sample site to them.
 */
export const PAGE_BUDGET = 18_000;

/** Files that the report counts together. */
export const kinds: readonly { name: string; files: RegExp; budget?: number }[] = [
  { name: "all pages", files: new RegExp(`^(?:${languages.join("|")})/.*html$`) },
  // Router, prefetch, menus and the scheduling of islands.
  { name: "entry script", files: /^assets\/main-.*\.js$/, budget: 6_500 },
  { name: "React, islands", files: /^assets\/islands-.*\.js$/, budget: 72_000 },
  ...languages.map((language) => ({
    name: `all pages in one file, ${language}`,
    files: new RegExp(`^pages/${language}\\.json$`),
    budget: 50_000,
  })),
  { name: "all styles in one file", files: /^assets\/styles-.*\.css$/, budget: 20_000 },
  { name: "fonts", files: /\.woff2$/, budget: 50_000 },
  { name: "pictures", files: /\.(svg|png|webp|jpg|avif)$/ },
];

/** Bytes of each file by its path, text after brotli. */
export type Weights = ReadonlyMap<string, number>;

export async function weigh(root: string, files: readonly OutputFile[]): Promise<Weights> {
  const weights = files.map(async ({ path, body }): Promise<[string, number]> => {
    const sent = isCompressible(path) ? await brotli(root, body) : Buffer.from(body);
    return [path, sent.length];
  });
  return new Map(await Promise.all(weights));
}

/** Returns the weights of the heaviest page and of all files, and notes on what is over its budget. */
export function reportWeights(weights: Weights): string {
  const files = [...weights].map(([name, weight]) => ({ name, count: 1, weight }));
  const pages = files
    .filter(({ name }) => isPage(name))
    .sort((one, other) => other.weight - one.weight)
    .map((page) => ({ ...page, budget: PAGE_BUDGET }));
  const totals = kinds.map(({ name, files: pattern, budget = Number.POSITIVE_INFINITY }) => {
    const found = files.filter((file) => pattern.test(file.name));
    return { name, count: found.length, weight: found.reduce((sum, { weight }) => sum + weight, 0), budget };
  });
  const rows = [...pages.slice(0, 1), ...totals].map(({ name, count, weight, budget }) => {
    return [name, String(count), kilobytes(weight), Number.isFinite(budget) ? kilobytes(budget) : ""];
  });
  const notes = [...pages, ...totals]
    .filter(({ weight, budget }) => weight > budget)
    .map(({ name, weight, budget }) => {
      const excess = `${kilobytes(weight)}, over the budget of ${kilobytes(budget)} of src/ssg/report/report-weights.ts`;
      return `Note: ${name}: ${excess}. Check what was added.`;
    });
  return [alignColumns([["", "files", "brotli", "budget"], ...rows]), ...notes].join("\n");
}
