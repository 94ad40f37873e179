import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedFile } from "../cache.ts";
import type { OutputFile } from "../output.ts";

/** Returns a `.br` and a `.gz` version of every text file, for hosts that send compressed files as they are. */
export async function precompress(root: string, files: readonly OutputFile[]): Promise<OutputFile[]> {
  const versions = files
    .filter(({ path }) => isCompressible(path))
    .flatMap(({ path, body }) => [
      brotliFile(root, body).then(async (file) => ({ path: `${path}.br`, body: await readFile(file) })),
      zip(body, { level: constants.Z_BEST_COMPRESSION }).then((body) => ({ path: `${path}.gz`, body })),
    ]);
  return Promise.all(versions);
}

/** Whether a file is text. Pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:html|css|js|txt|xml|json|webmanifest|svg)$/.test(path);
}

/** Returns the cached file of a body compressed with brotli at its best level, which takes as long as rendering ten pages. */
export function brotliFile(root: string, body: OutputFile["body"]): Promise<string> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return cachedFile(root, `brotli-${process.versions.brotli}`, [body], () => brotli(body, { params }));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
