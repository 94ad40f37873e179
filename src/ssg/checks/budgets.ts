import { languages } from "../../urls.ts";
import { brotli, isCompressible } from "../hosting/precompress.ts";
import type { OutputFile } from "../output.ts";

/**
 * What a visit should cost at most, in bytes after brotli. The build reports
 * what is over; the tests hold the sample site to it.
 */
export const budgets = {
  /** HTML with its styles and its hero picture. */
  page: 20_000,
  /** Router, prefetch, menus, floating buttons and the scheduling of islands. */
  entry: 6_000,
  /** React and every island. */
  islands: 70_000,
  /** All fonts together. */
  fonts: 50_000,
} as const;

/**
 * The largest page that is painted after a single round trip: the first ten
 * packets (RFC 6928) carry 14,600 bytes, about 1,000 of them headers.
 */
export const FIRST_FLIGHT = 13_600;

/** Bytes of each file by its path; text after brotli at its best. */
export type Weights = ReadonlyMap<string, number>;

/** Compresses what hosts compress, on all cores. */
export async function weigh(root: string, files: readonly OutputFile[]): Promise<Weights> {
  const weights = files.map(async ({ path, body }): Promise<[string, number]> => {
    const sent = isCompressible(path) ? await brotli(root, body) : Buffer.from(body);
    return [path, sent.length];
  });
  return new Map(await Promise.all(weights));
}

/** Whether a file is a page of the page table. */
export function isPage(path: string): boolean {
  return path.endsWith(".html") && languages.some((language) => path.startsWith(`${language}/`));
}
