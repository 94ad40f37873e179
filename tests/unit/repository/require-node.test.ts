import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../../support/project/project-root.ts";

/** Runs the check with another version of Node in `process`. */
function checkVersion(version: string) {
  const pretend = `Object.defineProperty(process, "versions", { value: { node: "${version}" } }); require("./src/require-node.cjs");`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--eval", pretend], { cwd: root, encoding: "utf8" });
  return { status, output: stdout + stderr };
}

test.each(["18.20.8", "20.10.0", "20.18.3"])("Node %s is rejected with the required version", (version) => {
  const output = `Node ${version} is too old. Install Node 20.19 or newer.\n`;
  expect(checkVersion(version)).toEqual({ status: 1, output });
});

test.each(["20.19.0", "22.12.0", "24.11.1", "100.0.0"])("Node %s is accepted", (version) => {
  expect(checkVersion(version)).toEqual({ status: 0, output: "" });
});

test.each(Object.entries(manifest.scripts))("npm run %s checks the version before anything else", (_, script) => {
  expect(script).toMatch(
    /^(?:NODE_ENV=production )?node (?:--require )?\.\/src\/require-node\.cjs |^npm run --silent (?:check|build) /,
  );
});
