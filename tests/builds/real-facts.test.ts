import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyProject } from "../support/project-copy.ts";
import { root } from "../support/project-root.ts";

/** A build and three of the gate's projects. */
const GATE_MS = 600_000;

test.each([
  ["real facts", (facts: string) => facts],
  ["real facts and embeds on click", (facts: string) => facts.replace('embeds: "on-view"', 'embeds: "on-click"')],
])(
  "the gate stays green with %s",
  async (_, change) => {
    const copy = await copyProject();
    try {
      await writeFile(join(copy.root, "src/site.ts"), change(await realFacts()));
      // Warnings are expected: with other facts, pages have changed since they were dated.
      const { status: built, stderr } = await copy.build();
      expect(built, stderr).toBe(0);
      const projects = ["unit", "client", "dist"].flatMap((name) => ["--project", name]);
      const { status, output } = await runTests(copy.root, ...projects);
      expect(output.split("\n").filter((line) => / FAIL |Error:/.test(line))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      await copy.remove();
    }
  },
  GATE_MS,
);

/** The file of real facts, as `src/site.ts`. */
async function realFacts(): Promise<string> {
  const text = await readFile(join(root, "tests/support/real-facts.ts"), "utf8");
  return text.replace("../../src/facts.ts", "./facts.ts");
}

function runTests(folder: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("VITEST"));
  const child = spawn(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...args], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), NODE_ENV: "test", NO_COLOR: "1" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => resolve({ status, output }));
  });
}
