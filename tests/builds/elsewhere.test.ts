import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheFolder, hash } from "../../src/ssg/cache.ts";
import { copyProject, type ProjectCopy, projectAt } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";

/** Builds, type checks and a part of the gate. */
const GATE_MS = 600_000;

/** Addresses to publish at. */
const origins = {
  "its own origin": null,
  "GitHub Pages": "https://user.github.io/repo/",
  "a long domain": "https://www.agenzia-di-comunicazione-e-pubblicita-per-imprese-della-brianza.example.it",
} as const;

/** Browser tests that depend on the facts: what they say has to fit, and third parties have to be allowed. */
const browserTests = ["no-script", "page-layout", "security"];

/** Clones in other places than ours, each with other values and another origin. */
const clones = [
  {
    place: "at a short path",
    folder: "s",
    facts: "sample",
    origin: "its own origin",
    git: [],
    tests: [["--project=unit"]],
  },
  {
    place: "at a deep path",
    folder: `${"one/of/many/folders/".repeat(4)}agency-website`,
    facts: "real",
    origin: "GitHub Pages",
    git: [],
    tests: [["--project=unit", "--project=dist"]],
  },
  {
    place: "at a path with a space and an accent, as git clones it on Windows",
    folder: "Università Bicocca/il nostro sito",
    facts: "real, with embeds on click",
    origin: "a long domain",
    git: ["-c", "core.autocrlf=true"],
    tests: [
      ["--project=unit", "--project=client", "--project=dist"],
      ["--project=browser", ...browserTests],
    ],
  },
] as const;

let repository: ProjectCopy;
let parent: string;
beforeAll(async () => {
  repository = await copyProject();
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  await run(repository.root, "git", "init", "--quiet");
  await run(repository.root, "git", "add", "--all", "--", ".", ":!node_modules");
  await run(repository.root, "git", ...author, "commit", "--quiet", "--message", "All");
  parent = mkdtempSync(join(tmpdir(), "clones-"));
}, GATE_MS);
afterAll(async () => {
  await repository?.remove();
  rmSync(parent, { recursive: true, force: true });
});

/** What a site consists of, by origin: the same wherever it is built. */
const sites = new Map<string, string>();

describe.each(clones)("a clone $place", ({ folder, facts, origin, git: options, tests }) => {
  const root = () => join(parent, folder);
  let clone: ProjectCopy;
  beforeAll(async () => {
    await run(parent, "git", ...options, "clone", "--quiet", repository.root, root());
    provideDependencies(root());
    clone = projectAt(root());
  });

  test.each(Object.entries(origins))(
    "builds the same site as elsewhere for %s",
    async (name, address) => {
      if (address) await changeFacts(clone, (text) => text.replace(/origin: ".*?"/, `origin: "${address}"`));
      const { status, stdout, stderr } = await clone.build();
      expect(status, stderr).toBe(0);
      expect(stdout).not.toContain("over the budget");
      const built = fingerprint(join(root(), "dist"));
      expect(built).toBe(sites.get(name) ?? built);
      sites.set(name, built);
    },
    GATE_MS,
  );

  test(
    `passes the gate with ${facts} facts at ${origin}`,
    async () => {
      const address = origins[origin];
      await changeFacts(clone, (text) => {
        const values = facts === "sample" ? text : realFacts();
        const withOrigin = address ? values.replace(/origin: ".*?"/, `origin: "${address}"`) : values;
        return facts.includes("on click") ? withOrigin.replace('"on-view"', '"on-click"') : withOrigin;
      });
      if (options.length > 0) await run(root(), "npm", "run", "--silent", "check");
      expect(await run(root(), "npm", "run", "--silent", "build")).toContain("all pages");
      for (const filters of tests) {
        const { status, stdout, stderr } = await clone.test(...filters);
        expect((stdout + stderr).split("\n").filter((line) => / FAIL |Error:/.test(line))).toEqual([]);
        expect(status).toBe(0);
      }
    },
    GATE_MS,
  );
});

/** Each time from the file as it was cloned. */
async function changeFacts(clone: ProjectCopy, change: (text: string) => string): Promise<void> {
  const text = readFileSync(join(repository.root, "src/site.ts"), "utf8");
  await writeFile(join(clone.root, "src/site.ts"), change(text));
}

/** The file of real facts, as `src/site.ts`. */
function realFacts(): string {
  return readFileSync(join(repository.root, "tests/support/project/real-facts.ts"), "utf8").replace(
    "../../../src/",
    "./",
  );
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

/** Every file of a folder by its content. */
function fingerprint(folder: string): string {
  const files = fastGlob.sync("**", { cwd: folder, dot: true }).sort();
  return hash(...files.flatMap((file) => [file, readFileSync(join(folder, file))]));
}

/** @throws Error with what the program has printed, if it fails. */
async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const failed = ({ stdout, stderr }: Record<string, string>) =>
    new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder }).catch((error) => {
    throw failed(error);
  });
  return stdout;
}
