import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { judge, type Result } from "../../support/gate/judge.ts";
import { runSuites } from "../../support/gate/run-suites.ts";
import { readSource, root } from "../../support/project/project-root.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const rows = (passed: number, { failed = 0, skipped = 0, promises = 0, groups = [] as string[] } = {}) => {
  return { passed, failed, skipped, promises, groups };
};

const green: Result = {
  gate: "quick",
  suites: ["node", "client", "chromium"],
  failed: [],
  counted: { node: rows(1200), client: rows(30), chromium: rows(4) },
};

test.each<[what: string, result: Partial<Result>, isGreen: boolean, line: string]>([
  ["all is well", {}, true, "The quick gate is green: 1,234 rows, 1 owner, 1 engine. Left out: nothing."],
  [
    "a step failed",
    { failed: ["tsc"], counted: {} },
    false,
    "The quick gate is red (tsc; no row ran in node, client, chromium): 0 rows, 0 owners, 0 engines. Left out: nothing.",
  ],
  [
    "a suite ran no row",
    { counted: { ...green.counted, chromium: rows(0, { skipped: 9 }) } },
    false,
    "The quick gate is red (no row ran in chromium): 1,230 rows, 1 owner, 0 engines. Left out: 9 skipped rows.",
  ],
  [
    "a row failed",
    { failed: ["tests"], counted: { ...green.counted, client: rows(29, { failed: 1 }) } },
    false,
    "The quick gate is red (tests): 1,234 rows (1 failed), 1 owner, 1 engine. Left out: nothing.",
  ],
  [
    "a suite was left out by name",
    { suites: ["node", "client"], counted: { node: rows(1), client: rows(1) } },
    true,
    "The quick gate is green: 2 rows, 1 owner, 0 engines. Left out: chromium.",
  ],
  [
    "the name is another",
    { counted: { ...green.counted, node: rows(300, { skipped: 850, promises: 820 }) } },
    true,
    "The quick gate is green: 334 rows, 1 owner, 1 engine. Left out: 850 skipped rows (820 of them promises).",
  ],
  [
    "there are other owners",
    {
      gate: "full",
      suites: ["node", "owners", "firefox"],
      counted: { node: rows(1), owners: rows(2, { groups: ["a", "b"] }), firefox: rows(1) },
    },
    true,
    "The full gate is green: 4 rows, 3 owners, 1 engine. Left out: client, chromium, builds, system, webkit.",
  ],
])("the last line of a gate says what ran, and it is red if anything did not: %s", (_, result, isGreen, line) => {
  expect(judge({ ...green, ...result })).toEqual({ isGreen, line });
});

/** Starts a gate where no program can be found, and none installed. */
function runGate(...args: string[]) {
  const env = { ...process.env, PATH: temporaryFolder(), CHROME_PATH: "" };
  const command = ["--import", "tsx", "tests/support/gate/run-gate.ts", ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: "utf8" });
  return { status, stderr };
}

test("a gate is red without a program, and says how to leave its suite out by name", () => {
  const { status, stderr } = runGate("quick");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The quick gate is red:\n {2}• chromium: Chromium or Chrome is missing\. Install .*/);
  expect(stderr).toContain("Or leave the suite out: -- --without chromium.");
});

test.each([
  [["quick", "--without", "webkit"], 'The quick gate has no suite "webkit". Write one of node, client, chromium.'],
  [["full", "--project=!webkit"], 'The full gate has no suite "!webkit".'],
  [["full", "-t", "one row"], "Unknown option '-t'"],
])("a gate refuses what would run less than it says: %s", (args, says) => {
  expect(runGate(...args)).toEqual({ status: 1, stderr: expect.stringContaining(says) });
});

test("Vitest tells the gate what ran in each suite", async () => {
  const folder = temporaryFolder();
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  const projects = ["node", "client", "owners"].map((name) => ({ test: { name, include: [`${name}.test.js`] } }));
  const files = {
    "vitest.config.js": `export default ${JSON.stringify({ test: { projects } })}`,
    "node.test.js": 'import { test } from "vitest"; test("a", () => {}); test.skip("b"); test("c");',
    "owners.test.js":
      'import { describe, test } from "vitest"; describe("a", () => test("a", () => {})); describe.skip("b", () => test("b", () => {}));',
    "client.test.js": 'import { test } from "vitest"; test.each([])("%s", () => {});',
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { passes, counted } = await runSuites(folder, "full", ["node", "owners"], "ignore");
  expect(passes).toBe(true);
  expect(counted).toEqual({
    node: rows(1, { skipped: 2 }),
    owners: rows(1, { skipped: 1, groups: ["a"] }),
  });
  // A file without rows fails by itself.
  expect(await runSuites(folder, "full", ["client"], "ignore")).toMatchObject({ passes: false });
});

test.skipIf(process.platform === "win32")("CI refuses a missing snapshot: .ci/run says that it is CI", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".ci"));
  cpSync(join(root, ".ci/run"), join(folder, ".ci/run"));
  writeFileSync(join(folder, "npm"), '#!/bin/sh\necho "$@ CI=$CI"\n', { mode: 0o755 });
  const env = { PATH: [folder, process.env.PATH].join(delimiter) };
  const output = execFileSync("bash", [join(folder, ".ci/run")], { env, encoding: "utf8" });
  expect(output).toBe("ci CI=true\nrun test:all CI=true\n");
});

test("the jobs of the workflows together run every suite", () => {
  for (const workflow of ["site", "night"])
    expect(new Set(readSource(`.github/workflows/${workflow}.yml`).match(/(?<=suites: ).*/g))).toEqual(
      new Set(["--without firefox --without webkit", "--project firefox", "--project webkit"]),
    );
});
