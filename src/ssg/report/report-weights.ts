import { languages } from "../../urls.ts";
import { isPage } from "../output-file.ts";
import { alignColumns, kilobytes } from "./align-columns.ts";
import { budgets, type Weights } from "./weights.ts";

/** Files that the report counts together. */
interface Kind {
  name: string;
  matches(path: string): boolean;
  budget?: number;
}

const kinds: Kind[] = [
  { name: "all pages", matches: isPage },
  { name: "redirects, 404", matches: (path) => path.endsWith(".html") && !isPage(path) },
  { name: "entry script", matches: (path) => /^assets\/main-.*\.js$/.test(path), budget: budgets.entry },
  { name: "React, islands", matches: (path) => /^assets\/islands-.*\.js$/.test(path), budget: budgets.islands },
  ...languages.map((language) => ({
    name: `all pages in one file, ${language}`,
    matches: (path: string) => path.startsWith(`assets/pages-${language}-`),
    budget: budgets.pack,
  })),
  { name: "all styles in one file", matches: (path) => /^assets\/styles-.*\.css$/.test(path), budget: budgets.sheet },
  { name: "fonts", matches: (path) => path.endsWith(".woff2"), budget: budgets.fonts },
  { name: "pictures", matches: (path) => /\.(svg|png|webp|jpg|avif)$/.test(path) },
];

/** Returns the weights of the heaviest page and of all files, and notes on what is over its budget. */
export function reportWeights(weights: Weights): string {
  const pages = [...weights]
    .filter(([path]) => isPage(path))
    .map(([name, weight]) => ({ name, count: 1, weight, budget: budgets.page }))
    .sort((one, other) => other.weight - one.weight);
  const totals = kinds.map(({ matches, ...kind }) => {
    const found = [...weights].flatMap(([path, weight]) => (matches(path) ? weight : []));
    return { ...kind, count: found.length, weight: found.reduce((sum, weight) => sum + weight, 0) };
  });
  const rows = [...pages.slice(0, 1), ...totals].map(({ name, count, weight, budget }) => {
    return [name, String(count), kilobytes(weight), budget ? kilobytes(budget) : ""];
  });
  const table = alignColumns([["", "files", "brotli", "budget"], ...rows]);
  return [table, ...[...pages, ...totals].flatMap(budgetNote)].join("\n");
}

function budgetNote({ name, weight, budget }: { name: string; weight: number; budget?: number }): string[] {
  if (!budget || weight <= budget) return [];
  const excess = `${kilobytes(weight)}, over the budget of ${kilobytes(budget)} of src/ssg/report/weights.ts`;
  return [`Note: ${name}: ${excess}. Check what was added.`];
}
