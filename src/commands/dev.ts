/**
 * `npm run dev`: builds in memory, serves, watches, rebuilds. A saved change
 * is in the browser before one looks up; an error stands over the page and in
 * the terminal until it is mended.
 */

import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import Module, { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildFailure, context, type Message } from "esbuild";
import { BuildError } from "../ssg/build-error.ts";
import { hash } from "../ssg/cache.ts";
import { emptyMemory } from "../ssg/memory.ts";
import { placeOfError } from "../ssg/source-place.ts";
import { type DevServer, startDevServer } from "./dev-server.ts";

type BuildModule = typeof import("../../build.ts");

const root = process.cwd();
/** Editors save in several steps; the rebuild waits for the last. */
const SETTLE_MS = 15;
const WATCHED = ["src", "styles", "static", "build.ts"];

process.setSourceMapsEnabled(true);
const serving = startDevServer(4321);
const memory = emptyMemory();
const bundling = context({
  entryPoints: [join(root, "build.ts")],
  absWorkingDir: root,
  bundle: true,
  packages: "external",
  platform: "node",
  format: "cjs",
  jsx: "automatic",
  sourcemap: "inline",
  sourcesContent: false,
  metafile: true,
  write: false,
  outfile: join(root, "build.cjs"),
  logLevel: "silent",
  define: {
    "import.meta.dirname": JSON.stringify(root),
    "import.meta.filename": '""',
    "import.meta.url": JSON.stringify(pathToFileURL(join(root, "build.ts")).href),
  },
});

let builds = 0;
let isAnnounced = false;
let outdated = new AbortController();
const building = rebuild();
// While esbuild works in a process of its own, the heaviest of what its result will ask for is loaded in this one.
const require = createRequire(import.meta.url);
for (const name of ["react-dom/server", "lightningcss", "awesome-phonenumber"]) require(name);
watchFolders(building);

async function rebuild(): Promise<void> {
  const started = performance.now();
  outdated = new AbortController();
  const { signal } = outdated;
  const [server, recipe] = await Promise.all([serving, bundling]);
  try {
    const { metafile, outputFiles } = await recipe.rebuild();
    const { composeSite } = evaluate(outputFiles[0]?.text ?? "");
    const { files } = await composeSite(root, {
      awaited: server.open(),
      warn: (message) => console.warn(`Warning: ${message}`),
      memory,
      codeVersion: await versionOf(Object.keys(metafile.inputs)),
    });
    announce(server);
    const changed = await server.show(files, signal);
    if (!signal.aborted) console.log(`${changed} files changed in ${Math.round(performance.now() - started)} ms`);
  } catch (error) {
    const message = describe(error);
    server.fail(message);
    console.error(message);
    announce(server);
  }
}

/** Says once where the pages are, as soon as they can be asked for: they are made while one opens the first. */
function announce({ url }: DevServer): void {
  if (!isAnnounced) console.log(`Ready in ${Math.round(performance.now())} ms: ${url}`);
  isAnnounced = true;
}

/**
 * The recipe as it now stands. Compiled as Node compiles a CommonJS file, which
 * keeps the places of errors.
 */
function evaluate(code: string): BuildModule {
  const file = join(root, `build-${++builds}.cjs`);
  const compiled = new Module(file) as CompiledModule;
  compiled.require = createRequire(file);
  compiled._compile(code, file);
  return compiled.exports as BuildModule;
}

/** What Node's types leave out. */
interface CompiledModule extends Module {
  _compile(code: string, file: string): void;
}

/** Changes with the code that makes pages. Words are left out: each page remembers which of them it read. */
async function versionOf(inputs: string[]): Promise<string> {
  const code = inputs.filter((file) => !/^src\/(?:pages|words)\/[\w-]+\/[a-z]{2}\.ts$/.test(file));
  return hash(...(await Promise.all(code.sort().map((file) => readFile(join(root, file))))));
}

/** Builds again after every save, once the build that is under way has ended. */
function watchFolders(running: Promise<void>): void {
  let settle: NodeJS.Timeout | undefined;
  const changed = () => {
    outdated.abort();
    clearTimeout(settle);
    settle = setTimeout(() => {
      running = running.then(rebuild);
    }, SETTLE_MS);
  };
  for (const path of WATCHED) watch(join(root, path), { recursive: true }, changed);
}

/** What, where and what to do; for an error of the code, its place in our sources. */
function describe(error: unknown): string {
  if (error instanceof Error && error.name === BuildError.name) return error.message;
  const { errors } = error as Partial<BuildFailure>;
  if (errors) return errors.map(describeSyntax).join("\n\n");
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const place = placeOfError(root, error);
  return place === null ? message : `${place}: ${message}`;
}

function describeSyntax({ text, location }: Message): string {
  if (!location) return text;
  return `${location.file}:${location.line}:${location.column + 1}: ${text}\n\n    ${location.lineText}`;
}
