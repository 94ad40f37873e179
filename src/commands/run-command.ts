import { parseArgs } from "node:util";
import { BuildError, failOnProblems } from "../ssg/problems/build-error.ts";
import { sourceProblem } from "../ssg/problems/source-problem.ts";

/** Runs a command and prints its problems. It imports the site while it runs, so that mistakes in the sources are explained. */
export async function runCommand<Name extends string>(
  names: readonly Name[],
  run: (options: Record<Name, boolean>) => Promise<void>,
): Promise<void> {
  try {
    await run(readOptions(names)).catch(explain);
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  }
}

/** Pages read the facts while they are imported, so a missing fact ends the import before the build can check it. */
async function explain(error: unknown): Promise<void> {
  if (error instanceof BuildError) throw error;
  const mistake = sourceProblem(process.cwd(), error);
  if (mistake) throw new BuildError([mistake]);
  const [{ factProblems }, { site }] = await Promise.all([
    import("../ssg/checks/fact-problems.ts"),
    import("../site.ts"),
  ]);
  failOnProblems(factProblems(process.cwd(), site));
  throw error;
}

function readOptions<Name extends string>(names: readonly Name[]): Record<Name, boolean> {
  const known = names.map((name) => `--${name}`).join(" or ");
  // npm keeps an option that has no "--" before it, and passes it on in the environment.
  const kept = names.find((name) => process.env[`npm_config_${name}`]);
  try {
    if (kept) throw new Error(`npm has kept the option --${kept}`);
    const options = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const, default: false }]));
    return parseArgs({ options }).values as Record<Name, boolean>;
  } catch (error) {
    const advice = known ? `Write -- ${known} after the command.` : "Remove it: the command has no options.";
    throw new BuildError([`${(error as Error).message}. ${advice}`], "The command cannot run:");
  }
}
