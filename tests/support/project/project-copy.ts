import { execFile } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Readable } from "node:stream";
import { promisify } from "node:util";
import fastGlob from "fast-glob";
import { startProgram } from "../programs/start-program.ts";
import { root as project } from "./project-root.ts";

/** Not copied: results, git history, and the dependencies, which are linked. */
const LEFT_OUT = /^(node_modules|dist|\.dist-.*|\.git|tests\/shots|tests\/failures|.*\.tsbuildinfo)$/;

export type ProjectCopy = ReturnType<typeof projectAt>;

/** A running server of a copy. */
export type Served = Awaited<ReturnType<ProjectCopy["dev"]>>;

/** Copies the project to a temporary folder. Its site is at the root of a domain, even if the owner's is not. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await createFolder();
  // The asynchronous `cp` takes three times as long.
  cpSync(project, root, { recursive: true, filter: (source) => !LEFT_OUT.test(relative(project, source)) });
  await symlink(join(project, "node_modules"), join(root, "node_modules"));
  const facts = join(root, "src/site.ts");
  await writeFile(facts, (await readFile(facts, "utf8")).replace(/(origin: "https:\/\/[^/"]+).*?"/, '$1"'));
  return projectAt(root);
}

/** Returns the commands of a project that is ready in a folder. */
export function projectAt(root: string) {
  /** The status is null if a signal ended the process. */
  async function run(script: string, ...args: string[]) {
    const settings = { cwd: root, env: environment, maxBuffer: 100_000_000 };
    const program = script.endsWith(".ts") ? [...WITH_TSX, script] : [script];
    const running = promisify(execFile)(process.execPath, [...program, ...args], settings);
    const { stdout, stderr }: { stdout: string; stderr: string } = await running.catch((error) => error);
    return { status: running.child.exitCode, stdout, stderr };
  }

  return {
    root,
    /** Runs a command of the project, such as `src/commands/check-launch.ts`, or a program of a package. */
    run,
    /** Builds the copy like `npm run build -- …`. */
    build: (...args: string[]) => run("src/commands/build.ts", ...args),
    /** Starts its development server. */
    async dev() {
      const { child, stop } = startProgram(process.execPath, [...WITH_TSX, "src/commands/dev.ts"], {
        cwd: root,
        env: environment,
        stdio: ["ignore", "pipe", "ignore"],
      });
      const [text] = await Promise.race([once(child.stdout as Readable, "data"), once(child, "close")]);
      const [url] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (!url) throw new Error(`The server of the copy printed no address: ${text}`);
      return { url, stop };
    },
    /** Changes or adds a file of the copy. Returns a function that undoes it. */
    async edit(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
      const file = join(root, path);
      const before = await readFile(file, "utf8").catch(() => undefined);
      const after = change(before ?? "");
      // A test with an edit that no longer matches would prove nothing.
      if (after === before) throw new Error(`The edit of ${path} changes nothing. Adapt it to the file.`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, after);
      return () => (before === undefined ? rm(file) : writeFile(file, before));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Returns the hashes of all files below a folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = (await fastGlob("**", { cwd: folder, dot: true })).sort();
  const entries = files.map(async (file) => [file, hash("sha256", await readFile(join(folder, file)))]);
  return Object.fromEntries(await Promise.all(entries));
}

/** Creates a folder whose path earlier copies used, because tsx caches modules by path. */
async function createFolder(): Promise<string> {
  for (let number = 1; ; number++) {
    const folder = join(tmpdir(), `site-copy-${number}`);
    try {
      await mkdir(folder);
      return folder;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

const WITH_TSX = ["--import", "tsx"];
const environment = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" };
