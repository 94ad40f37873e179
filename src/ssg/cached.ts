import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
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

/** The tools that make what is kept, and the code that calls them. */
const TOOLS = ["lightningcss", "satori", "sharp"];
const CODE = "src/ssg/assets/**";

const makers = new Map<string, Promise<string>>();

/** Returns a hash of tools and code, computed once. */
function makersOf(root: string): Promise<string> {
  const known = makers.get(root) ?? hashMakers(root);
  makers.set(root, known);
  return known;
}

async function hashMakers(root: string): Promise<string> {
  const code = (await fastGlob(CODE, { cwd: root, absolute: true })).sort();
  const files = [...TOOLS.map((name) => manifestOf(name)), ...code];
  return hash(...(await Promise.all(files.map((file) => readFile(file)))));
}

const require = createRequire(import.meta.url);

/** Returns the `package.json` of an installed package, which has its version. */
function manifestOf(name: string, folder = dirname(require.resolve(name))): string {
  const file = join(folder, "package.json");
  return existsSync(file) ? file : manifestOf(name, dirname(folder));
}
