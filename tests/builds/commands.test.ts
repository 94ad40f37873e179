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

test.runIf(isSample(facts.name))("the launch check lists the samples, fails and writes no site", async () => {
  const stdout = expect.stringMatching(/^The site is not ready to go online\.\n.*\n {2}• name: /s);
  expect(await run("check-launch")).toMatchObject({ status: 1, stdout });
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});

test("a mistyped option stops the command, which says what there is: nobody wants the result without it", async () => {
  const stderr = expect.stringMatching(/^The command cannot run:\n.*Unknown option '--drat'.*--draft/s);
  expect(await run("build", "--drat")).toMatchObject({ status: 1, stderr });
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});
