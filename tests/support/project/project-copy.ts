import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, relative } from "node:path";
import fastGlob from "fast-glob";
import { root as project } from "./project-root.ts";

/** Runs the commands of `package.json`. */
const RUN = "src/commands/run.cjs";

/** Not copied: results, git history, and the dependencies, which are linked. */
const LEFT_OUT = /^(node_modules|dist|\.dist-.*|\.git|tests\/shots)$/;

export interface ProjectCopy {
  root: string;
  /** Builds the copy like `npm run build -- …`. */
  build(...args: string[]): Promise<Run>;
  /** Runs a command of the project, such as `src/commands/check-launch.ts`, or a program of a package. */
  run(script: string, ...args: string[]): Promise<Run>;
  /** Runs its tests like `vitest run …`. */
  test(...args: string[]): Promise<Run>;
  /** Serves the built copy with its own preview server and base path. */
  serve(): Promise<Served>;
  /** Starts its development server. */
  dev(): Promise<Served>;
  /** Changes a file of the copy. */
  edit(path: string, change: (text: string) => string): Promise<void>;
  remove(): Promise<void>;
}

/** A running server of a copy. */
export interface Served {
  url: string;
  stop(): Promise<void>;
}

export interface Run {
  /** Exit status; null if a signal ended the process. */
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Copies the project to a temporary folder for tests that edit and build it. Remove the copy after use. */
export async function copyProject(): Promise<ProjectCopy> {
  const root = await createFolder();
  // The asynchronous `cp` takes three times as long.
  cpSync(project, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(project, source)),
  });
  await symlink(join(project, "node_modules"), join(root, "node_modules"));
  return projectAt(root);
}

/** Returns the commands of a project that is ready in a folder. */
export function projectAt(root: string): ProjectCopy {
  const copy: ProjectCopy = {
    root,
    build: (...args) => copy.run("src/commands/build.ts", ...args),
    run: (script, ...args) => execute(root, script, args),
    test: (...args) => execute(root, "node_modules/vitest/vitest.mjs", ["run", ...args], testEnvironment()),
    serve: () => serve(root, "src/commands/serve.ts"),
    dev: () => serve(root, "src/commands/dev.ts"),
    async edit(path, change) {
      const file = join(root, path);
      const before = await readFile(file, "utf8");
      const after = change(before);
      // A test with an edit that no longer matches would prove nothing.
      if (after === before) throw new Error(`The edit of ${path} changes nothing. Adapt it to the file.`);
      await writeFile(file, after);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  return copy;
}

/** Returns the hashes of all files below a folder, by path. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const files = (await fastGlob("**", { cwd: folder, dot: true })).sort();
  const bodies = await Promise.all(files.map((file) => readFile(join(folder, file))));
  return Object.fromEntries(
    files.map((file, at) => [
      file,
      createHash("sha256")
        .update(bodies[at] ?? "")
        .digest("hex"),
    ]),
  );
}

/** Removes the path of the origin in the facts, for tests with fixed addresses. */
export function atRoot(facts: string): string {
  return facts.replace(/(origin: "https:\/\/[^/"]+).*?"/, '$1"');
}

/** Creates a folder whose path earlier copies used, because tsx caches modules by path. */
async function createFolder(): Promise<string> {
  for (let number = 1; ; number++) {
    const folder = join(tmpdir(), `site-copy-${number}`);
    const isTaken = await mkdir(folder).then(
      () => false,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
        return true;
      },
    );
    if (!isTaken) return folder;
  }
}

const environment = { ...process.env, NODE_ENV: "production", NO_COLOR: "1" };

/** Removes the variables of this test run's workers. */
function testEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  return { ...Object.fromEntries(inherited), NODE_ENV: "test", NO_COLOR: "1" };
}

function start(
  root: string,
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = environment,
): ChildProcessWithoutNullStreams {
  const command = script.endsWith(".ts") ? [RUN, basename(script, ".ts"), ...args] : [script, ...args];
  return spawn(process.execPath, command, { cwd: root, env });
}

async function serve(root: string, script: string): Promise<Served> {
  const child = start(root, script, []);
  const ended = new Promise<void>((resolve) => child.once("close", () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const [address] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (address) resolve(address);
    });
    child.once("close", (status) => reject(new Error(`The server of the copy exited with ${status}.`)));
  });
  return {
    url,
    stop() {
      child.kill();
      return ended;
    },
  };
}

function execute(...command: Parameters<typeof start>): Promise<Run> {
  const child = start(...command);
  const run: Run = { status: null, stdout: "", stderr: "" };
  child.stdout.on("data", (text) => {
    run.stdout += text;
  });
  child.stderr.on("data", (text) => {
    run.stderr += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ ...run, status }));
  });
}
