import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";

/** A copy without a built facts. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy?.remove());

/** `npm run dev` shows mistakes in the page instead. */
const commands = fastGlob
  .sync("*.ts", { cwd: join(root, "src/commands") })
  .filter((file) => !["dev.ts", "run-command.ts"].includes(file));

test("a missing quote in the facts reads the same in every command", async () => {
  let original = "";
  await copy.edit("src/site.ts", (text) => {
    original = text;
    return text.replace(/(name: ".*)",\n/, "$1,\n");
  });
  const runs = await Promise.all(
    commands.map(async (command) => ({ command, ...(await copy.run(`src/commands/${command}`)) })),
  );
  await copy.edit("src/site.ts", () => original);
  for (const { command, status, stdout, stderr } of runs) {
    expect([command, status, stdout]).toEqual([command, 1, ""]);
    expect(stderr, command).toMatch(
      /^The site cannot be built:\n {2}• src\/site\.ts:\d+:\d+ Unterminated string literal\. Look there and in the line above .*\n$/,
    );
  }
});

test("the check of links says that there is no site yet", async () => {
  const { status, stderr } = await copy.run("src/commands/check-links.ts");
  expect(stderr).toMatch(/Run "npm run build" first/);
  expect(status).toBe(1);
});

test.runIf(isSample(facts.name))("the launch check fails while samples are left", async () => {
  const { status, stderr } = await copy.run("src/commands/check-launch.ts");
  expect(stderr).toMatch(/^The site is not ready to go online:\n.*\n.*src\/site\.ts:\d+ name: "/);
  expect(status).toBe(1);
});

test("a mistyped option stops the command: nobody wants the result without it", async () => {
  const output = await new Promise((resolve) => {
    execFile("npm", ["run", "--silent", "build", "--", "--drat"], { cwd: copy.root }, (error, stdout, stderr) =>
      resolve(`${error?.code} ${stdout}${stderr}`),
    );
  });
  expect(output).toMatch(/^1 .*Unknown option '--drat'/s);
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});
