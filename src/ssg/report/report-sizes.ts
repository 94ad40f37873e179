import { gzipSync } from "node:zlib";
import type { OutputFile } from "../output-file.ts";

/** Returns the size of the heaviest page, also as hosts send it, and of the whole site, and the pages that have no room in the file of pages. */
export function reportSizes(files: readonly (OutputFile & { withoutRoom?: readonly string[] })[]): string {
  const sizeOf = ({ body }: OutputFile) => Buffer.byteLength(body);
  const pages = files.filter(({ path }) => path.endsWith(".html"));
  const heaviest = pages.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const all = files.reduce((sum, file) => sum + sizeOf(file), 0);
  const withoutRoom = files.flatMap(({ withoutRoom = [] }) => withoutRoom);
  const lines = [
    `Heaviest page: ${heaviest.path}, ${kilobytes(sizeOf(heaviest))}, ${kilobytes(gzipSync(heaviest.body).length)} with gzip.`,
    `Whole site: ${files.length} files, ${kilobytes(all)}.`,
  ];
  if (withoutRoom.length > 0)
    lines.push(
      `The file of pages is full. A change to these pages is a load of the browser: ${withoutRoom.join(", ")}.`,
    );
  return lines.join("\n");
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
