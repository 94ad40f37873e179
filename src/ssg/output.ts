import { existsSync } from "node:fs";
import { link, mkdir, open, readFile, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { BuildError } from "./build-error.ts";

/** One file of the result; `path` is below `dist`, with forward slashes. */
export interface OutputFile {
  path: string;
  body: string | Uint8Array;
}

/** Enough to keep the disk busy; more only costs memory. */
const PARALLEL_WRITES = 32;

/**
 * Writes the whole site beside `dist` and swaps it in; files that are the same
 * as before are linked over and not written again. A build that fails or is
 * killed leaves the previous `dist` complete: between the two renames
 * `.dist-old` holds it, and the next build or server brings it back. Files are
 * taken one by one and forgotten once written.
 *
 * @param published bodies known to stand in `dist`, kept up to date; saves reading them.
 * @returns how many files were written.
 * @throws BuildError if two files share a path or the folder cannot be written; whatever the making of a file throws.
 */
export async function publish(
  root: string,
  files: Iterable<OutputFile>,
  published: Map<string, OutputFile["body"]> | null = null,
): Promise<number> {
  const { dist, next, old } = folders(root);
  await restore(root);
  try {
    await rm(next, { recursive: true, force: true });
    const written = await writeAll(next, files, dist, published);
    await rm(old, { recursive: true, force: true });
    if (existsSync(dist)) await rename(dist, old);
    await rename(next, dist);
    await rm(old, { recursive: true, force: true });
    return written;
  } catch (cause) {
    published?.clear();
    await restore(root);
    await rm(next, { recursive: true, force: true }).catch(() => {});
    if (cause instanceof BuildError) throw cause;
    throw new BuildError(
      `The site could not be written to ${dist}: ${(cause as Error).message}. The previous one is untouched; free the disk or mend the permissions and build again.`,
      { cause },
    );
  }
}

/** Brings back the site that a build killed in mid-swap had moved aside. */
export async function restore(root: string): Promise<void> {
  const { dist, old } = folders(root);
  if (!existsSync(dist) && existsSync(old)) await rename(old, dist);
}

/** `dist`, where the next one is written, and where the last one stands during the swap. */
export function folders(root: string) {
  return { dist: join(root, "dist"), next: join(root, ".dist-next"), old: join(root, ".dist-old") };
}

/**
 * Runs a build alone: a second one started meanwhile stops with a message. A
 * lock whose process is gone is taken over.
 *
 * @throws BuildError while another build is running.
 */
export async function alone<Result>(root: string, build: () => Promise<Result>): Promise<Result> {
  const lock = join(root, ".dist-lock");
  await takeLock(lock);
  try {
    return await build();
  } finally {
    await unlink(lock).catch(() => {});
  }
}

async function takeLock(lock: string): Promise<void> {
  try {
    const file = await open(lock, "wx");
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") {
      throw new BuildError(
        `The lock ${lock} cannot be written: ${(cause as Error).message}. Mend the folder's permissions.`,
        {
          cause,
        },
      );
    }
    const owner = Number(await readFile(lock, "utf8").catch(() => ""));
    if (owner !== process.pid && isRunning(owner)) {
      throw new BuildError(`Another build is running (process ${owner}). Wait for it to end, then build again.`, {
        cause,
      });
    }
    // Renamed first: of two builds that find the same dead lock, one moves it away and the other finds it gone.
    const dead = `${lock}-${process.pid}`;
    await rename(lock, dead).catch(() => {});
    await unlink(dead).catch(() => {});
    await takeLock(lock);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function writeAll(
  folder: string,
  files: Iterable<OutputFile>,
  dist: string,
  published: Map<string, OutputFile["body"]> | null,
): Promise<number> {
  const queue = refuseDoubles(files);
  const folders = new Set<string>();
  const hasPrevious = existsSync(dist);
  let written = 0;
  const worker = async () => {
    for (const { path, body } of queue) {
      const target = join(folder, path);
      const previous = join(dist, path);
      if (!folders.has(dirname(target))) await mkdir(dirname(target), { recursive: true });
      folders.add(dirname(target));
      if (published?.get(path) === body || (hasPrevious && (await holds(previous, body)))) {
        await link(previous, target).catch(() => writeFile(target, body));
      } else {
        await writeFile(target, body);
        written++;
      }
      published?.set(path, body);
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: PARALLEL_WRITES }, worker));
  // Thrown once all are at rest: a write still under way would put back what is cleared away after a failure.
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return written;
}

/** Hands each file to whichever writer asks next, and stops at a second one of the same name. */
function* refuseDoubles(files: Iterable<OutputFile>): Generator<OutputFile> {
  const seen = new Set<string>();
  for (const file of files) {
    // Two spellings of one name are one file on some disks and two on others.
    const name = file.path.normalize("NFC").toLowerCase();
    if (seen.has(name)) {
      throw new BuildError(
        `Two files of the site are both called "${file.path}". Rename the one below static/, or the route.`,
      );
    }
    seen.add(name);
    yield file;
  }
}

/** Whether a file is there with just this body. */
async function holds(file: string, body: OutputFile["body"]): Promise<boolean> {
  try {
    const bytes = Buffer.from(body);
    if ((await stat(file)).size !== bytes.length) return false;
    return bytes.equals(await readFile(file));
  } catch {
    return false;
  }
}
