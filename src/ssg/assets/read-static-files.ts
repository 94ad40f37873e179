import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OutputFile } from "../output-file.ts";

/** Everything in `static`, copied as it is. Hidden files are left out, except what the web looks for in `.well-known`. */
export async function readStaticFiles(root: string): Promise<OutputFile[]> {
  const folder = join(root, "static");
  const paths = await fastGlob(["**/*", ".well-known/**/*"], { cwd: folder });
  return Promise.all(paths.sort().map(async (path) => ({ path, body: await readFile(join(folder, path)) })));
}
