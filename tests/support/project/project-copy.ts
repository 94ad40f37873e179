import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { cpSync } from "node:fs";
import { mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root as project } from "./project-root.ts";

/** Options of Node for a TypeScript file, as in `package.json`. */
export const RUN = ["--require", "./src/require-node.cjs", "--import", "tsx"];

/** What a copy does without: results, history, and the dependencies, which it shares. */
const LEFT_OUT = /^(node_modules|dist|\.dist-.*|\.git|tests\/shots)$/;

export interface ProjectCopy {
  root: string;
  /** Builds the copy, as `npm run build -- …` would. */
  build(...args: string[]): Promise<Run>;
  /** Runs any of the project's commands, such as `src/commands/check-launch.ts`, or a program of a package. */
  run(script: string, ...args: string[]): Promise<Run>;
  /** Runs its tests, as `vitest run …` would. */
  test(...args: string[]): Promise<Run>;
  /** Serves what the copy has built, by its own preview server and under its own base path. */
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

/**
 * Copies the project to a folder of its own, to be edited, broken and built
 * there. Remove it after use.
 *
 * @param edit changes to files of the copy, by path; each must change something.
 */
export async function copyProject({
  edit = {},
}: {
  edit?: Record<string, (text: string) => string>;
} = {}): Promise<ProjectCopy> {
  const root = await takeFolder();
  // The asynchronous `cp` takes three times as long.
  cpSync(project, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(project, source)),
  });
  await symlink(join(project, "node_modules"), join(root, "node_modules"));
  const copy = projectAt(root);
  for (const [path, change] of Object.entries(edit)) await copy.edit(path, change);
  return copy;
}

/** Returns the project in a folder that has all it needs. */
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
      // An edit that no longer fits its file would prove nothing.
      if (after === before) throw new Error(`The edit of ${path} changes nothing. Adapt it to the file.`);
      await writeFile(file, after);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
  return copy;
}

/** The origin of a site at the root of its domain, for tests that name addresses. */
export function atRoot(facts: string): string {
  return facts.replace(/(origin: "https:\/\/[^/"]+).*?"/, '$1"');
}

/** A folder where other copies have been before: what tsx has made of a module at that path, it has kept. */
async function takeFolder(): Promise<string> {
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

/** Without the variables by which the workers of this test run know each other. */
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
  const command = script.endsWith(".ts") ? [...RUN, script, ...args] : [script, ...args];
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
    child.once("close", (status) => reject(new Error(`The server of the copy ended with ${status}.`)));
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
