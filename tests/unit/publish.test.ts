import { existsSync, readFileSync } from "node:fs";
import * as disk from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { publish } from "../../src/ssg/publish.ts";

/**
 * Disk operations of a test by name, and the operation that fails; after a simulated kill all later ones fail too.
 * The codes with which the next renames fail, and the milliseconds of each wait.
 */
const calls = vi.hoisted(() => ({
  names: [] as string[],
  failing: -1,
  isKilled: false,
  held: [] as string[],
  waits: [] as number[],
}));

/** Counts an operation, and lets it fail in its turn. */
const count = vi.hoisted(() => (name: string) => {
  calls.names.push(name);
  const after = calls.names.length - 1 - calls.failing;
  if (calls.failing >= 0 && (after === 0 || (calls.isKilled && after > 0))) throw new Error(`EIO: ${name}`);
});

vi.mock("node:timers/promises", () => ({ setTimeout: async (time: number) => void calls.waits.push(time) }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const renameSync: typeof real.renameSync = (...paths) => {
    count("rename");
    const code = calls.held.shift();
    if (code) throw Object.assign(new Error(`${code}: rename`), { code });
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
beforeEach(async () => {
  root = await disk.mkdtemp(join(tmpdir(), "output-"));
  calls.names = [];
});
afterEach(() => {
  calls.failing = -1;
  calls.isKilled = false;
  return disk.rm(root, { recursive: true, force: true });
});

const page = (path: string, body = path) => ({ path, body });
/** Returns path and text of each file of the site, which a build that was killed in its swap leaves where builds write. */
async function site(): Promise<Record<string, string>> {
  const [previous = ""] = await disk.readdir(join(root, WORKSHOP)).catch(() => []);
  const dist = join(root, "dist");
  const folder = existsSync(dist) ? dist : join(root, WORKSHOP, previous);
  const entries = await disk.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [relative(folder, file), readFileSync(file, "utf8")]));
}

const folders = async () => (await disk.readdir(root)).sort();

/** Where builds write, and the names that a build gives to its draft and to the previous site. */
const WORKSHOP = ".dist-builds";
const DRAFT = `${WORKSHOP}/1`;
const PREVIOUS = `${WORKSHOP}/1-previous`;

test("an unchanged file keeps its date", async () => {
  await publish(root, [page("a.html", "one"), page("b.html", "two")]);
  const written = new Date("2026-01-02T03:04:05Z");
  for (const file of ["a.html", "b.html"]) await disk.utimes(join(root, "dist", file), written, written);
  await publish(root, [page("a.html", "one"), page("b.html", "TWO")]);
  expect((await disk.stat(join(root, "dist/a.html"))).mtime).toEqual(written);
  expect((await disk.stat(join(root, "dist/b.html"))).mtime).not.toEqual(written);
  expect(await site()).toEqual({ "a.html": "one", "b.html": "TWO" });
});

describe("whichever operation fails", async () => {
  const old = [page("a.html", "old"), page("same.html", "same")];
  const next = [page("a.html", "new"), page("b/index.html", "new"), page("same.html", "same")];
  const asObject = (files: typeof old) => Object.fromEntries(files.map(({ path, body }) => [path, body]));

  test("either the old site remains without temporary folders, or the new site is published", async () => {
    await publish(root, old);
    calls.names = [];
    await publish(root, next);
    const steps = [...calls.names];
    expect(steps).toEqual(expect.arrayContaining(["mkdir", "writeFile", "utimes", "rename", "rm"]));
    let failures = 0;
    for (const [index, name] of steps.entries()) {
      await disk.rm(root, { recursive: true });
      await disk.mkdir(root);
      await publish(root, old);
      calls.names = [];
      calls.failing = index;
      const problems = await publish(root, next);
      calls.failing = -1;
      if (problems.length > 0) {
        failures++;
        const says = expect.stringMatching(/EIO: \w+\. The previous site is untouched/);
        expect(problems, name).toMatchObject([{ says, fix: expect.stringContaining("build again") }]);
        expect(await site(), name).toEqual(asObject(old));
        expect(await folders(), name).toEqual(["dist"]);
      } else {
        expect(await site(), name).toEqual(asObject(next));
      }
    }
    expect(failures).toBeGreaterThan(5);
  });
});

test("a folder that something holds for a moment is renamed a little later; one that stays held is reported", async () => {
  await publish(root, [page("a.html", "old")]);
  calls.held = ["EPERM", "EBUSY"];
  calls.waits = [];
  expect(await publish(root, [page("a.html", "new")])).toEqual([]);
  expect(await site()).toEqual({ "a.html": "new" });
  expect(calls.waits).toHaveLength(2);
  // Long enough for a virus scanner, and too short for an owner to wonder.
  for (const time of calls.waits) expect(time).toSatisfy((ms: number) => ms >= 50 && ms <= 500);
  calls.held = Array.from({ length: 9 }, () => "EBUSY");
  expect(await publish(root, [page("a.html", "newer")])).toMatchObject([
    { says: expect.stringMatching(/EBUSY: rename\. The previous site is untouched/) },
  ]);
  calls.held = [];
  expect(await site()).toEqual({ "a.html": "new" });
});

test("a file in the place of the folder is kept and reported", async () => {
  await disk.writeFile(join(root, "dist"), "Notes");
  const says = expect.stringMatching(/ENOTDIR.* The previous site is untouched/);
  expect(await publish(root, [page("a.html")])).toMatchObject([
    { says, fix: expect.stringContaining("that it is no file") },
  ]);
  expect(await disk.readFile(join(root, "dist"), "utf8")).toBe("Notes");
  expect(await folders()).toEqual(["dist"]);
});

describe("concurrent builds", () => {
  test("all succeed, and one of them provides the whole site", async () => {
    const versions = Array.from({ length: 12 }, (_, version) =>
      Array.from({ length: 30 }, (_, index) => page(`${index}.html`, `version ${version}`)),
    );
    await Promise.all(versions.map((files) => publish(root, files)));
    expect(new Set(Object.values(await site())).size).toBe(1);
    expect(Object.keys(await site())).toHaveLength(30);
    expect(await folders()).toEqual(["dist"]);
  });

  test("do not delete each other's drafts", async () => {
    await disk.mkdir(join(root, DRAFT), { recursive: true });
    await publish(root, [page("a.html")]);
    expect(await disk.readdir(join(root, WORKSHOP))).toEqual(["1"]);
  });
});

test("a build deletes no folder that is not its own", async () => {
  const others = [".dist-1-previous", ".dist-backup", "dist-previous"];
  for (const name of others) await disk.mkdir(join(root, name));
  for (const name of others) await disk.utimes(join(root, name), 0, 0);
  await publish(root, [page("a.html")]);
  expect(await folders()).toEqual([...others, "dist"].sort());
});

describe("after a build was killed", () => {
  test("at any step, the site is the old or the new one, and the next build deletes the leftovers", async () => {
    const old = [page("a.html", "old"), page("b.html", "old")];
    const next = [page("a.html", "new"), page("b.html", "new")];
    await publish(root, old);
    calls.names = [];
    await publish(root, next);
    const steps = calls.names.length;
    for (let step = 0; step < steps; step++) {
      await disk.rm(root, { recursive: true });
      await disk.mkdir(root);
      await publish(root, old);
      Object.assign(calls, { names: [], failing: step, isKilled: true });
      await publish(root, next);
      Object.assign(calls, { failing: -1, isKilled: false });
      await passAnHour();
      expect(new Set(Object.values(await site())).size, `step ${step}`).toBe(1);
      expect(Object.keys(await site()), `step ${step}`).toHaveLength(2);
      await publish(root, next);
      expect(await site(), `step ${step}`).toEqual({ "a.html": "new", "b.html": "new" });
      expect(await folders(), `step ${step}`).toEqual(["dist"]);
    }
    expect(steps).toBeGreaterThan(8);
  });
});

/** Dates every draft before the last hour. */
async function passAnHour(): Promise<void> {
  const past = new Date(Date.now() - 61 * 60_000);
  const drafts = await disk.readdir(join(root, WORKSHOP)).catch(() => []);
  for (const draft of drafts) await disk.utimes(join(root, WORKSHOP, draft), past, past);
}

describe("dist as a symbolic link", () => {
  test("remains a link: the folder it points to is replaced", async () => {
    await disk.mkdir(join(root, "www/site"), { recursive: true });
    // Of another site beside it.
    await disk.mkdir(join(root, "www", PREVIOUS), { recursive: true });
    await disk.mkdir(join(root, "project"));
    // A link may lead to another.
    await disk.symlink("../www/site", join(root, "project/current"));
    await disk.symlink("current", join(root, "project/dist"));
    await publish(join(root, "project"), [page("a.html", "one")]);
    await publish(join(root, "project"), [page("a.html", "two")]);
    for (const link of ["project/dist", "project/current"])
      expect((await disk.lstat(join(root, link))).isSymbolicLink()).toBe(true);
    expect(await disk.readFile(join(root, "www/site/a.html"), "utf8")).toBe("two");
    expect(await disk.readdir(join(root, "www"))).toEqual([WORKSHOP, "site"]);
    expect(await disk.readdir(join(root, "project"))).toEqual(["current", "dist"]);
  });
});
