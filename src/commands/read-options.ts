import { type ParseArgsConfig, parseArgs } from "node:util";
import { BuildError } from "../problems/problem.ts";

export type Options = NonNullable<ParseArgsConfig["options"]>;

/**
 * Returns the options of a command, and the words beside them if it takes any. Throws a problem about any other option.
 * An option that npm took for itself counts as if it stood behind `--`.
 */
export function readOptions<Known extends Options>(known: Known, example?: string, written = process.argv.slice(2)) {
  // pnpm hands its `--` on.
  const words = written[0] === "--" ? written.slice(1) : [...written];
  const taken = takenByNpm(known, words);
  try {
    return parseArgs({ args: [...taken, ...words], options: known, allowPositionals: example !== undefined });
  } catch (error) {
    const says = `${(error as Error).message}.`;
    throw new BuildError([{ place: "", says, fix: adviceOn(known, example) }], "The command cannot run:");
  }
}

/** Says which options a command has. */
export function adviceOn(known: Options, example?: string): string {
  const names = Object.entries(known).map(([name, { type }]) => (type === "string" ? `--${name} …` : `--${name}`));
  const all = [...(example ? [example] : []), ...names];
  return all.length === 0 ? "The command has no options." : `Write -- ${all.join(" or ")} after the command.`;
}

/**
 * Returns the options that npm took: those that somebody wrote without the `--` before them, or PowerShell, which
 * removes it. npm keeps them in the environment. The value of `--port 3000` stays among the words, from where it goes.
 */
function takenByNpm(known: Options, words: string[]): string[] {
  return Object.entries(known).flatMap(([name, { type }]) => {
    const values = (process.env[`npm_config_${name}`] ?? "").split("\n\n");
    const given = values.filter((value) => value !== "" && value !== "false");
    if (type === "boolean") return given.map(() => `--${name}`);
    return given.map((value) => `--${name}=${value === "true" ? (words.shift() ?? "") : value}`);
  });
}
