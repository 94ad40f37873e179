import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheFolder } from "../../src/ssg/cached.ts";
import { copyProject, hashFiles, type ProjectCopy, projectAt } from "../support/project/project-copy.ts";
import { root as project } from "../support/project/project-root.ts";
import { site as agency } from "../support/project/real-facts.ts";
import { createPhoto } from "../support/site/photo.ts";

/** Builds, type checks and a part of the gate. */
const GATE_MS = 600_000;

const WINDOWS = "Università Bicocca/un altro/il nostro sito";

/** Clones in different places, the second as git clones on Windows. */
const clones = [
  { folder: "s", git: [] },
  { folder: WINDOWS, git: ["-c", "core.autocrlf=true"] },
];

/** What owners change besides facts: pictures of their own, colours, a question more, a page that rests. */
const ownEdits: Record<string, (text: string) => string> = {
  "src/site.ts": (text) =>
    text.replace(/founder: \{ (initials: ".*?") \}/, 'founder: { $1, photo: "own.jpg" },\n  shareImage: "share.jpg"'),
  "src/navigation.ts": (text) =>
    text.replace("hiddenPages: readonly Path[] = []", 'hiddenPages: readonly Path[] = ["services/analytics"]'),
  "styles/tokens.css": (text) => text.replace("--tomato: #c8311b", "--tomato: #8a1f5c"),
  "src/pages/ads/it.ts": addQuestion,
  "src/pages/ads/en.ts": addQuestion,
};

/** What the clone as on Windows runs of the gate, with the facts of a real agency. */
const gates: { embeds: "on-click" | "on-view"; origin: string; edits: typeof ownEdits; tests: string[] }[] = [
  {
    embeds: "on-click",
    origin: "https://user.github.io/repo/",
    edits: ownEdits,
    // What depends on facts, words and addresses.
    tests: ["--project=unit", "--project=dist", "unit/content", "unit/checks", "unit/addresses", "tests/dist/"],
  },
  {
    embeds: "on-view",
    origin: "https://www.agenzia-di-comunicazione-e-pubblicita-per-imprese-della-brianza.example.it",
    edits: {},
    // What depends on third parties, which have to be allowed, and whether all that real facts say fits.
    tests: [
      ...["--project=dist", "--project=chromium", "dist/promises/", "dist/security"],
      ...["browser/no-script", "browser/layout/page-layout", "browser/security"],
    ],
  },
];

let repository: ProjectCopy;
const parent = mkdtempSync(join(tmpdir(), "clones-"));
beforeAll(async () => {
  repository = await copyProject();
  const author = ["-c", "user.name=Test", "-c", "user.email=test@example.com"];
  await run(repository.root, "git", "init", "--quiet");
  await run(repository.root, "git", "add", "--all", "--", ".", ":!node_modules");
  await run(repository.root, "git", ...author, "commit", "--quiet", "--message", "All");
}, GATE_MS);
afterAll(async () => {
  await repository?.remove();
  rmSync(parent, { recursive: true, force: true });
});

const cloneIn = (folder: string) => projectAt(join(parent, folder));

test(
  "clones at a short path, and at a long one with spaces, accents and other line ends, build the same site",
  async () => {
    const sites: Awaited<ReturnType<typeof hashFiles>>[] = [];
    for (const { folder, git } of clones) {
      const clone = cloneIn(folder);
      await run(parent, "git", ...git, "clone", "--quiet", repository.root, clone.root);
      provideDependencies(clone.root);
      const { status, stderr } = await clone.build();
      expect(status, stderr).toBe(0);
      sites.push(await hashFiles(join(clone.root, "dist")));
    }
    expect(sites[1]).toEqual(sites[0]);
  },
  GATE_MS,
);

describe.sequential("the clone as on Windows, with real facts", () => {
  const clone = cloneIn(WINDOWS);
  beforeAll(() => writeFile(join(clone.root, "src/reviews.ts"), asSource("real-reviews.ts")));

  test("passes types, lint and the search for unused code", { timeout: GATE_MS }, async () => {
    await writeFile(join(clone.root, "src/site.ts"), realFacts());
    await run(clone.root, "npm", "run", "--silent", "check");
  });

  test("is ready to go online with its own pictures and dates", { timeout: GATE_MS }, async () => {
    for (const { image } of agency.clients.demos)
      await clone.edit(`static/${image}`, (svg) => svg.replace(' data-sample=""', ""));
    await run(clone.root, "npm", "run", "--silent", "date:pages");
    expect(await run(clone.root, "npm", "run", "--silent", "check:launch")).toBe(
      `${agency.origin} is ready to go online.\n`,
    );
  });

  test.each(gates)(
    "passes the gate with embeds $embeds, $origin and edits: $edits",
    { timeout: GATE_MS },
    async (gate) => {
      const facts = realFacts()
        .replace(/origin: ".*?"/, `origin: "${gate.origin}"`)
        .replace('"on-view"', `"${gate.embeds}"`);
      await writeFile(join(clone.root, "src/site.ts"), facts);
      for (const [file, change] of Object.entries(gate.edits)) await clone.edit(file, change);
      await writeFile(join(clone.root, "static/own.jpg"), await createPhoto(800, 1000));
      await writeFile(join(clone.root, "static/share.jpg"), await createPhoto(1200, 630));
      expect(await run(clone.root, "npm", "run", "--silent", "build")).toContain("all pages");
      const { status, stdout, stderr } = await clone.test(...gate.tests);
      expect((stdout + stderr).split("\n").filter((line) => / FAIL |Error:/.test(line))).toEqual([]);
      expect(status).toBe(0);
    },
  );
});

function addQuestion(words: string): string {
  return words.replace(
    /questions: \{[\s\S]*?items: \[/,
    '$&\n      { question: "Parcheggio?", answer: "Davanti alla porta." },',
  );
}

/** The file of real facts, as `src/site.ts`. */
function realFacts(): string {
  return asSource("real-facts.ts").replace("./real-reviews.ts", "./reviews.ts");
}

/** A file of real facts as it stands in `src`. */
function asSource(file: string): string {
  return readFileSync(join(repository.root, "tests/support/project", file), "utf8").replace("../../../src/", "./");
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

/** @throws Error with what the program has printed, if it fails. */
async function run(folder: string, program: string, ...args: string[]): Promise<string> {
  const failed = ({ stdout, stderr }: Record<string, string>) =>
    new Error(`${program} ${args.join(" ")}\n${stdout}${stderr}`);
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder }).catch((error) => {
    throw failed(error);
  });
  return stdout;
}
