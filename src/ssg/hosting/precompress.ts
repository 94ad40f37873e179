import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cached } from "../cached.ts";
import type { OutputFile } from "../output-file.ts";

/** Returns a `.br` and a `.gz` copy of every text file. */
export async function precompress(root: string, files: readonly OutputFile[]): Promise<OutputFile[]> {
  const texts = files.filter(({ path }) => isCompressible(path));
  const copies = texts.map(async ({ path, body }) => [
    { path: `${path}.br`, body: await brotli(root, body) },
    { path: `${path}.gz`, body: await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }) },
  ]);
  return (await Promise.all(copies)).flat();
}

export function isCompressible(path: string): boolean {
  return /\.(?:html|css|js|txt|xml|json|svg)$/.test(path);
}

/** Compresses at the default level, the best. Cached, because it takes ten times as long as rendering a page. */
export function brotli(root: string, body: OutputFile["body"]): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return cached(root, `brotli-${process.versions.brotli}`, [body], () => promisify(brotliCompress)(body, { params }));
}
