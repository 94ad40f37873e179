import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { readOptions } from "../../../src/commands/read-options.ts";
import { BuildError, failOnProblems } from "../../../src/problems/problem.ts";
import { headlessShell, installAdvice, installMissing, locate } from "../programs/programs.ts";
import { type Gate, programsOf, suitesOf } from "./gates.ts";
import { judge } from "./judge.ts";
import { runSuites } from "./run-suites.ts";

// `tsx tests/support/gate/run-gate.ts full --project firefox` runs one suite, `--without webkit` all but one.
const [, , gate, ...written] = process.argv as [string, string, Gate, ...string[]];

try {
  const suites = chosenSuites();
  preparePrograms(suites);
  const isGreen = await run(suites);
  if (!isGreen) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function chosenSuites(): string[] {
  const names = { type: "string", multiple: true } as const;
  const { values } = readOptions({ project: names, without: names }, undefined, written);
  const { project = suitesOf(gate), without = [] } = values;
  const unknown = [...project, ...without].filter((name) => !suitesOf(gate).includes(name));
  const fix = `Write one of ${suitesOf(gate).join(", ")}.`;
  const problems = unknown.map((name) => ({ place: "", says: `The ${gate} gate has no suite "${name}".`, fix }));
  failOnProblems(problems, "The gate cannot run:");
  return project.filter((name) => !without.includes(name));
}

/** Installs what is missing. A suite that cannot run makes the gate red, unless it was left out by name. */
function preparePrograms(suites: readonly string[]): void {
  // Other systems have no package of it, and do without.
  const shell = suites.includes("chromium") && isDebian() ? [headlessShell] : [];
  installMissing([...new Set(suites.flatMap((suite) => programsOf(gate, suite))), ...shell]);
  const problems = suites.flatMap((suite) => {
    const missing = programsOf(gate, suite).filter((program) => !locate(program));
    if (missing.length === 0) return [];
    const titles = missing.map(({ title }) => title).join(", ");
    const fix = `${installAdvice(missing)} Or leave the suite out: -- --without ${suite}.`;
    return { place: suite, says: `${titles} ${missing.length > 1 ? "are" : "is"} missing.`, fix };
  });
  failOnProblems(problems, `The ${gate} gate is red:`);
}

function isDebian(): boolean {
  const release = "/etc/os-release";
  return existsSync(release) && /^ID=debian$/m.test(readFileSync(release, "utf8"));
}

/** Runs the steps, those at the same time that do not need each other, and says what ran. */
async function run(suites: readonly string[]): Promise<boolean> {
  const checks = await failing("tsc", "biome check", "knip --no-progress", "npm run --silent build");
  if (checks.length > 0) return say({ failed: checks, counted: {} });
  const { passes, counted } = await runSuites(process.cwd(), gate, suites);
  return say({ failed: passes ? [] : ["tests"], counted });

  function say(result: Pick<Parameters<typeof judge>[0], "failed" | "counted">): boolean {
    const { isGreen, line } = judge({ gate, suites, ...result });
    console.log(line);
    return isGreen;
  }
}

/** Runs commands at the same time, and prints the output of each when it ends. Returns those that fail. */
async function failing(...commands: string[]): Promise<string[]> {
  const results = await Promise.all(commands.map(async (command) => ((await passes(command)) ? [] : command)));
  return results.flat();
}

async function passes(command: string): Promise<boolean> {
  // npm puts the programs of packages on the PATH.
  const child = spawn(command, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const texts = [child.stdout, child.stderr].map((stream) => text(stream));
  const [code] = await once(child, "close");
  const printed = (await Promise.all(texts)).join("");
  if (printed) console.log(`${command}\n${printed}`);
  return code === 0;
}
