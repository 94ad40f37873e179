import { existsSync, renameSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "../problems/problem.ts";
import type { OutputFile } from "./output-file.ts";

/** Returns the folder of the built site. */
export function distFolder(root: string): string {
  return join(root, "dist");
}

/** How the folder of a build begins; the number of its process and a random part follow. */
const WORK = ".dist-build-";

/**
 * Writes the site beside `dist`, then swaps the two: a failure keeps the previous site. Of two builds at once each
 * publishes a whole site, and that of the later one stays.
 */
export async function publish(root: string, files: readonly OutputFile[]): Promise<Problem[]> {
  const dist = distFolder(root);
  let work = "";
  try {
    work = await mkdtemp(join(root, `${WORK}${process.pid}-`));
    const next = join(work, "next");
    const writes = files.map(({ path, body }) => writeOutput(join(next, path), body, join(dist, path)));
    // A failure must not leave others writing.
    await Promise.allSettled(writes);
    await Promise.all(writes);
    swap(next, dist, work);
  } catch (cause) {
    return [await describeFailure(cause as Error, dist, work)];
  }
  // What fails here, a later build does.
  const leftovers = await leftoversIn(root).catch(() => []);
  await Promise.allSettled([work, ...leftovers].map(remove));
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
function swap(next: string, dist: string, work: string): void {
  for (let turn = 1; ; turn++) {
    const previous = join(work, `${PREVIOUS}${turn}`);
    const isAside = moveAside(dist, previous);
    try {
      return renameSync(next, dist);
    } catch (error) {
      // Another build has published its site between the two moves. That is the previous one now.
      if (existsSync(dist)) continue;
      if (isAside) renameSync(previous, dist);
      throw error;
    }
  }
}

const PREVIOUS = "previous-";

/** Moves a folder, unless there is none. */
function moveAside(folder: string, to: string): boolean {
  try {
    renameSync(folder, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

async function describeFailure(cause: Error, dist: string, work: string): Promise<Problem> {
  const says = `The site could not be written: ${cause.message}.`;
  const [previous] = (await readdir(work).catch(() => [])).filter((name) => name.startsWith(PREVIOUS));
  if (previous && !existsSync(dist)) {
    const fix = `The previous site is in ${join(work, previous)}: rename that folder to "dist", then build again.`;
    return { place: dist, says, fix };
  }
  if (work) await remove(work).catch(() => {});
  return { place: dist, says: `${says} The previous site is untouched.`, fix: FREE_THE_FOLDER };
}

const FREE_THE_FOLDER =
  "Close what uses the folder, and check its permissions, the space on the disk and that it is no mount point; then build again.";

/** Returns what killed builds have left: folders whose process has ended. */
async function leftoversIn(root: string): Promise<string[]> {
  const folders = (await readdir(root)).filter((name) => name.startsWith(WORK));
  const left = folders.filter((name) => !isRunning(Number.parseInt(name.slice(WORK.length), 10)));
  return left.map((name) => join(root, name));
}

function isRunning(pid: number): boolean {
  try {
    // The signal 0 is none: it asks whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    // One of another user exists too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true });
}
