import { budgets, FIRST_FLIGHT, isPage, type Weights } from "./budgets.ts";

/** Files that the report counts together. */
interface Row {
  name: string;
  /** Of a page: its heavier language. */
  file?: string;
  matches(path: string): boolean;
  budget?: number;
}

const kinds: Row[] = [
  { name: "all pages", matches: isPage },
  { name: "redirects, 404", matches: (path) => path.endsWith(".html") && !isPage(path) },
  { name: "entry script", matches: (path) => /^assets\/main-.*\.js$/.test(path), budget: budgets.entry },
  { name: "React, islands", matches: (path) => /^assets\/islands-.*\.js$/.test(path), budget: budgets.islands },
  { name: "fonts", matches: (path) => path.endsWith(".woff2"), budget: budgets.fonts },
  { name: "pictures", matches: (path) => /\.(svg|png|webp|jpg|avif)$/.test(path) },
];

/** Returns the weight of each page in its heavier language and of all other files, with changes since the previous build. */
export function reportWeights(weights: Weights, previous: Weights): string {
  const heaviest = new Map<string, string>();
  for (const [path, weight] of weights) {
    const address = path.replace(/^\w+|index\.html$/g, "");
    if (isPage(path) && weight > (weights.get(heaviest.get(address) ?? "") ?? 0)) heaviest.set(address, path);
  }
  const pages = [...heaviest].map(([name, page]): Row => {
    return { name, file: page, matches: (path) => path === page, budget: budgets.page };
  });
  const rows = [...pages, ...kinds];
  const cells = rows.map(({ name, matches, budget }) => {
    const weight = total(weights, matches);
    const before = total(previous, matches);
    const sign = weight > before ? "+" : "−";
    const change = before === 0 || weight === before ? "" : sign + kilobytes(Math.abs(weight - before));
    const count = [...weights.keys()].filter(matches).length;
    return [name, String(count), kilobytes(weight), change, budget ? kilobytes(budget) : ""];
  });
  const table = alignColumns([["", "files", "brotli", "change", "budget"], ...cells]);
  const notes = rows.flatMap((row) => budgetNote(row, total(weights, row.matches)));
  return [table, ...notes, ...lengthNote(weights)].join("\n");
}

function budgetNote({ name, file, budget }: Row, weight: number): string[] {
  if (!budget || weight <= budget) return [];
  const excess = `${kilobytes(weight)}, over the budget of ${kilobytes(budget)} of src/ssg/checks/budgets.ts`;
  return [`Note: ${file ?? name}: ${excess}. Check what was added.`];
}

/** One note for all pages that need a second round trip. */
function lengthNote(weights: Weights): string[] {
  const long = [...weights].filter(([path, weight]) => isPage(path) && weight > FIRST_FLIGHT && weight <= budgets.page);
  if (long.length === 0) return [];
  const pages = `pages over ${kilobytes(FIRST_FLIGHT)}: ${long.map(([path]) => path).join(", ")}`;
  return [`Note: Visitors wait a little longer for ${pages}. Shorten them to avoid that.`];
}

function total(weights: Weights, matches: Row["matches"]): number {
  return [...weights].reduce((sum, [path, weight]) => (matches(path) ? sum + weight : sum), 0);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Aligns the first column to the left and figures to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
