/**
 * Runs in a copy of the project, whose edits it is given: makes each, runs its command in this process with the sources
 * imported anew, and undoes it. Writes what stood on the screen.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { tsImport } from "tsx/esm/api";
import { describeError } from "../../../src/problems/describe-error.ts";
import { applyEdit, type BrokenEdit } from "./broken-edits.ts";

const [, , input = "", output = ""] = process.argv;
const here = pathToFileURL(`${process.cwd()}/`).href;
const edits: BrokenEdit[] = JSON.parse(readFileSync(input, "utf8"));
/** Where files are that an edit replaces. */
const aside = ".dist-aside";
const sources = await importSources();
const screens: string[] = [];
for (const edit of edits) screens.push(await screenOf(edit));
writeFileSync(output, JSON.stringify(screens));
process.exit(0);

async function importSources() {
  const { facts }: typeof import("../../../src/site.ts") = await tsImport("./src/site.ts", here);
  const { buildSite }: typeof import("../../../build.ts") = await tsImport("./build.ts", here);
  return { facts, buildSite };
}

async function screenOf({ files, command }: BrokenEdit): Promise<string> {
  let firstLine = 0;
  const undo: (() => void)[] = [];
  for (const edit of files) {
    const { path, before, after, isBinary } = edit;
    // Elsewhere, since the build would see it.
    const kept = join(aside, path);
    mkdirSync(dirname(kept), { recursive: true });
    if (existsSync(path)) renameSync(path, kept);
    undo.unshift(() => {
      rmSync(path, { recursive: true, force: true });
      if (existsSync(kept)) renameSync(kept, path);
    });
    if (before === "" && after === "") continue;
    mkdirSync(dirname(path), { recursive: true });
    const { text, line } = before === "" ? { text: after, line: 1 } : applyEdit(readFileSync(kept, "utf8"), edit);
    firstLine ||= line;
    writeFileSync(path, isBinary ? Buffer.from(text, "base64") : text);
  }
  try {
    const screen = await run(
      command,
      files.some(({ path }) => /\.tsx?$|^src\/pages\/\w+$/.test(path)),
    );
    return screen.replaceAll(`:${firstLine}:`, ":{line}:").replaceAll(`:${firstLine + 1}:`, ":{line + 1}:");
  } finally {
    for (const step of undo) step();
  }
}

/** Returns what a command prints, or that it works. */
async function run(command: string, areSources: boolean): Promise<string> {
  const [, , name = "", , ...words] = command.split(" ");
  process.argv = [...process.argv.slice(0, 2), ...words];
  const { log, error } = console;
  const screen = new Promise<string>((resolve) => {
    console.error = resolve;
    console.log = () => resolve("It works.");
  });
  // Sources that have not changed need not be imported anew. Options are read by the command itself.
  if (name === "build" && words.length === 0 && !areSources) await build();
  else await tsImport(`./src/commands/${name}.ts`, here);
  const text = await screen;
  Object.assign(console, { log, error });
  return text;
}

/** Does what the command does. */
async function build(): Promise<void> {
  const root = process.cwd();
  try {
    await sources.buildSite({ root, facts: sources.facts });
    console.log();
  } catch (error) {
    console.error(describeError(root, error));
  }
}
