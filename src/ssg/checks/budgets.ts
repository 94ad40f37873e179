import { languages } from "../../urls.ts";
import { brotli, isCompressible } from "../hosting/precompress.ts";
import type { OutputFile } from "../output.ts";

/** In bytes after brotli. The build reports what exceeds them; tests hold the sample site to them. */
export const budgets = {
  /** HTML with its styles and its hero picture. */
  page: 20_000,
  /** Router, prefetch, menus and the scheduling of islands. */
  entry: 5_300,
  /** React and every island. */
  islands: 70_000,
  /** All fonts together. */
  fonts: 50_000,
} as const;

/** The first ten packets (RFC 6928) carry 14,600 bytes, about 1,000 of them headers: a page up to this size is painted after one round trip. */
export const FIRST_FLIGHT = 13_600;

/** Bytes of each file by its path, text after brotli. */
export type Weights = ReadonlyMap<string, number>;

export async function weigh(root: string, files: readonly OutputFile[]): Promise<Weights> {
  const weights = files.map(async ({ path, body }): Promise<[string, number]> => {
    const sent = isCompressible(path) ? await brotli(root, body) : Buffer.from(body);
    return [path, sent.length];
  });
  return new Map(await Promise.all(weights));
}

/** Returns whether a file is a page of the page table. */
export function isPage(path: string): boolean {
  return path.endsWith(".html") && languages.some((language) => path.startsWith(`${language}/`));
}
