import "./production.ts";
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
    await run(values, async () => ({ root, facts: (await import("../site.ts")).facts }), positionals[0] ?? "");
  } catch (error) {
    console.error(describeError(root, error));
    process.exitCode = 1;
  }
}
