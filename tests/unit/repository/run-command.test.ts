import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { root } from "../../support/project/project-root.ts";

// npm warns of another Node, and goes on, unless it is told to be strict.
test("the versions of Node that README.md names are those that every package installs on, and npm refuses others", () => {
  const { npm_config_engine_strict: _, ...env } = process.env;
  const asked = spawnSync("npm", ["config", "get", "engine-strict"], { cwd: root, encoding: "utf8", env });
  expect(asked.stdout.trim()).toBe("true");
  const oldest = [...manifest.engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version);
  expect(manifest.engines.node).toBe(`^${oldest[0]}.0 || ^${oldest[1]}.0 || >=${oldest[2]}.0`);
  expect(readFileSync(join(root, "README.md"), "utf8")).toContain(
    `It needs Node ${oldest[0]} or a later 20, ${oldest[1]} or a later 22, or ${oldest[2]?.split(".")[0]} or newer,`,
  );
  const lock: Lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const refused = Object.entries(lock.packages)
    // Those for other systems are left out, whatever they need.
    .filter(([, { engines, optional }]) => engines?.node && !optional)
    .flatMap(([name, { engines }]) =>
      oldest.filter((version) => !admits(engines?.node ?? "", version)).map((version) => `${name}: ${version}`),
    );
  expect(refused).toEqual([]);
});

test.each([
  ["^20.19.0 || ^22.16.0 || >=24.0.0", "22.15", false],
  ["^20.19.0 || ^22.16.0 || >=24.0.0", "23.0", false],
  ["^20.18 || >= 24", "20.19", true],
  ["18 || 20 || >=22", "20.19", true],
  [">=16 || 14 >=14.17", "20.19", true],
])("%s admits %s: %s", (range, version, expected) => expect(admits(range, version)).toBe(expected));

interface Lock {
  packages: Record<string, { engines?: { node?: string }; optional?: boolean }>;
}

/** Returns whether a range of package.json admits the first release of a version, such as "22.16". */
function admits(range: string, version: string): boolean {
  const numbers = (text: string) => text.split(".").map(Number);
  const [major = 0, minor = 0] = numbers(version);
  return range.split("||").some((all) =>
    [...all.matchAll(/(>=|\^)? *([\d.]+|\*)/g)].every(([, sign, from = ""]) => {
      if (from === "*") return true;
      const [fromMajor = 0, fromMinor = 0] = numbers(from);
      if (sign === ">=" && major !== fromMajor) return major > fromMajor;
      return major === fromMajor && minor >= fromMinor;
    }),
  );
}

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
