import { stat } from "node:fs/promises";
import { languages } from "../urls.ts";
import type { OutputFile } from "./output.ts";
import { brotliFile, isCompressible } from "./hosting/precompress.ts";
import { kilobytes } from "./report.ts";

/**
 * What a visit may cost, in bytes after brotli. The first flight of packets
 * carries about 14 kB (ten of them, RFC 6928): a page that fits paints its
 * first screen without waiting for another round trip.
 */
export const budgets = {
  /** HTML with its styles and its hero picture. */
  page: 14_000,
  /** Router, prefetch and the schedule of the islands. */
  entry: 4_000,
  /** React and every island. */
  islands: 63_000,
  /** Both fonts together. */
  fonts: 45_000,
} as const;

/**
 * What a page may weigh to be painted from the first flight of packets, which
 * is 14,600 bytes with some 1,000 of headers: larger ones wait a round trip.
 */
export const FIRST_FLIGHT = 13_600;

/** Bytes of each file by its path, text after brotli at its best. */
export type Weights = ReadonlyMap<string, number>;

/** Compresses what hosts compress, on all cores. */
export async function weigh(root: string, files: readonly OutputFile[]): Promise<Weights> {
  const weights = files.map(async ({ path, body }): Promise<[string, number]> => {
    return [path, isCompressible(path) ? await brotliSize(root, body) : Buffer.byteLength(body)];
  });
  return new Map(await Promise.all(weights));
}

/** Every budget that is passed, each with what weighs most. */
export async function budgetProblems(root: string, files: readonly OutputFile[], weights: Weights): Promise<string[]> {
  const heavy = files.filter(({ path }) => isPage(path) && (weights.get(path) ?? 0) > budgets.page);
  const pages = heavy.map(async ({ path, body }) => {
    const parts = await partsOf(root, String(body));
    return `${path} is ${over("page", weights.get(path) ?? 0)}: ${parts}. Shorten what weighs most, or take it out.`;
  });
  return [
    ...(await Promise.all(pages)),
    ...tooHeavy("entry", /^assets\/main-.*\.js$/, weights, "Look at what src/client/main.ts imports."),
    ...tooHeavy("islands", /^assets\/islands-.*\.js$/, weights, "Look at what src/islands imports."),
    ...tooHeavy("fonts", /\.woff2$/, weights, "Look at the characters and weights in src/ssg/fonts.ts."),
  ];
}

/** Whether a file is a page of the route table. */
export function isPage(path: string): boolean {
  return path.endsWith(".html") && languages.some((language) => path.startsWith(`${language}/`));
}

async function brotliSize(root: string, body: OutputFile["body"]): Promise<number> {
  return (await stat(await brotliFile(root, body))).size;
}

function tooHeavy(kind: keyof typeof budgets, match: RegExp, weights: Weights, advice: string): string[] {
  const parts = [...weights].filter(([path]) => match.test(path));
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0);
  if (total <= budgets[kind]) return [];
  const names = parts.map(([path, weight]) => `${path} ${kilobytes(weight)}`).join(", ");
  return [`The ${kind} of the site: ${over(kind, total)}: ${names}. ${advice}`];
}

function over(kind: keyof typeof budgets, weight: number): string {
  return `${kilobytes(weight)} after brotli, over the budget of ${kilobytes(budgets[kind])}`;
}

/** The parts of a page by their weight, each compressed alone: `styles 6.5 kB, main 5.1 kB, …`. */
async function partsOf(root: string, html: string): Promise<string> {
  const parts = {
    styles: /<style.*<\/style>/s,
    head: /<head>.*?(?=<style)/s,
    header: /<header.*?<\/header>/s,
    main: /<main.*?<\/main>/s,
    footer: /<footer.*?<\/footer>/s,
  };
  const weighed = Object.entries(parts).map(async ([name, part]) => {
    return { name, weight: await brotliSize(root, part.exec(html)?.[0] ?? "") };
  });
  return (await Promise.all(weighed))
    .sort((one, other) => other.weight - one.weight)
    .map(({ name, weight }) => `${name} ${kilobytes(weight)}`)
    .join(", ");
}
