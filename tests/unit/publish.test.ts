import fs, { mkdirSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { publish } from "../../src/ssg/publish.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Counts the disk operations of a test, and lets one fail; after a simulated kill all later ones fail too. */
const counter = {
  names: [] as string[],
  failing: Infinity,
  isKilled: false,
  /** From this rename on, counted from 1, all fail. */
  failingRenames: Infinity,
  onSecondRename: () => {},
  count(name: string) {
    const index = this.names.push(name) - 1;
    if (index === this.failing || (this.isKilled && index > this.failing)) throw new Error(`EBUSY: ${name}`);
  },
};

/** As functions of any arguments. */
const operations = fs.promises as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;

beforeAll(() => {
  const { renameSync } = fs;
  vi.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    counter.count("rename");
    const turn = counter.names.filter((name) => name === "rename").length;
    if (turn >= counter.failingRenames) throw new Error("EBUSY: rename");
    if (turn === 2) counter.onSecondRename();
    renameSync(from, to);
  });
  for (const name of ["mkdir", "mkdtemp", "readFile", "readdir", "rm", "stat", "utimes", "writeFile"]) {
    const operation = operations[name];
    vi.spyOn(operations, name).mockImplementation(async (...args) => {
      counter.count(name);
      return operation?.(...args);
    });
  }
  syncBuiltinESMExports();
});

afterAll(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

let root: string;

const page = (path: string, body: string) => ({ path, body });
const old = [page("a.html", "old"), page("same.html", "same")];
const next = [page("a.html", "new"), page("b/index.html", "new"), page("same.html", "same")];

const folders = () => readdirSync(root).sort();

function pagesIn(folder: string) {
  const cwd = join(root, folder);
  const files = fastGlob.sync("**", { cwd, dot: true }).sort();
  return files.map((file) => page(file, readFileSync(join(cwd, file), "utf8")));
}

/** Publishes the old site, then the new one, whose operation of this number fails. */
async function publishTwice(failing: number, isKilled = false) {
  root = temporaryFolder();
  await publish(root, old);
  Object.assign(counter, { names: [], failing, isKilled });
  const problems = await publish(root, next);
  const { names } = counter;
  Object.assign(counter, { names: [], failing: Infinity });
  return { problems, names };
}

test("an unchanged file keeps its date", async () => {
  root = temporaryFolder();
  await publish(root, old);
  const written = new Date("2026-01-02T03:04:05Z");
  for (const { path } of old) utimesSync(join(root, "dist", path), written, written);
  await publish(root, next);
  const dateOf = (file: string) => statSync(join(root, "dist", file)).mtime;
  expect(dateOf("same.html")).toEqual(written);
  expect(dateOf("a.html")).not.toEqual(written);
  expect(pagesIn("dist")).toEqual(next);
});

test("whichever operation fails, either the old site remains, or the new one is published", async () => {
  const { names: steps } = await publishTwice(Infinity);
  expect(steps).toEqual(expect.arrayContaining(["mkdir", "writeFile", "utimes", "rename", "rm"]));
  let failures = 0;
  for (const [index, name] of steps.entries()) {
    const { problems } = await publishTwice(index);
    expect(pagesIn("dist"), name).toEqual(problems.length > 0 ? old : next);
    if (problems.length === 0) continue;
    failures++;
    const says = expect.stringMatching(/EBUSY: \w+\. The previous site is untouched/);
    const fix = expect.stringMatching(/Close what uses the folder.*build again/);
    expect(problems, name).toMatchObject([{ says, fix }]);
    expect(folders(), name).toEqual(["dist"]);
  }
  expect(failures).toBeGreaterThan(5);
});

test("a build that is killed leaves the old site or the new one whole, and the next one cleans up", async () => {
  const { names: steps } = await publishTwice(Infinity);
  for (const step of steps.keys()) {
    await publishTwice(step, true);
    // Killed between the two renames, it leaves the old site beside its place.
    const left = folders().includes("dist") ? "dist" : `${folders()[0]}/previous-1`;
    expect([old, next], `step ${step}`).toContainEqual(pagesIn(left));
    // Its process has ended by then. Without a page of the killed one.
    vi.spyOn(process, "kill").mockImplementation(() => {
      throw Object.assign(new Error(), { code: "ESRCH" });
    });
    await publish(root, old);
    vi.mocked(process.kill).mockRestore();
    expect(pagesIn("dist"), `step ${step}`).toEqual(old);
    expect(folders(), `step ${step}`).toEqual(["dist"]);
  }
  expect(steps.length).toBeGreaterThan(8);
});

test("two builds at once each publish a whole site, and leave nothing else", async () => {
  const siteOf = (name: string) => Array.from({ length: 40 }, (_, index) => page(`${10 + index}/index.html`, name));
  for (const delay of [0, 1, 2, 4, 8]) {
    root = temporaryFolder();
    const later = new Promise((resolve) => setTimeout(resolve, delay)).then(() => publish(root, siteOf("later")));
    expect(await Promise.all([publish(root, siteOf("first")), later])).toEqual([[], []]);
    expect([siteOf("first"), siteOf("later")]).toContainEqual(pagesIn("dist"));
    expect(folders()).toEqual(["dist"]);
  }
});

test("a site that another build publishes between the two moves is the previous one", async () => {
  root = temporaryFolder();
  await publish(root, old);
  counter.names = [];
  counter.onSecondRename = () => mkdirSync(join(root, "dist/of-another-build"), { recursive: true });
  expect(await publish(root, next)).toEqual([]);
  counter.onSecondRename = () => {};
  expect(pagesIn("dist")).toEqual(next);
  expect(folders()).toEqual(["dist"]);
});

test("where the previous site cannot be moved back, the problem says where it is", async () => {
  root = temporaryFolder();
  await publish(root, old);
  Object.assign(counter, { names: [], failing: Infinity, isKilled: false, failingRenames: 2 });
  const [problem] = await publish(root, next);
  counter.failingRenames = Infinity;
  const [left = ""] = folders();
  expect(problem?.says).not.toContain("untouched");
  expect(problem?.fix).toContain(join(root, left, "previous-1"));
  expect(pagesIn(`${left}/previous-1`)).toEqual(old);
});

test("a build deletes no folder that is not its own", async () => {
  root = temporaryFolder();
  const others = [".dist-backup", "dist-previous"];
  for (const name of others) mkdirSync(join(root, name));
  await publish(root, old);
  expect(folders()).toEqual([...others, "dist"].sort());
});
