import { parseArgs } from "node:util";
import { explainFacts } from "../ssg/explain-facts.ts";
import { BuildError } from "../ssg/problems/build-error.ts";
import { sourceProblem } from "../ssg/problems/source-problem.ts";

/** Runs a command and prints its problems. It imports the site while it runs, so that mistakes in the sources are explained. */
export async function runCommand<Name extends string>(
  names: readonly Name[],
  run: (options: Record<Name, boolean>) => Promise<void>,
): Promise<void> {
  const root = process.cwd();
  if (process.argv.includes("--help")) return console.log(adviceOn(names));
  try {
    const options = readOptions(names);
    await explainFacts(root, () => run(options));
  } catch (error) {
    const mistake = error instanceof BuildError ? null : sourceProblem(root, error);
    const explained = mistake ? new BuildError([mistake]) : error;
    console.error(explained instanceof BuildError ? explained.message : explained);
    process.exitCode = 1;
  }
}

function readOptions<Name extends string>(names: readonly Name[]): Record<Name, boolean> {
  // npm keeps an option that has no "--" before it, and passes it on in the environment.
  const kept = names.find((name) => process.env[`npm_config_${name}`]);
  try {
    if (kept) throw new Error(`npm has kept the option --${kept}`);
    const options = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const, default: false }]));
    return parseArgs({ options }).values as Record<Name, boolean>;
  } catch (error) {
    throw new BuildError([`${(error as Error).message}. ${adviceOn(names)}`], "The command cannot run:");
  }
}

function adviceOn(names: readonly string[]): string {
  if (names.length === 0) return "The command has no options.";
  return `Write -- ${names.map((name) => `--${name}`).join(" or ")} after the command.`;
}
