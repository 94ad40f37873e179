import { createHash } from "node:crypto";
import { cpSync, existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, beforeEach, onTestFinished } from "vitest";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { root } from "./project-root.ts";

/** Hashes of files by their path below a folder. */
type Hashes = Record<string, string>;

export interface BuiltCopy {
  readonly project: ProjectCopy;
  /** The site before the test. */
  readonly previous: Hashes;
  /** Changes or adds a file until the end of the test. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  hashSite(): Promise<Hashes>;
  /** Returns the text of a built file. */
  read(file: string): Promise<string>;
}

/** Copies the project and its built site for the tests of a file, and deletes the copy after them. */
export function openBuiltCopy(): BuiltCopy {
  let project: ProjectCopy;
  let previous: Hashes;
  beforeAll(async () => {
    project = await copyProject();
    cpSync(join(root, "dist"), join(project.root, "dist"), { recursive: true });
  });
  beforeEach(async () => {
    previous = await hashFiles(join(project.root, "dist"));
  });
  afterAll(() => project?.remove());
  return {
    get project() {
      return project;
    },
    get previous() {
      return previous;
    },
    edit: (file, change) => editForTest(project, file, change),
    hashSite: () => hashFiles(join(project.root, "dist")),
    read: (file) => readFile(join(project.root, "dist", file), "utf8"),
  };
}

async function editForTest(project: ProjectCopy, file: string, change: (text: string) => string): Promise<void> {
  const path = join(project.root, file);
  if (!existsSync(path)) {
    const folder = await mkdir(dirname(path), { recursive: true });
    await writeFile(path, change(""));
    onTestFinished(() => rm(folder ?? path, { recursive: true }));
    return;
  }
  const before = await readFile(path, "utf8");
  onTestFinished(() => writeFile(path, before));
  await project.edit(file, change);
}

export async function hashFiles(folder: string): Promise<Hashes> {
  const files = (await fastGlob("**", { cwd: folder, dot: true })).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, hash(await readFile(join(folder, file)))] as const)),
  );
}

function hash(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}
