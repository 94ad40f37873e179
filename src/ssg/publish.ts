import { existsSync, renameSync } from "node:fs";
import { mkdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../problems/problem.ts";
import type { OutputFile } from "./output-file.ts";

/** Returns the folder of the built site. */
export function distFolder(root: string): string {
  return join(root, "dist");
}

/** Writes the site beside `dist`, then swaps the two: a failure keeps the previous site. */
export async function publish(root: string, files: readonly OutputFile[]): Promise<Problem[]> {
  const dist = distFolder(root);
  const [draft, previous] = [join(root, ".dist-draft"), join(root, ".dist-previous")];
  try {
    // What a killed build has left.
    await rm(draft, { recursive: true, force: true });
    const writes = files.map(({ path, body }) => writeOutput(join(draft, path), body, join(dist, path)));
    // A failure must not leave others writing.
    await Promise.allSettled(writes);
    await Promise.all(writes);
    await rm(previous, { recursive: true, force: true });
    swap(draft, dist, previous);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    const says = `The site could not be written: ${(cause as Error).message}. The previous site is untouched.`;
    const fix =
      "Close what uses the folder, and check its permissions, the space on the disk and that it is no mount point; then build again.";
    return [{ place: dist, says, fix }];
  }
  // If it fails, the next build does it.
  await rm(previous, { recursive: true, force: true }).catch(() => {});
  return [];
}

/** Writes a file. An unchanged one keeps its date, which uploads and servers compare. */
async function writeOutput(file: string, body: OutputFile["body"], previous: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  const before = await Promise.all([readFile(previous), stat(previous)]).catch(() => null);
  if (before?.[0].equals(Buffer.from(body))) await utimes(file, before[1].atime, before[1].mtime);
}

/** Moves the previous site aside and the new one in, at once; back if that fails. */
function swap(draft: string, dist: string, previous: string): void {
  const isFirst = !existsSync(dist);
  if (!isFirst) renameSync(dist, previous);
  try {
    renameSync(draft, dist);
  } catch (error) {
    if (!isFirst) renameSync(previous, dist);
    throw error;
  }
}
