import { gzipSync } from "node:zlib";
import { languages } from "../../urls.ts";
import { isPage, type OutputFile } from "../output-file.ts";

/** Files that the report counts together, by their path. */
const kinds: readonly [name: string, isOne: (path: string) => boolean][] = [
  ["all pages", isPage],
  ["entry script", (path) => /^assets\/main-.*\.js$/.test(path)],
  ["React, islands", (path) => /^assets\/islands-.*\.js$/.test(path)],
  ...languages.map((language): [string, (path: string) => boolean] => {
    return [`all pages in one file, ${language}`, (path) => new RegExp(`(?:^|/)pages-${language}\\b`).test(path)];
  }),
  ["all styles in one file", (path) => /^assets\/styles-.*\.css$/.test(path)],
  ["fonts", (path) => path.endsWith(".woff2")],
  ["pictures", (path) => /\.(?:svg|png|webp|jpg|avif)$/.test(path)],
];

/** Returns a table of the largest page and of all files, in bytes as they are and as every host sends them. */
export function reportSizes(files: readonly OutputFile[]): string {
  const sizes = files.map(({ path, body }) => ({ path, size: Buffer.byteLength(body), sent: sentSize(path, body) }));
  const [largest] = sizes.filter(({ path }) => isPage(path)).sort((one, other) => other.sent - one.sent);
  const totals = kinds.map(([name, isOne]) => [name, sizes.filter(({ path }) => isOne(path))] as const);
  const rows = [[largest?.path ?? "", largest ? [largest] : []] as const, ...totals].map(([name, found]) => [
    name.padEnd(26),
    String(found.length).padStart(5),
    kilobytes(found.reduce((sum, { size }) => sum + size, 0)),
    kilobytes(found.reduce((sum, { sent }) => sum + sent, 0)),
  ]);
  return [[" ".repeat(26), "files", "size".padStart(11), "gzip".padStart(11)], ...rows]
    .map((row) => row.join(" "))
    .join("\n");
}

/** Pictures and fonts are compressed already. */
function sentSize(path: string, body: OutputFile["body"]): number {
  return /\.(?:html|css|js|txt|xml|json|svg)$/.test(path) ? gzipSync(body).length : Buffer.byteLength(body);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(11);
}
