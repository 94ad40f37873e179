import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { OutputFile } from "./output.ts";

/** Everything below `static/`, copied as it is. Hidden files are left behind: what is meant for the web has a name. */
export async function collectStaticFiles(root: string): Promise<OutputFile[]> {
  const folder = join(root, "static");
  const paths = await fastGlob("**/*", { cwd: folder, dot: false });
  return Promise.all(paths.sort().map(async (path) => ({ path, body: await readFile(join(folder, path)) })));
}
