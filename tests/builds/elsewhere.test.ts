import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { cacheFolder } from "../../src/ssg/cached.ts";
import { copyProject, hashFiles, type ProjectCopy, projectAt } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";

const FOLDER = "Università Bicocca/un altro/il nostro sito";

/** The workflow runs the rest on Windows itself. */
test("a clone at a long path with spaces, accents, a byte-order mark and other line ends builds the same site", async () => {
  const copy = await copyProject();
  const parent = mkdtempSync(join(tmpdir(), "clones-"));
  onTestFinished(async () => {
    rmSync(parent, { recursive: true, force: true });
    await copy.remove();
  });
  const git = (...args: string[]) => promisify(execFile)("git", args, { cwd: copy.root });
  await git("init", "--quiet");
  await git("add", "--all", "--", ".", ":!node_modules");
  await git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "All");
  const clone = projectAt(join(parent, FOLDER));
  await git("-c", "core.autocrlf=true", "clone", "--quiet", ".", clone.root);
  provideDependencies(clone.root);
  await clone.edit("src/site.ts", (text) => `\ufeff${text}`);
  expect(await buildIn(clone)).toEqual(await buildIn(copy));
});

async function buildIn(folder: ProjectCopy): Promise<Record<string, string>> {
  const { status, stderr } = await folder.build();
  expect(status, stderr).toBe(0);
  return hashFiles(join(folder.root, "dist"));
}

/** Packages that are bundled, which their paths could have an effect on. */
const BUNDLED = ["react", "react-dom", "scheduler", "history", "@babel"];

/** Copies the packages that are bundled, links the others, and copies the cache without the bundles. */
function provideDependencies(folder: string): void {
  const [from, to] = [project, folder].map((root) => join(root, "node_modules")) as [string, string];
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (BUNDLED.includes(name)) cpSync(join(from, name), join(to, name), { recursive: true });
    else if (name !== ".cache") symlinkSync(join(from, name), join(to, name));
  }
  // Bundles name the folder they were made in; a number ends the name of an entry that is still being written.
  const isLeftOut = (file: string) => /\/(?:scripts|page-styles)-[^/]+$|\.\d+$/.test(file);
  cpSync(cacheFolder(project), cacheFolder(folder), { recursive: true, filter: (file) => !isLeftOut(file) });
}
