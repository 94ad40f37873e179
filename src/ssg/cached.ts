import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hash } from "./hash.ts";

/** Holds slow results between builds. It can be deleted at any time; `npm ci` does. */
export function cacheFolder(root: string): string {
  return join(root, "node_modules/.cache/build");
}

/** Returns the result for these inputs and this package-lock.json from the cache, or produces it. */
export async function cached(
  root: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  produce: () => Promise<string | Uint8Array>,
): Promise<Buffer> {
  const file = join(cacheFolder(root), `${name}-${hash(await lockFile(root), ...inputs)}`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const body = Buffer.from(await produce());
  // Under another name first, so that a killed build leaves no half of an entry.
  const draft = `${file}-${randomUUID()}`;
  await mkdir(dirname(file), { recursive: true })
    .then(() => writeFile(draft, body))
    .then(() => rename(draft, file))
    .catch(() => {});
  return body;
}

const lockFiles = new Map<string, Promise<string>>();

function lockFile(root: string): Promise<string> {
  const known = lockFiles.get(root) ?? readFile(join(root, "package-lock.json"), "utf8").then(hash, () => "");
  lockFiles.set(root, known);
  return known;
}
