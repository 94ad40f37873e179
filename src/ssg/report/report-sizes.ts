import { gzipSync } from "node:zlib";
import { isPage, type OutputFile } from "../output-file.ts";

/** Files that the report counts together, by their path. */
const kinds: readonly [name: string, isOne: (path: string) => boolean][] = [
  ["all pages", isPage],
  ["entry script", (path) => /^assets\/main-.*\.js$/.test(path)],
  ["React, islands", (path) => /^assets\/islands-.*\.js$/.test(path)],
  ["pages in one file", (path) => /^pages\/\w+\.json$/.test(path)],
  ["styles in one file", (path) => /^assets\/styles-.*\.css$/.test(path)],
  ["fonts", (path) => path.endsWith(".woff2")],
  ["pictures", (path) => /\.(?:svg|png|webp|jpg|avif)$/.test(path)],
];

/** Returns a table of the largest page and of all files, in bytes. What a visitor loads at once is also said as every host sends it. */
export function reportSizes(files: readonly OutputFile[]): string {
  const pages = files.filter(({ path }) => isPage(path));
  const largest = pages.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one), { path: "", body: "" });
  const totals = kinds.map(([name, isOne]) => [name, files.filter(({ path }) => isOne(path))] as const);
  const rows = [[largest.path, [largest]] as const, ...totals].map(([name, found]) => [
    name.padEnd(26),
    String(found.length).padStart(5),
    kilobytes(sumOf(found, sizeOf)),
    found.length <= FEW ? kilobytes(sumOf(found, sentSize)) : "",
  ]);
  return [[" ".repeat(26), "files", "size".padStart(11), "gzip".padStart(11)], ...rows]
    .map((row) => row.join(" ").trimEnd())
    .join("\n");
}

/** Nobody loads more files of a kind at once. */
const FEW = 4;

function sumOf(files: readonly OutputFile[], measure: (file: OutputFile) => number): number {
  return files.reduce((sum, file) => sum + measure(file), 0);
}

function sizeOf({ body }: OutputFile): number {
  return Buffer.byteLength(body);
}

/** Fonts are compressed already. */
function sentSize({ path, body }: OutputFile): number {
  return path.endsWith(".woff2") ? sizeOf({ path, body }) : gzipSync(body).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
}
