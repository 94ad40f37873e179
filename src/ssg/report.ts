import { budgets, FIRST_FLIGHT, isPage, type Weights } from "./budgets.ts";
import type { OutputFile } from "./output.ts";

/** What the build tells at its end: one calm table of bytes, the pages first, each by the heavier of its languages. */
export function reportBuild(
  files: readonly OutputFile[],
  weights: Weights,
  written: number,
  milliseconds: number,
  folder: string,
): string {
  const pages = files.filter(({ path }) => isPage(path));
  const addresses = new Set(pages.map(({ path }) => addressOf(path)));
  const kinds = [
    ["all pages", isPage],
    ["redirects, 404", (path: string) => /\.html$/.test(path) && !isPage(path)],
    ["entry script", (path: string) => /^assets\/main-/.test(path), budgets.entry],
    ["lazy scripts", (path: string) => path.endsWith(".js") && !/^assets\/main-/.test(path), budgets.islands],
    ["fonts", (path: string) => path.endsWith(".woff2"), budgets.fonts],
    ["pictures", (path: string) => /\.(svg|png)$/.test(path)],
  ] as const;
  const rows = [
    ...[...addresses].map((address) => {
      const versions = pages.filter(({ path }) => addressOf(path) === address);
      return row(address, heaviest(versions, weights), weights, budgets.page);
    }),
    ...kinds.map(([name, matches, budget]) =>
      row(
        name,
        files.filter(({ path }) => matches(path)),
        weights,
        budget,
      ),
    ),
  ];
  const late = pages.filter(({ path }) => (weights.get(path) ?? 0) > FIRST_FLIGHT);
  const unchanged = files.length - written;
  return [
    alignColumns([["", "files", "raw", "brotli", "budget"], ...rows]),
    "",
    ...late.map(
      ({ path }) =>
        `${path} is over ${kilobytes(FIRST_FLIGHT)}: it is painted one round trip later. Shorten what weighs most.`,
    ),
    `${written} files written, ${unchanged} unchanged. Built in ${Math.round(milliseconds)} ms: ${folder}`,
  ].join("\n");
}

/** The address of a page without its language. */
function addressOf(path: string): string {
  return path.replace(/^\w+|index\.html$/g, "");
}

function row(name: string, files: readonly OutputFile[], weights: Weights, budget?: number): string[] {
  const raw = sum(files.map(({ body }) => Buffer.byteLength(body)));
  const brotli = sum(files.map(({ path }) => weights.get(path) ?? 0));
  return [name, String(files.length), kilobytes(raw), kilobytes(brotli), budget ? kilobytes(budget) : ""];
}

function heaviest(versions: readonly OutputFile[], weights: Weights): OutputFile[] {
  return [...versions].sort((one, other) => (weights.get(other.path) ?? 0) - (weights.get(one.path) ?? 0)).slice(0, 1);
}

/** Bytes as people read them: `12.3 kB`. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Columns of text, the first to the left and figures to the right. */
export function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0, column))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function pad(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
