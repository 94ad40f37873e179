import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Holds slow results between builds. It can be deleted at any time. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/site");
}

/** Returns the result for these inputs and this package-lock.json from the cache, or produces it. */
export async function cached(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const file = join(cacheFolder(root), `${name}-${hash(await lockFile(root), ...inputs)}`);
  used.add(file);
  const kept = await readEntry(file);
  if (kept) return kept;
  const body = Buffer.from(await produce());
  await mkdir(cacheFolder(root), { recursive: true })
    .then(() => writeFile(file, Buffer.concat([digest(body), body])))
    .catch(() => {});
  return body;
}

/** Deletes entries older than a month that this build did not use. */
export async function sweepCache(root: string): Promise<void> {
  const names = await readdir(cacheFolder(root)).catch(() => []);
  const files = names.map((name) => join(cacheFolder(root), name)).filter((file) => !used.has(file));
  await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file);
      if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(file, { recursive: true });
    }),
  ).catch(() => {});
}

/** Short content hash, for file names and cache keys. */
export function hash(...parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 10);
}

/** Returns the hash of a text as subresource integrity and security policies write it. */
export function integrityOf(text: string): string {
  return `sha256-${digest(text).toString("base64")}`;
}

const used = new Set<string>();

/** Other copies of the project may share the cache. */
const MAX_AGE_MS = 30 * 24 * 60 * 60_000;

const lockFiles = new Map<string, Promise<string>>();

function lockFile(root: string): Promise<string> {
  const known = lockFiles.get(root) ?? readFile(join(root, "package-lock.json"), "utf8").then(hash, () => "");
  lockFiles.set(root, known);
  return known;
}

/** Each entry starts with the digest of the rest, so that a damaged or half-written one is noticed. */
const DIGEST_BYTES = 32;

async function readEntry(file: string): Promise<Buffer | null> {
  const entry = await readFile(file).catch(() => null);
  if (!entry) return null;
  const body = entry.subarray(DIGEST_BYTES);
  return digest(body).equals(entry.subarray(0, DIGEST_BYTES)) ? body : null;
}

function digest(body: string | Uint8Array): Buffer {
  return createHash("sha256").update(body).digest();
}
