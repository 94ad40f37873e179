import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
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
