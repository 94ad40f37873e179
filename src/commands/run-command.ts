import "./production.ts";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { Owner } from "../create-site.ts";
import { describeError } from "../problems/describe-error.ts";
import { BuildError } from "../problems/problem.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

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

function readOptions<Known extends Options>(known: Known, example?: string) {
  try {
    return parseArgs({ options: known, allowPositionals: example !== undefined });
  } catch (error) {
    const says = `${(error as Error).message}.`;
    throw new BuildError([{ place: "", says, fix: adviceOn(known, example) }], "The command cannot run:");
  }
}

function adviceOn(known: Options, example?: string): string {
  const names = Object.entries(known).map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`));
  if (example) return `Write -- ${example} after the command.`;
  return names.length === 0 ? "The command has no options." : `Write -- ${names.join(" or ")} after the command.`;
}
