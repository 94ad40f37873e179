import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Where results that cost time are kept between builds; deleting it costs only time. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/site");
}

/** The result kept under a name and everything it was made from, or made now and kept. */
export async function cached(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  return readFile(await cachedFile(root, name, inputs, produce));
}

/** The same as a file, for tools that want a path. */
export async function cachedFile(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<Uint8Array>,
): Promise<string> {
  const file = join(cacheFolder(root), `${name}-${hash(...inputs)}`);
  if (!existsSync(file)) keep(file, await produce());
  return file;
}

/** The same of text that is made at once. */
export function cachedText(root: string, name: string, inputs: readonly string[], produce: () => string): string {
  const file = join(cacheFolder(root), `${name}-${hash(...inputs)}`);
  if (existsSync(file)) return readFileSync(file, "utf8");
  const text = produce();
  keep(file, text);
  return text;
}

/** Short content hash, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}

/** Renamed into place, so that a killed build leaves no half file behind. */
function keep(file: string, body: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, body);
  renameSync(draft, file);
}
