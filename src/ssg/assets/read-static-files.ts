import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";

/**
 * Reads everything in `static`, to be published as it is, without hidden files outside `.well-known`.
 * A letter with an accent has two forms in Unicode: names from a Mac get that of all others.
 */
export async function readStaticFiles(root: string) {
  const folder = join(root, "static");
  const paths = await fastGlob(["**/*", ".well-known/**/*"], { cwd: folder });
  const files = paths
    .sort()
    .map(async (path) => ({ path: path.normalize(), body: await readFile(join(folder, path)) }));
  return Promise.all(files);
}
