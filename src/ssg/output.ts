import { randomUUID } from "node:crypto";
import { existsSync, readlinkSync } from "node:fs";
import { access, constants, link, mkdir, readFile, rename, rm, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import fastGlob from "fast-glob";
import { BuildError } from "./checks/messages.ts";

/** A file of the site; `path` is relative to `dist`, with forward slashes. */
export interface OutputFile {
  path: string;
  body: string | Uint8Array;
}

/** Writes the site beside `dist`, then swaps the two: a failure keeps the previous site, and of two builds the last wins. */
export async function publish(root: string, files: readonly OutputFile[]) {
  const dist = distFolder(root);
  const draft = join(dirname(dist), `.dist-${process.pid}-${randomUUID()}`);
  drafts.add(draft);
  try {
    await restore(root);
    await deleteAbandoned(dist);
    if (existsSync(dist)) await access(`${dist}/`, constants.W_OK);
    const writes = files.map(({ path, body }) => writeOutput(join(draft, path), join(dist, path), body));
    // A failure must not leave others writing.
    await Promise.allSettled(writes);
    /** How many files differ from those of the previous site. */
    const written = (await Promise.all(writes)).filter(Boolean).length;
    return { written, warnings: await swap(draft, dist) };
  } catch (cause) {
    await rm(draft, { recursive: true, force: true }).catch(() => {});
    throw new BuildError([describeFailure(dist, cause as NodeJS.ErrnoException)]);
  }
}

/** Restores the previous site if a build was killed during the swap. */
export async function restore(root: string): Promise<void> {
  const dist = distFolder(root);
  const published = publishedFolder(root) ?? dist;
  if (published !== dist && isAbandoned(published)) await rename(published, dist).catch(ignore(...TAKEN));
}

/** Returns `dist`, or the folder of the previous site during a swap; null before the first build. */
export function publishedFolder(root: string): string | null {
  const dist = distFolder(root);
  if (existsSync(dist)) return dist;
  return leftovers(dist).find((folder) => folder.endsWith(PREVIOUS)) ?? null;
}

export async function readPublished(root: string): Promise<OutputFile[]> {
  const folder = publishedFolder(root);
  if (folder === null) return [];
  // `publish` reports a folder that cannot be read.
  const paths = await fastGlob("**/*", { cwd: folder, dot: true }).catch(() => []);
  const files = paths.map(async (path) => ({ path, body: await readFile(join(folder, path)) }));
  // Another build may replace the folder at any moment.
  return Promise.all(files).catch(() => []);
}

/** Returns `dist`, or the folder it links to, which may not exist yet. */
export function distFolder(root: string): string {
  return followLinks(join(root, "dist"));
}

function followLinks(path: string): string {
  try {
    return followLinks(resolve(dirname(path), readlinkSync(path)));
  } catch {
    // It is no link, or there is a circle of links.
    return path;
  }
}

/** Folders that this process uses. */
const drafts = new Set<string>();

/** Ends the name of the previous site during a swap. */
const PREVIOUS = "-previous";

/** Folders of other builds beside `dist`: `.dist-<process>-<random>`. */
function leftovers(dist: string): string[] {
  return fastGlob.sync(".dist-*", { cwd: dirname(dist), absolute: true, dot: true, onlyDirectories: true });
}

/** Returns whether the build that made the folder is no longer running. */
function isAbandoned(folder: string): boolean {
  const pid = Number(basename(folder).split("-")[1]);
  if (pid === process.pid) return !drafts.has(folder.replace(PREVIOUS, ""));
  try {
    return !process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "EPERM";
  }
}

async function deleteAbandoned(dist: string): Promise<void> {
  for (const folder of leftovers(dist).filter(isAbandoned)) {
    await rm(folder, { recursive: true, force: true }).catch(() => {});
  }
}

/** Links the previous file if it has the same content, so that it keeps its date, and returns false. */
async function writeOutput(file: string, previous: string, body: OutputFile["body"]): Promise<boolean> {
  await mkdir(dirname(file), { recursive: true });
  const linked = await link(previous, file).then(
    () => readFile(file),
    () => null,
  );
  // Compared after linking: another build may replace `dist` at any moment.
  if (linked?.equals(Buffer.from(body))) return false;
  if (linked) await unlink(file);
  await writeFile(file, body);
  return true;
}

/** Moves the previous site aside and the draft in; retries if another build has published in between. */
async function swap(draft: string, dist: string): Promise<string[]> {
  const previous = draft + PREVIOUS;
  const deletePrevious = () => rm(previous, { recursive: true, force: true });
  await rename(dist, previous).catch(ignore("ENOENT"));
  try {
    await rename(draft, dist);
  } catch (error) {
    await rename(previous, dist).catch(ignore("ENOENT", ...TAKEN));
    ignore(...TAKEN)(error);
    await deletePrevious();
    return swap(draft, dist);
  }
  return deletePrevious().then(
    () => [],
    () => [`${previous} holds the previous site and could not be deleted. Delete it by hand.`],
  );
}

/** Codes of a rename after another build has put its site there. */
const TAKEN = ["ENOTEMPTY", "EEXIST"];

function ignore(...codes: string[]) {
  return (error: unknown) => {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  };
}

function describeFailure(dist: string, { code = "", message }: NodeJS.ErrnoException): string {
  const causes: Record<string, string> = {
    EBUSY: "It is a mount point: mount the folder above it",
    ENOTDIR: "It is a file: delete it",
    ENOSPC: "Free the disk",
  };
  const advice = causes[code] ?? "Check the permissions";
  return `The site could not be written to ${dist}: ${message}. The previous site is untouched. ${advice}, then build again.`;
}
