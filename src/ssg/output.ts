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
 * `.dist-old` holds it, and the next build or server brings it back.
 *
 * @param published bodies known to stand in `dist`, kept up to date; saves reading them.
 * @returns how many files were written.
 * @throws BuildError if two files share a path or the folder cannot be written.
 */
export async function publish(
  root: string,
  files: readonly OutputFile[],
  published: Map<string, OutputFile["body"]> = new Map(),
): Promise<number> {
  const { dist, next, old } = folders(root);
  refuseDoubles(files);
  await restore(root);
  try {
    await rm(next, { recursive: true, force: true });
    const written = await writeAll(next, files, dist, published);
    await rm(old, { recursive: true, force: true });
    if (existsSync(dist)) await rename(dist, old);
    await rename(next, dist);
    await rm(old, { recursive: true, force: true });
    published.clear();
    for (const { path, body } of files) published.set(path, body);
    return written;
  } catch (cause) {
    published.clear();
    await restore(root);
    await rm(next, { recursive: true, force: true }).catch(() => {});
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

function refuseDoubles(files: readonly OutputFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    // Two spellings of one name are one file on some disks and two on others.
    const name = path.normalize("NFC").toLowerCase();
    if (seen.has(name)) {
      throw new BuildError(`Two files of the site are both called "${path}". Rename the one in static/ or the route.`);
    }
    seen.add(name);
  }
}

async function writeAll(
  folder: string,
  files: readonly OutputFile[],
  dist: string,
  published: ReadonlyMap<string, OutputFile["body"]>,
): Promise<number> {
  const made = new Set(files.map((file) => dirname(join(folder, file.path))));
  for (const path of made) await mkdir(path, { recursive: true });
  const queue = files.values();
  let written = 0;
  const worker = async () => {
    for (const { path, body } of queue) {
      const previous = join(dist, path);
      if (published.get(path) === body || (await holds(previous, body))) {
        await link(previous, join(folder, path)).catch(() => writeFile(join(folder, path), body));
      } else {
        await writeFile(join(folder, path), body);
        written++;
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_WRITES }, worker));
  return written;
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
