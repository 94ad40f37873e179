import "./production.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { parseArgs } from "node:util";
import type { Owner } from "../create-site.ts";
import { describeError } from "../problems/describe-error.ts";
import { adviceOn, type Options, readOptions } from "./read-options.ts";

/**
 * Runs a command and prints its problems. It imports the site while it runs, so that mistakes in the sources are explained.
 * A command with an example of a word takes a word beside its options.
 */
export async function runCommand<Known extends Options>(
  known: Known,
  run: (
    options: ReturnType<typeof parseArgs<{ options: Known }>>["values"],
    readOwner: () => Promise<Owner>,
    word: string,
  ) => Promise<void>,
  example?: string,
): Promise<void> {
  const root = process.cwd();
  if (process.argv.includes("--help")) return console.log(adviceOn(known, example));
  try {
    const { values, positionals } = readOptions(known, example);
    await run(values, () => readOwner(root), positionals[0] ?? "");
  } catch (error) {
    console.error(describeError(root, error));
    process.exitCode = 1;
  }
}

/** Reads the facts of the project. */
async function readOwner(root: string): Promise<Owner> {
  const { facts } = await import("../site.ts");
  return { root, facts, source: readFileSync(join(root, "src/site.ts"), "utf8") };
}
