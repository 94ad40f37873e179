import { brotliCompressSync, constants } from "node:zlib";
import type { OutputFile } from "./output.ts";

/** What the build tells at its end: one calm table. */
export function reportBuild(
  files: readonly OutputFile[],
  written: number,
  milliseconds: number,
  folder: string,
): string {
  const kinds = [
    ["pages", (path: string) => /^(it|en)\/.*\.html$/.test(path)],
    ["redirects, 404", (path: string) => /\.html$/.test(path) && !/^(it|en|embed)\//.test(path)],
    ["script", (path: string) => path.endsWith(".js")],
    ["fonts", (path: string) => path.endsWith(".woff2")],
    ["pictures", (path: string) => /\.(svg|png|webp)$/.test(path)],
  ] as const;
  const rows = kinds.map(([kind, matches]) => {
    const matching = files.filter((file) => matches(file.path));
    const raw = matching.map((file) => Buffer.from(file.body));
    return [
      kind,
      String(matching.length),
      kilobytes(sum(raw.map((body) => body.length))),
      kilobytes(sum(raw.map(brotliSize))),
    ];
  });
  const table = alignColumns([["", "files", "raw", "brotli"], ...rows]);
  const unchanged = files.length - written;
  return `${table}\n\n${written} files written, ${unchanged} unchanged. Built in ${Math.round(milliseconds)} ms: ${folder}`;
}

/** Size after brotli at the quality a host can afford on the fly; a precompressed file is a little smaller. */
export function brotliSize(body: string | Uint8Array): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

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
