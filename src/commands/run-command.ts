import { parseArgs } from "node:util";
import { BuildError, failOnProblems } from "../ssg/problems/build-error.ts";
import { didYouMean } from "../ssg/problems/nearest.ts";
import { sourceProblem } from "../ssg/problems/source-problem.ts";

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
  const [{ factProblems }, { site }] = await Promise.all([
    import("../ssg/checks/fact-problems.ts"),
    import("../site.ts"),
  ]);
  failOnProblems(factProblems(process.cwd(), site));
  throw error;
}

function readOptions<Name extends string>(names: readonly Name[], given: string[]): Record<Name, boolean> {
  const known = names.map((name) => `--${name}`);
  const advice = known.length > 0 ? `Use ${known.join(" or ")}.` : "Remove it: the command has no options.";
  const options = Object.fromEntries(names.map((name) => [name, { type: "boolean" as const }]));
  const { values, tokens } = parseArgs({ args: given, options, strict: false, tokens: true });
  const unknown = tokens.flatMap((token) => {
    if (token.kind === "option" && token.name in options) return [];
    const written = given[token.index] ?? "";
    return [`Unknown option ${written}.${didYouMean(written, known)} ${advice}`];
  });
  // npm keeps an option that has no "--" before it, and passes it on in the environment.
  const kept = names
    .filter((name) => process.env[`npm_config_${name}`])
    .map(
      (name) => `npm has kept the option --${name}. Write "npm run ${process.env.npm_lifecycle_event} -- --${name}".`,
    );
  failOnProblems([...unknown, ...kept], "The command cannot run:");
  return Object.fromEntries(names.map((name) => [name, values[name] === true])) as Record<Name, boolean>;
}
