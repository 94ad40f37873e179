import { budgets, FIRST_FLIGHT, isPage, type Weights } from "./budgets.ts";

/** Files of one row of the report, by their path. */
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
  { name: "fonts", matches: (path) => path.endsWith(".woff2"), budget: budgets.fonts },
  { name: "pictures", matches: (path) => /\.(svg|png|webp|jpg|avif)$/.test(path) },
];

/**
 * Returns the build's report: the weight of each page, by the heavier of its
 * languages, and of the other kinds of files, what changed since the previous
 * build, and a note for each budget that is passed.
 */
export function reportWeights(weights: Weights, previous: Weights): string {
  const pages = [...weights.keys()].filter(isPage);
  const rows = [...new Set(pages.map(addressOf))].map((address) =>
    row(
      { name: address, matches: (path) => path === heaviest(address, weights), budget: budgets.page },
      weights,
      previous,
    ),
  );
  return [
    alignColumns([
      ["", "files", "brotli", "change", "budget"],
      ...rows,
      ...kinds.map((kind) => row(kind, weights, previous)),
    ]),
    ...notes(weights).map((note) => `Note: ${note}`),
  ].join("\n");
}

/** The address of a page without its language. */
function addressOf(path: string): string {
  return path.replace(/^\w+|index\.html$/g, "");
}

/** Path of the heavier version of a page. */
function heaviest(address: string, weights: Weights): string {
  const versions = [...weights].filter(([path]) => isPage(path) && addressOf(path) === address);
  return versions.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

function row({ name, matches, budget }: Kind, weights: Weights, previous: Weights): string[] {
  const count = [...weights.keys()].filter(matches).length;
  const weight = total(weights, matches);
  const change = weight - total(previous, matches);
  const isKnown = [...previous.keys()].some(matches);
  return [
    name,
    String(count),
    kilobytes(weight),
    isKnown && change !== 0 ? signed(change) : "",
    budget ? kilobytes(budget) : "",
  ];
}

function notes(weights: Weights): string[] {
  const pages = [...weights].filter(([path]) => isPage(path));
  const heavyKinds = kinds.filter(({ matches, budget }) => budget && total(weights, matches) > budget);
  return [
    ...pages
      .filter(([, weight]) => weight > FIRST_FLIGHT && weight <= budgets.page)
      .map(
        ([path]) =>
          `${path} is over ${kilobytes(FIRST_FLIGHT)}, so it is painted after a second round trip. Shorten it to save one.`,
      ),
    ...pages
      .filter(([, weight]) => weight > budgets.page)
      .map(
        ([path, weight]) =>
          `${path} is ${kilobytes(weight)}, over the budget of ${kilobytes(budgets.page)}. Shorten it.`,
      ),
    ...heavyKinds.map(
      ({ name, matches, budget = 0 }) =>
        `${name}: ${kilobytes(total(weights, matches))}, over the budget of ${kilobytes(budget)} of src/ssg/checks/budgets.ts. Check what was added.`,
    ),
  ];
}

function total(weights: Weights, matches: Kind["matches"]): number {
  return [...weights].reduce((sum, [path, weight]) => (matches(path) ? sum + weight : sum), 0);
}

/** Bytes as people read them: `12.3 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function signed(bytes: number): string {
  return `${bytes > 0 ? "+" : "−"}${kilobytes(Math.abs(bytes))}`;
}

/** Columns of text, the first to the left and figures to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}
