import * as disk from "node:fs/promises";
import { join, relative } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { publish } from "../../src/ssg/publish.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

/** Disk operations of a test by name, and the one that fails; after a simulated kill all later ones fail too. */
const calls = vi.hoisted(() => ({ names: [] as string[], failing: -1, isKilled: false }));

/** Counts an operation, and lets it fail in its turn. */
const count = vi.hoisted(() => (name: string) => {
  calls.names.push(name);
  const after = calls.names.length - 1 - calls.failing;
  if (calls.failing >= 0 && (after === 0 || (calls.isKilled && after > 0))) throw new Error(`EBUSY: ${name}`);
});

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const renameSync: typeof real.renameSync = (...paths) => {
    count("rename");
    real.renameSync(...paths);
  };
  return { ...real, renameSync };
});

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const watched = ["mkdir", "readFile", "rm", "stat", "utimes", "writeFile"] as const;
  const wrap =
    (name: (typeof watched)[number]) =>
    async (...args: never[]) => {
      count(name);
      return (real[name] as (...args: never[]) => unknown)(...args);
    };
  return { ...real, ...Object.fromEntries(watched.map((name) => [name, wrap(name)])) };
});

let root: string;
beforeEach(() => {
  root = temporaryFolder();
});

const page = (path: string, body = path) => ({ path, body });
const old = [page("a.html", "old"), page("same.html", "same")];
const next = [page("a.html", "new"), page("b/index.html", "new"), page("same.html", "same")];
const asObject = (files: typeof old) => Object.fromEntries(files.map(({ path, body }) => [path, body]));

const folders = async () => (await disk.readdir(root)).sort();

/** Returns path and text of each file in a folder. */
async function filesIn(name: string): Promise<Record<string, string>> {
  const folder = join(root, name);
  const entries = await disk.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [relative(folder, file), await disk.readFile(file, "utf8")]);
  return Object.fromEntries(await Promise.all(texts));
}

/** Publishes the old site, then the new one, whose operation of this number fails. */
async function publishTwice(failing: number, isKilled = false) {
  root = temporaryFolder();
  await publish(root, old);
  Object.assign(calls, { names: [], failing, isKilled });
  const problems = await publish(root, next);
  const names = [...calls.names];
  Object.assign(calls, { names: [], failing: -1, isKilled: false });
  return { problems, names };
}

test("an unchanged file keeps its date", async () => {
  await publish(root, [page("a.html", "one"), page("b.html", "two")]);
  const written = new Date("2026-01-02T03:04:05Z");
  for (const file of ["a.html", "b.html"]) await disk.utimes(join(root, "dist", file), written, written);
  await publish(root, [page("a.html", "one"), page("b.html", "TWO")]);
  expect((await disk.stat(join(root, "dist/a.html"))).mtime).toEqual(written);
  expect((await disk.stat(join(root, "dist/b.html"))).mtime).not.toEqual(written);
  expect(await filesIn("dist")).toEqual({ "a.html": "one", "b.html": "TWO" });
});

test("whichever operation fails, either the old site remains, or the new one is published", async () => {
  const { names: steps } = await publishTwice(-1);
  expect(steps).toEqual(expect.arrayContaining(["mkdir", "writeFile", "utimes", "rename", "rm"]));
  let failures = 0;
  for (const [index, name] of steps.entries()) {
    const { problems } = await publishTwice(index);
    expect(await filesIn("dist"), name).toEqual(asObject(problems.length > 0 ? old : next));
    if (problems.length === 0) continue;
    failures++;
    const says = expect.stringMatching(/EBUSY: \w+\. The previous site is untouched/);
    expect(problems, name).toMatchObject([
      { says, fix: expect.stringMatching(/Close what uses the folder.*build again/) },
    ]);
    expect(await folders(), name).toEqual(["dist"]);
  }
  expect(failures).toBeGreaterThan(5);
});

test("a build that is killed leaves the old site or the new one whole, and the next one cleans up", async () => {
  const { names: steps } = await publishTwice(-1);
  for (const step of steps.keys()) {
    await publishTwice(step, true);
    // Killed between the two renames, it leaves the old site beside its place.
    const left = (await folders()).includes("dist") ? "dist" : ".dist-previous";
    expect([asObject(old), asObject(next)], `step ${step}`).toContainEqual(await filesIn(left));
    // Without a page of the killed one.
    await publish(root, old);
    expect(await filesIn("dist"), `step ${step}`).toEqual(asObject(old));
    expect(await folders(), `step ${step}`).toEqual(["dist"]);
  }
  expect(steps.length).toBeGreaterThan(8);
});

test("a build deletes no folder that is not its own", async () => {
  const others = [".dist-backup", "dist-previous"];
  for (const name of others) await disk.mkdir(join(root, name));
  await publish(root, [page("a.html")]);
  expect(await folders()).toEqual([...others, "dist"].sort());
});
