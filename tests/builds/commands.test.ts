import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { isSample } from "../../src/facts/samples.ts";
import { cacheFolder } from "../../src/ssg/cached.ts";
import { copyProject, hashFiles, projectAt } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** A copy with a site that was built before. */
const copy = await copyProject();
afterAll(copy.remove);
const site = join(copy.root, "dist");
await copy.edit("dist/index.html", () => "The previous site.");
const previous = await hashFiles(site);

test.runIf(isSample(facts.name))("the launch check lists the samples, fails and writes no site", async () => {
  const stdout = expect.stringMatching(/^The site is not ready to go online\.\n.*\n {2}• name: /s);
  expect(await copy.run("src/commands/check-launch.ts")).toMatchObject({ status: 1, stdout });
  expect(await hashFiles(site)).toEqual(previous);
});

test("a mistyped option stops the command, which says what there is: nobody wants the result without it", async () => {
  const stderr = expect.stringMatching(/^The command cannot run:\n.*Unknown option '--drat'.*--draft/s);
  expect(await copy.build("--drat")).toMatchObject({ status: 1, stderr });
  expect(await hashFiles(site)).toEqual(previous);
});

/** Mistakes in words, links and files. tests/builds/broken-edits has more, each alone, with all of the screen. */
const edits: Record<string, (text: string) => string> = {
  "src/site.ts": (text) => text.replace(/image: "images.*"/, 'image: "images/none.jpg"'),
  "src/navigation.ts": (text) => text.replace('linksBeforeMenu: ["about"]', 'linksBeforeMenu: ["abuot"]'),
  "src/pages/about/index.tsx": (text) => text.replace(/\n {4}<>/, '$&\n      <a href="#nowhere" />'),
  "src/pages/about/en.ts": (text) => text.replace(/role: "/, "$&Call {phone} "),
  "styles/base.css": (text) => `${text}\nmain { margin: var(--spacee-1); }\n`,
  "static/About/index.html": () => "<!doctype html>",
};
const expected = [
  /^src\/navigation\.ts:\d+: "\/\w\w\/abuot\/" leads nowhere \(on .* and \d+ more\)\. Correct/,
  /^src\/site\.ts, clients\.demos\.0\.image: .*static\/images\/none\.jpg/,
  /^src\/pages\/about\/index\.tsx:\d+: "#nowhere" leads nowhere/,
  /^src\/pages\/about\/en\.ts:\d+: It says "Call \{phone\}"\. Write a fact/,
  /^styles\/base\.css:\d+: There is no token "--spacee-1"\. Correct/,
  /^static\/About\/index\.html: The site has another file of this name, "about\/index\.html"\. Rename or delete/,
];

test("a build with mistakes reports all of them and nothing else, exits with 1 and keeps the previous site", async () => {
  for (const [file, change] of Object.entries(edits)) onTestFinished(await copy.edit(file, change));
  const { status, stderr } = await copy.build();
  const problems = stderr.split(/^(?: {2}• |The site cannot be built:\n)/m).map((problem) => problem.trim());
  expect(problems.filter((problem) => problem && !expected.some((one) => one.test(problem)))).toEqual([]);
  expect(expected.filter((one) => !problems.some((problem) => one.test(problem)))).toEqual([]);
  expect(status).toBe(1);
  expect(await hashFiles(site)).toEqual(previous);
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

// The last one, since it replaces the previous site. tests/unit/commands.test.ts holds the option and the draft.
test.runIf(inject("gate") === "night")("a draft is a draft where npm takes the option for itself", async () => {
  execFileSync("npm", ["run", "build", "--draft"], { cwd: copy.root, stdio: "pipe" });
  expect(readFileSync(join(site, "_headers"), "utf8")).toContain("X-Robots-Tag: noindex");
});
