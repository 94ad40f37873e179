import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { headlessShell, installMissing } from "../programs/programs.ts";
import { type Gate, programsOf } from "./gates.ts";

const OS_RELEASE = "/etc/os-release";

// `tsx tests/support/gate/run-gate.ts full --project firefox`: the gate, and options of Vitest.
const [, , gate = "quick", ...options] = process.argv;

// Other systems have no package of it, and do without.
const isDebian = existsSync(OS_RELEASE) && /^ID=debian$/m.test(readFileSync(OS_RELEASE, "utf8"));
installMissing([...programsOf(gate as Gate), ...(isDebian ? [headlessShell] : [])]);

// What does not need each other runs at the same time.
await runAll("tsc", "biome check", "knip --no-progress", "npm run --silent build");
await runAll("npm run --silent check:links", `vitest run --mode ${gate} ${options.join(" ")}`);

/** Runs commands, and ends the gate if one fails. Only the last one writes at once. */
async function runAll(...commands: string[]): Promise<void> {
  const failed = await Promise.all(commands.map((command, at) => fails(command, at === commands.length - 1)));
  if (failed.includes(true)) process.exit(1);
}

async function fails(command: string, isShown: boolean): Promise<boolean> {
  const output = isShown ? "inherit" : "pipe";
  // npm puts the programs of packages on the PATH.
  const child = spawn(command, { shell: true, stdio: ["ignore", output, output] });
  const texts = [child.stdout, child.stderr].map((stream) => stream && text(stream));
  const [code] = await once(child, "close");
  const printed = (await Promise.all(texts)).join("");
  if (printed) console.log(`${command}\n${printed}`);
  return code !== 0;
}
