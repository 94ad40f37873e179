import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Rows } from "./count-rows.ts";
import type { Gate } from "./gates.ts";

/** Runs suites of a gate with Vitest, which prints what fails. Returns whether it is content, and the rows of each suite. */
export async function runSuites(
  root: string,
  gate: Gate,
  suites: readonly string[],
  output: "inherit" | "ignore" = "inherit",
) {
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  const projects = suites.flatMap((suite) => ["--project", suite]);
  const reporters = ["default", fileURLToPath(new URL("count-rows.ts", import.meta.url))];
  const options = ["--mode", gate, ...projects, ...reporters.flatMap((reporter) => ["--reporter", reporter])];
  const child = spawn(process.execPath, [vitest, "run", ...options], {
    cwd: root,
    // Elsewhere Vitest would write a snapshot that is missing, and be green.
    env: { ...process.env, CI: "true" },
    stdio: ["ignore", output, output, "ipc"],
  });
  let counted: Record<string, Rows> = {};
  child.on("message", (rows) => (counted = rows as typeof counted));
  const [code] = await once(child, "close");
  return { passes: code === 0, counted };
}
