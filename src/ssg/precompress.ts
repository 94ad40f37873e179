import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cachedFile } from "./cache.ts";
import { isCompressible } from "./content-types.ts";
import type { OutputFile } from "./output.ts";

/**
 * Every text file once more, as `.br` and `.gz`, as small as they get, for
 * hosts that send what lies beside the original. Takes its time: zlib works
 * on all cores at once.
 */
export async function precompress(root: string, files: readonly OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => isCompressible(path));
  return Promise.all(
    texts.flatMap(({ path, body }) => [
      brotliFile(root, body)
        .then((file) => readFile(file))
        .then((result) => ({ path: `${path}.br`, body: result })),
      zip(body, { level: constants.Z_BEST_COMPRESSION }).then((result) => ({ path: `${path}.gz`, body: result })),
    ]),
  );
}

/**
 * A body after brotli at its best, which is the default, as a file. It is kept
 * for as long as Node comes with the same brotli: each takes as long as the
 * rendering of ten pages.
 */
export function brotliFile(root: string, body: OutputFile["body"]): Promise<string> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return cachedFile(root, `brotli-${process.versions.brotli}`, [body], () => brotli(body, { params }));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
