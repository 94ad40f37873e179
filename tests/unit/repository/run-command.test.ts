import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../../support/project/project-root.ts";

// npm warns of an old Node, and goes on, unless it is told to be strict.
test("an old Node is refused when the packages are installed", () => {
  const { npm_config_engine_strict: _, ...env } = process.env;
  const asked = spawnSync("npm", ["config", "get", "engine-strict"], { cwd: root, encoding: "utf8", env });
  expect(asked.stdout.trim()).toBe("true");
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
