import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../../support/project/project-root.ts";

/** Starts the runner without a command, with another version of Node in `process`. */
function start(version: string) {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "${version}" } }); require("./src/commands/run.cjs"); console.log(process.env.NODE_ENV);`;
  const options = { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV: "" } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--eval", pretend], options);
  return { status, output: stdout + stderr };
}

test("an old Node is rejected with the required version", () => {
  const output = "Node 20.18.3 is too old. Install Node 20.19 or newer.\n";
  expect(start("20.18.3")).toEqual({ status: 1, output });
});

test.each(["20.19.0", "100.0.0"])("Node %s is accepted, and React takes its production form", (version) => {
  expect(start(version)).toEqual({ status: 0, output: "production\n" });
});

// Variables, quotes and paths with slashes for programs work only in some shells.
test.each(Object.entries(manifest.scripts))("npm run %s checks Node first and needs no Unix shell", (_, script) => {
  const [first, ...others] = script.split(" && ");
  expect(first).toMatch(/^(?:node src\/commands\/run\.cjs\b|npm run --silent (?:check|build)$)/);
  for (const command of others) expect(command).toMatch(/^(?:node|npm|tsc|biome|knip|vitest)\b/);
  expect(script).not.toMatch(/[$'"|;<>*]/);
});
