/**
 * `npm run dev`: builds in memory, serves, watches, rebuilds. A saved change
 * is in the browser before one looks up; an error stands over the page and in
 * the terminal until it is mended.
 */

import { watch } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { type BuildFailure, context } from "esbuild";
import { BuildError } from "../ssg/build-error.ts";
import { cacheFolder, hash } from "../ssg/cache.ts";
import { emptyMemory } from "../ssg/memory.ts";
import { startDevServer } from "./dev-server.ts";

type BuildModule = typeof import("../../build.ts");

const root = process.cwd();
/** Editors save in several steps; the rebuild waits for the last. */
const SETTLE_MS = 15;
const WATCHED = ["src", "styles", "static", "build.ts"];

process.setSourceMapsEnabled(true);
const folder = join(cacheFolder(root), "dev");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

const server = await startDevServer(4321);
const memory = emptyMemory();
const recipe = await context({
  entryPoints: [join(root, "build.ts")],
  absWorkingDir: root,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  jsx: "automatic",
  sourcemap: "inline",
  metafile: true,
  write: true,
  outfile: join(folder, "build.mjs"),
  logLevel: "silent",
  define: { "import.meta.dirname": JSON.stringify(root), "import.meta.filename": '""' },
});

let builds = 0;
await rebuild();
console.log(`Ready in ${Math.round(performance.now())} ms: ${server.url}`);
watchFolders();

async function rebuild(): Promise<void> {
  const started = performance.now();
  try {
    const { metafile } = await recipe.rebuild();
    const { composeSite } = (await import(`${join(folder, "build.mjs")}?${++builds}`)) as BuildModule;
    const files = await composeSite(root, {
      warn: (message) => console.warn(`Warning: ${message}`),
      memory,
      codeVersion: await versionOf(Object.keys(metafile.inputs)),
    });
    const changed = server.show(files);
    console.log(`${changed} files changed in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    const message = describe(error);
    server.fail(message);
    console.error(message);
  }
}

/** Changes with the code that makes pages. Words are left out: each page remembers which of them it read. */
async function versionOf(inputs: string[]): Promise<string> {
  const code = inputs.filter((file) => !/^src\/content\/(it|en)\//.test(file));
  return hash(...(await Promise.all(code.sort().map((file) => readFile(join(root, file))))));
}

function watchFolders(): void {
  let settle: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const changed = () => {
    clearTimeout(settle);
    settle = setTimeout(() => {
      running = running.then(rebuild);
    }, SETTLE_MS);
  };
  for (const path of WATCHED) watch(join(root, path), { recursive: true }, changed);
}

/** What, where and what to do; for an error of the code, its place in our sources. */
function describe(error: unknown): string {
  if (error instanceof Error && error.name === BuildError.name) return withPlace(error.message, error.cause);
  const { errors } = error as Partial<BuildFailure>;
  if (errors) {
    return errors
      .map(({ text, location }) =>
        location
          ? `${location.file}:${location.line}:${location.column + 1}: ${text}\n\n    ${location.lineText}`
          : text,
      )
      .join("\n\n");
  }
  return withPlace(error instanceof Error ? `${error.name}: ${error.message}` : String(error), error);
}

function withPlace(message: string, error: unknown): string {
  const frames = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  const ours = frames
    .map((frame) => /\(?((?:file:\/\/)?\/[^()]*?):(\d+):(\d+)\)?$/.exec(frame))
    .find((match) => {
      const file = match?.[1] ?? "";
      return file.includes(join(root, "src")) || file.endsWith("build.ts");
    });
  if (!ours) return message;
  return `${relative(root, (ours[1] ?? "").replace("file://", ""))}:${ours[2]}:${ours[3]}: ${message}`;
}
