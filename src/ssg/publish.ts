import { randomUUID } from "node:crypto";
import { existsSync, realpathSync, renameSync } from "node:fs";
import { access, mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { OutputFile } from "./output-file.ts";
import type { Problem } from "./problems/problem.ts";

/** Writes the site beside `dist`, then swaps the two: a failure keeps the previous site, and of two builds the last wins. */
export async function publish(root: string, files: readonly OutputFile[]): Promise<Problem[]> {
  const dist = distFolder(root);
  const draft = join(workshopOf(dist), randomUUID());
  try {
    // Fails for a file, which is not ours.
    if (existsSync(dist)) await access(`${dist}/`);
    const writes = files.map(({ path, body }) => writeOutput(join(draft, path), body, join(dist, path)));
    // A failure must not leave others writing.
    await Promise.allSettled(writes);
    await Promise.all(writes);
    await swap(draft, dist);
    await deleteLeftovers(dist);
    return [];
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    const says = `The site could not be written: ${(cause as Error).message}. The previous site is untouched.`;
    const fix =
      "Check the permissions and the space on the disk, and that it is no file and no mount point, then build again.";
    return [{ place: dist, says, fix }];
  } finally {
    // Fails while another build uses it.
    await rmdir(workshopOf(dist)).catch(() => {});
  }
}

/** Returns `dist`, or the folder it links to. */
export function distFolder(root: string): string {
  const dist = join(root, "dist");
  return existsSync(dist) ? realpathSync(dist) : dist;
}

/** Returns the folder beside `dist` where builds write, on the same disk. All that is in it is theirs. */
function workshopOf(dist: string): string {
  return join(dirname(dist), `.${basename(dist)}-builds`);
}

/** Ends the name of the previous site during a swap. */
const PREVIOUS = "-previous";

/** Writes a file. An unchanged one keeps its date, which uploads and servers compare. */
async function writeOutput(file: string, body: OutputFile["body"], previous: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
  const before = await Promise.all([readFile(previous), stat(previous)]).catch(() => null);
  if (before?.[0].equals(Buffer.from(body))) await utimes(file, before[1].atime, before[1].mtime);
}

/** Moves the previous site aside and the draft in, at once, and again if another build has published in between. */
async function swap(draft: string, dist: string): Promise<void> {
  const previous = join(dirname(draft), randomUUID() + PREVIOUS);
  try {
    await move(dist, previous);
  } catch (error) {
    if (existsSync(dist)) throw error;
  }
  try {
    await move(draft, dist);
  } catch (error) {
    if (existsSync(dist)) return swap(draft, dist);
    if (existsSync(previous)) renameSync(previous, dist);
    throw error;
  }
}

/** On Windows a virus scanner or a cloud drive may hold a folder for a moment. */
const HELD = ["EPERM", "EBUSY", "EACCES"];
const ATTEMPTS = 5;
const PAUSE_MS = 100;

/** Renames a folder, at once if nothing holds it. */
async function move(from: string, to: string, attempts = ATTEMPTS): Promise<void> {
  try {
    renameSync(from, to);
  } catch (error) {
    if (attempts === 1 || !HELD.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
    await wait(PAUSE_MS);
    return move(from, to, attempts - 1);
  }
}

/** No build takes longer: older drafts are of builds that were killed. */
const ABANDONED_MS = 60 * 60_000;

/** Deletes previous sites, and the drafts of killed builds. What cannot be deleted now is deleted by a later build. */
async function deleteLeftovers(dist: string): Promise<void> {
  const workshop = workshopOf(dist);
  const names = await readdir(workshop).catch(() => []);
  const deletions = names.map(async (name) => {
    const folder = join(workshop, name);
    const isOld = name.endsWith(PREVIOUS) || Date.now() - (await stat(folder)).mtimeMs > ABANDONED_MS;
    if (isOld) await rm(folder, { recursive: true, force: true });
  });
  await Promise.allSettled(deletions);
}
