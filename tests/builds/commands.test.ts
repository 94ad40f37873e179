import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";

/** A copy without a built site. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy?.remove());

/** `npm run dev` shows mistakes in the page instead. */
const readsFacts = ["build", "check-launch", "date-pages", "report", "check-links", "serve"];
const readsWords = ["build", "check-launch", "date-pages", "report"];

test.each<[mistake: string, file: string, edit: (text: string) => string, commands: string[], message: RegExp]>([
  [
    "a missing quote in the facts",
    "src/site.ts",
    (text) => text.replace(/(name: ".*)",\n/, "$1,\n"),
    readsFacts,
    /^The site cannot be built:\n {2}• src\/site\.ts:\d+:\d+ Unterminated string literal\. Look there and in the line above .*\n$/,
  ],
  [
    "an extra bracket in the words",
    "src/pages/about/it.ts",
    (text) => text.replace("{\n", "{{\n"),
    readsWords,
    /^The site cannot be built:\n {2}• src\/pages\/about\/it\.ts:\d+:\d+ Expected .* Look there and in the line above .*\n$/,
  ],
])("%s reads the same in every command", async (_, file, edit, commands, message) => {
  let original = "";
  await copy.edit(file, (text) => {
    original = text;
    return edit(text);
  });
  const runs = await Promise.all(
    commands.map(async (command) => ({ command, ...(await copy.run(`src/commands/${command}.ts`)) })),
  );
  await copy.edit(file, () => original);
  for (const { command, status, stdout, stderr } of runs) {
    expect([command, status, stdout]).toEqual([command, 1, ""]);
    expect(stderr, command).toMatch(message);
  }
});

test("the check of links says that there is no site yet", async () => {
  const { status, stderr } = await copy.run("src/commands/check-links.ts");
  expect(stderr).toMatch(/Run "npm run build" first/);
  expect(status).toBe(1);
});

test.each<[command: string[], message: string]>([
  [["build", "--", "--drat"], "Unknown option '--drat'. Write -- --precompress or --draft after the command."],
  [["build", "--draft"], "npm has kept the option --draft. Write -- --precompress or --draft after the command."],
  [["serve", "--", "--port"], "Unknown option '--port'. Remove it: the command has no options."],
])("npm run %j does not run: nobody wants the result without the option", async (command, message) => {
  const { status, output } = await runNpm(...command);
  expect(output).toContain(`The command cannot run:\n  • ${message}\n`);
  expect(status).toBe(1);
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});

function runNpm(...command: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    execFile("npm", ["run", "--silent", ...command], { cwd: copy.root }, (error, stdout, stderr) =>
      resolve({ status: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}
