import { budgets, FIRST_FLIGHT, isPage, type Weights } from "./budgets.ts";

/** A row of the report: the files it counts, by their path. */
interface Row {
  name: string;
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

/**
 * Returns the report of the build: the weight of each page in its heavier
 * language and of all other files, what changed since the previous build, and
 * a note for each budget that is exceeded.
 */
export function reportWeights(weights: Weights, previous: Weights): string {
  const lightestFirst = [...weights].filter(([path]) => isPage(path)).sort(([, one], [, other]) => one - other);
  const heaviest = new Map(lightestFirst.map(([path]) => [addressOf(path), path]));
  const addresses = [...new Set([...weights.keys()].filter(isPage).map(addressOf))];
  const pages = addresses.map((name): Row => {
    return { name, matches: (path) => path === heaviest.get(name), budget: budgets.page };
  });
  const cells = [...pages, ...kinds].map((row) => describeRow(row, weights, previous));
  const table = alignColumns([["", "files", "brotli", "change", "budget"], ...cells]);
  return [table, ...notes(weights).map((note) => `Note: ${note}`)].join("\n");
}

/** The address of a page without its language. */
function addressOf(path: string): string {
  return path.replace(/^\w+|index\.html$/g, "");
}

function describeRow({ name, matches, budget }: Row, weights: Weights, previous: Weights): string[] {
  const weight = total(weights, matches);
  const before = total(previous, matches);
  const change = before === 0 || weight === before ? "" : signed(weight - before);
  const count = [...weights.keys()].filter(matches).length;
  return [name, String(count), kilobytes(weight), change, budget ? kilobytes(budget) : ""];
}

function notes(weights: Weights): string[] {
  const pages = [...weights].filter(([path]) => isPage(path));
  const long = pages.flatMap(([path, weight]) => (weight > FIRST_FLIGHT && weight <= budgets.page ? path : []));
  return [
    ...(long.length === 0
      ? []
      : [
          `Visitors wait a little longer for pages over ${kilobytes(FIRST_FLIGHT)}: ${long.join(", ")}. Shorten them to avoid that.`,
        ]),
    ...pages
      .filter(([, weight]) => weight > budgets.page)
      .map(
        ([path, weight]) =>
          `${path} is ${kilobytes(weight)}, over the budget of ${kilobytes(budgets.page)}. Shorten it.`,
      ),
    ...kinds
      .filter(({ matches, budget }) => budget && total(weights, matches) > budget)
      .map(
        ({ name, matches, budget = 0 }) =>
          `${name}: ${kilobytes(total(weights, matches))}, over the budget of ${kilobytes(budget)} of src/ssg/checks/budgets.ts. Check what was added.`,
      ),
  ];
}

function total(weights: Weights, matches: Row["matches"]): number {
  return [...weights].reduce((sum, [path, weight]) => (matches(path) ? sum + weight : sum), 0);
}

/** Bytes as people read them: `12.3 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function signed(bytes: number): string {
  return `${bytes > 0 ? "+" : "−"}${kilobytes(Math.abs(bytes))}`;
}

/** Aligns the first column to the left and figures to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
