import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { facts } from "../support/site/own-site.ts";

/** A copy without a built site. */
const copy = await copyProject();
afterAll(copy.remove);

const run = (name: string, ...options: string[]) => copy.run(`src/commands/${name}.ts`, ...options);

test("the check of links says that there is no site yet", async () => {
  const { status, stderr } = await run("check-links");
  expect(stderr).toMatch(/Run "npm run build" first/);
  expect(status).toBe(1);
});

test.runIf(isSample(facts.name))("the launch check lists the samples, fails and writes no site", async () => {
  const { status, stdout } = await run("check-launch");
  expect(stdout).toMatch(/^The site is not ready to go online\.\n[\s\S]*\n {2}• name: /);
  expect(status).toBe(1);
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});

test("a mistyped option stops the command, which says what there is: nobody wants the result without it", async () => {
  const { status, stderr } = await run("build", "--drat");
  expect(stderr).toMatch(/^The command cannot run:\n.*Unknown option '--drat'.*--draft/s);
  expect(status).toBe(1);
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});
