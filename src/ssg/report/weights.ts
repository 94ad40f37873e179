import { brotli, isCompressible } from "../hosting/precompress.ts";
import type { OutputFile } from "../output-file.ts";

/** In bytes after brotli. The build reports what exceeds them; tests hold the sample site to them. */
export const budgets = {
  /** HTML with its styles and its hero picture. */
  page: 18_000,
  /** Router, prefetch, menus and the scheduling of islands. */
  entry: 5_700,
  /** React and every island. */
  islands: 72_000,
  /** The pages of one language in one file. */
  pack: 50_000,
  /** The styles of all pages in one file. */
  sheet: 18_500,
  /** All fonts together. */
  fonts: 50_000,
} as const;

/** Bytes of each file by its path, text after brotli. */
export type Weights = ReadonlyMap<string, number>;

export async function weigh(root: string, files: readonly OutputFile[]): Promise<Weights> {
  const weights = files.map(async ({ path, body }): Promise<[string, number]> => {
    const sent = isCompressible(path) ? await brotli(root, body) : Buffer.from(body);
    return [path, sent.length];
  });
  return new Map(await Promise.all(weights));
}
