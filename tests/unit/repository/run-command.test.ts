import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../../support/project/project-root.ts";

// npm warns of an old Node, and goes on, unless it is told to be strict.
test("an old Node is refused when the packages are installed", () => {
  expect(readFileSync(join(root, ".npmrc"), "utf8")).toBe("engine-strict=true\n");
  expect(manifest.engines.node).toMatch(/^>=20\.\d+$/);
});

test("commands render with React's production form, unless the shell says otherwise", () => {
  const start = (NODE_ENV: string) => {
    const code = 'import("./src/commands/run-command.ts").then(() => console.log(process.env.NODE_ENV))';
    const options = { cwd: root, encoding: "utf8", env: { ...process.env, NODE_ENV } } as const;
    return spawnSync(process.execPath, ["--import", "tsx", "--eval", code], options).stdout.trim();
  };
  expect([start(""), start("development")]).toEqual(["production", "development"]);
});

// Variables, quotes and paths with slashes for programs work only in some shells.
test.each(Object.entries(manifest.scripts))("npm run %s needs no Unix shell", (_, script) => {
  for (const command of script.split(" && ")) expect(command).toMatch(/^(?:npm|tsx|tsc|biome|knip|vitest)\b/);
  expect(script).not.toMatch(/[$'"|;<>*]|\.\.\//);
});
