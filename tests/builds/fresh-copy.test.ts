import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { cacheFolder } from "../../src/ssg/cached.ts";
import { copyProject, hashFiles, projectAt } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A copy without a built site. */
const copy = await copyProject();
afterAll(copy.remove);

test.runIf(isSample(facts.name))("the launch check lists the samples, fails and writes no site", async () => {
  const stdout = expect.stringMatching(/^The site is not ready to go online\.\n.*\n {2}• name: /s);
  expect(await copy.run("src/commands/check-launch.ts")).toMatchObject({ status: 1, stdout });
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});

test("a mistyped option stops the command, which says what there is: nobody wants the result without it", async () => {
  const stderr = expect.stringMatching(/^The command cannot run:\n.*Unknown option '--drat'.*--draft/s);
  expect(await copy.build("--drat")).toMatchObject({ status: 1, stderr });
  expect(existsSync(join(copy.root, "dist"))).toBe(false);
});

const FOLDER = "Università Bicocca/un altro/il nostro sito";

/** As editors on Windows may save files; a sheet with a byte-order mark would be another sheet. */
const asOnWindows = (text: string) => text.replaceAll("\n", "\r\n");

// The gate has built the project itself.
test("a clone at a long path with spaces and accents, its files saved as on Windows, builds the same site", async () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: copy.root });
  git("init", "--quiet");
  git("add", "--all", "--", ".", ":!node_modules");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "All");
  const clone = projectAt(join(temporaryFolder(), FOLDER));
  git("clone", "--quiet", ".", clone.root);
  provideDependencies(clone.root);
  // The origin of the copy may be another.
  cpSync(join(project, "src/site.ts"), join(clone.root, "src/site.ts"));
  for (const file of ["src/site.ts", "src/pages/home/it.ts", "styles/tokens.css"]) await clone.edit(file, asOnWindows);
  await clone.edit("src/site.ts", (text) => `\ufeff${text}`);
  const { status, stderr } = await clone.build();
  expect(status, stderr).toBe(0);
  expect(await hashFiles(join(clone.root, "dist"))).toEqual(await hashFiles(join(project, "dist")));
});

/** Links the packages, as package managers with a store of their own do, and copies the cache without the styles, which are made anew. */
function provideDependencies(folder: string): void {
  const [from, to] = [project, folder].map((root) => join(root, "node_modules")) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== ".cache") symlinkSync(join(from, name), join(to, name));
  cpSync(cacheFolder(project), cacheFolder(folder), {
    recursive: true,
    filter: (file) => !/\/page-styles-[^/]+$/.test(file),
  });
}
