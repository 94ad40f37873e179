import "./production.ts";
import { type ParseArgsConfig, parseArgs } from "node:util";
import { explainFacts } from "../ssg/explain-facts.ts";
import { BuildError } from "../ssg/problems/build-error.ts";
import { sourceProblem } from "../ssg/problems/source-problem.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

/** Runs a command and prints its problems. It imports the site while it runs, so that mistakes in the sources are explained. */
export async function runCommand<Known extends Options>(
  known: Known,
  run: (options: ReturnType<typeof parseArgs<{ options: Known }>>["values"]) => Promise<void>,
): Promise<void> {
  const root = process.cwd();
  if (process.argv.includes("--help")) return console.log(adviceOn(known));
  try {
    const options = readOptions(known);
    await explainFacts(root, () => run(options));
  } catch (error) {
    const mistake = error instanceof BuildError ? null : sourceProblem(root, error);
    const explained = mistake ? new BuildError([mistake]) : error;
    console.error(explained instanceof BuildError ? explained.message : explained);
    process.exitCode = 1;
  }
}

function readOptions<Known extends Options>(known: Known) {
  try {
    return parseArgs({ options: known }).values;
  } catch (error) {
    throw new BuildError([`${(error as Error).message}. ${adviceOn(known)}`], "The command cannot run:");
  }
}

function adviceOn(known: Options): string {
  const names = Object.entries(known).map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`));
  return names.length === 0 ? "The command has no options." : `Write -- ${names.join(" or ")} after the command.`;
}
