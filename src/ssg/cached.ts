import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { hash } from "./hash.ts";

/** Holds share images, first-screen styles and photos between builds. It can be deleted at any time; `npm ci` does. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/build");
}

/** Returns the result for these inputs from the cache, or produces it. Tools and code are inputs too. */
export async function cached(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const file = join(cacheFolder(root), `${name}-${hash(await makersOf(root), ...inputs)}`);
  const kept = await readFile(file).catch(() => null);
  const now = new Date();
  if (kept) {
    // Its date says when it was last used.
    await utimes(file, now, now).catch(() => {});
    return kept;
  }
  const body = Buffer.from(await produce());
  // Under another name first, so that a killed build leaves no half of an entry.
  const draft = `${file}-${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, body))
    .then(() => rename(draft, file))
    .catch(() => {});
  if (!trimmed.has(root)) await trimCache(root);
  return body;
}

/** A site needs about 5 MB. The rest is for what was edited lately. */
const LIMIT_BYTES = 50_000_000;
const LIMIT_DAYS = 30;

/** Where this process has trimmed the cache: once is enough. */
const trimmed = new Set<string>();

/** Deletes what was not used lately, and what was used longest ago until the rest is within the limit. */
async function trimCache(root: string): Promise<void> {
  trimmed.add(root);
  const folder = cacheFolder(root);
  const names = await readdir(folder).catch(() => []);
  const files = names.map((name) => join(folder, name));
  const entries = await Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
      return { file, size, used: mtimeMs };
    }),
  );
  const oldest = Date.now() - LIMIT_DAYS * 86_400_000;
  let size = 0;
  for (const entry of entries.sort((one, other) => other.used - one.used)) {
    size += entry.size;
    // Another build may have deleted it.
    if (size > LIMIT_BYTES || entry.used < oldest) await rm(entry.file, { force: true }).catch(() => {});
  }
}

/** The versions of the tools, and the code that calls them. */
const MAKERS = ["package-lock.json", "src/{share-images,ssg/assets}/**"];

const makers = new Map<string, Promise<string>>();

/** Returns a hash of tools and code, computed once. */
function makersOf(root: string): Promise<string> {
  const known = makers.get(root) ?? hashFiles(root);
  makers.set(root, known);
  return known;
}

async function hashFiles(root: string): Promise<string> {
  const files = (await fastGlob(MAKERS, { cwd: root, absolute: true })).sort();
  return hash(...(await Promise.all(files.map((file) => readFile(file)))));
}
