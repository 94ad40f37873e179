import { BuildError, failOnProblems, sourceProblem } from "../ssg/checks/messages.ts";
import { didYouMean } from "../ssg/checks/nearest.ts";

/** Runs a command and prints its problems. It imports the site while it runs, so that mistakes in the sources are explained. */
export async function runCommand<Name extends string>(
  names: readonly Name[],
  run: (options: Record<Name, boolean>) => Promise<void>,
): Promise<void> {
  try {
    await run(readOptions(names, process.argv.slice(2))).catch(explain);
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
  const [{ factProblems }, { site }] = await Promise.all([import("../ssg/checks/facts.ts"), import("../site.ts")]);
  failOnProblems(factProblems(process.cwd(), site));
  throw error;
}

function readOptions<Name extends string>(names: readonly Name[], given: readonly string[]): Record<Name, boolean> {
  const known = names.map((name) => `--${name}`);
  const advice = known.length > 0 ? `Use ${known.join(" or ")}.` : "Remove it: the command has no options.";
  const unknown = given
    .filter((argument) => !known.includes(argument))
    .map((argument) => `Unknown option ${argument}.${didYouMean(argument, known)} ${advice}`);
  // npm keeps an option that has no "--" before it, and passes it on in the environment.
  const kept = names
    .filter((name) => process.env[`npm_config_${name}`])
    .map(
      (name) => `npm has kept the option --${name}. Write "npm run ${process.env.npm_lifecycle_event} -- --${name}".`,
    );
  failOnProblems([...unknown, ...kept], "The command cannot run:");
  return Object.fromEntries(names.map((name) => [name, given.includes(`--${name}`)])) as Record<Name, boolean>;
}
