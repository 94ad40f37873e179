import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Holds slow results between builds. It can be deleted at any time, and `npm ci` does. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/site");
}

/**
 * Returns the cached result, or produces and caches it. The cache key holds
 * the inputs and package-lock.json. A cache that cannot be written only costs time.
 */
export async function cached(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(cacheFolder(root), `${name}-${hash(await lockFile(root), ...inputs)}`);
  const kept = await readFile(file).catch(() => null);
  // After a power cut an entry may be empty.
  if (kept?.length) return kept;
  const body = await produce();
  await writeEntry(file, body).catch(() => {});
  return body;
}

/** Short content hash, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}

const lockFiles = new Map<string, Promise<string>>();

function lockFile(root: string): Promise<string> {
  const known = lockFiles.get(root) ?? readFile(join(root, "package-lock.json"), "utf8").then(hash, () => "");
  lockFiles.set(root, known);
  return known;
}

/** Renamed into place, so that a killed build leaves no half-written entry. */
async function writeEntry(file: string, body: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
}
