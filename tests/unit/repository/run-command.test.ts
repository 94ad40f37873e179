import { execSync, spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { readSource, root } from "../../support/project/project-root.ts";

test("the versions of Node that README.md names are those that every package installs on, and npm refuses others", () => {
  // Without it npm warns of another Node, and goes on.
  expect(readSource(".npmrc")).toMatch(/^engine-strict=true$/m);
  const oldest = [...manifest.engines.node.matchAll(/\d+\.\d+/g)].map(([version]) => version);
  expect(manifest.engines.node).toBe(`^${oldest[0]}.0 || ^${oldest[1]}.0 || >=${oldest[2]}.0`);
  expect(readSource("README.md")).toContain(
    `It needs Node ${oldest[0]} or a later 20, ${oldest[1]} or a later 22, or ${oldest[2]?.split(".")[0]} or newer,`,
  );
  // Optional ones are for other systems, and left out where they do not fit.
  const refusing = oldest.map(
    (version) => `:attr(engines, [node]):not(.optional):not(:semver(${version}.0, :attr(engines, [node])))`,
  );
  const found = execSync(`npm query "${refusing.join()}" --package-lock-only`, { cwd: root, encoding: "utf8" });
  expect(JSON.parse(found).map(({ pkgid }: { pkgid: string }) => pkgid)).toEqual([]);
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
