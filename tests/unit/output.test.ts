import * as disk from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { publish, readPublished, restore } from "../../src/ssg/output.ts";

/** Disk operations of a test by name, and the operation that fails. After a simulated kill all later ones fail too. */
const calls = vi.hoisted(() => ({ names: [] as string[], failing: -1, isKilled: false, code: "EIO" }));

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  const watched = ["access", "link", "mkdir", "readFile", "rename", "rm", "unlink", "writeFile"] as const;
  const wrap =
    (name: (typeof watched)[number]) =>
    async (...args: never[]) => {
      calls.names.push(name);
      const after = calls.names.length - 1 - calls.failing;
      if (calls.failing >= 0 && (after === 0 || (calls.isKilled && after > 0)))
        throw Object.assign(new Error(`${calls.code}: ${name}`), { code: calls.code });
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
  calls.code = "EIO";
  return disk.rm(root, { recursive: true, force: true });
});

const page = (path: string, body = path) => ({ path, body });
/** Returns path and text of each published file. */
const site = async () => Object.fromEntries((await readPublished(root)).map(({ path, body }) => [path, String(body)]));
const folders = async () => (await disk.readdir(root)).sort();
/** Id of a process that does not exist: larger than any on Linux. */
const GONE = 2 ** 22 + 1;

test("the new site replaces the old one and leaves no temporary folder", async () => {
  await publish(root, [page("a.html"), page("b/index.html")]);
  await publish(root, [page("a.html", "new")]);
  expect(await site()).toEqual({ "a.html": "new" });
  expect(await folders()).toEqual(["dist"]);
});

test("dist has the permissions of an ordinary folder, so that a web server can read it", async () => {
  await publish(root, [page("a.html")]);
  expect((await disk.stat(join(root, "dist"))).mode & 0o777).toBe(0o777 & ~process.umask());
});

test("an unchanged file keeps its date", async () => {
  expect(await publish(root, [page("a.html", "one"), page("b.html", "two")])).toEqual({ written: 2, warnings: [] });
  const before = await disk.stat(join(root, "dist/a.html"));
  expect(await publish(root, [page("a.html", "one"), page("b.html", "TWO")])).toEqual({ written: 1, warnings: [] });
  expect((await disk.stat(join(root, "dist/a.html"))).mtimeMs).toBe(before.mtimeMs);
  expect(await site()).toEqual({ "a.html": "one", "b.html": "TWO" });
});

describe("whichever operation fails", async () => {
  const old = [page("a.html", "old"), page("same.html", "same")];
  const next = [page("a.html", "new"), page("b/index.html", "new"), page("same.html", "same")];
  const asObject = (files: typeof old) => Object.fromEntries(files.map(({ path, body }) => [path, body]));

  test("either the old site remains without temporary folders, or the new site is published and the leftover reported", async () => {
    await publish(root, old);
    calls.names = [];
    await publish(root, next);
    const steps = [...calls.names];
    expect(steps).toEqual(expect.arrayContaining(["access", "mkdir", "link", "writeFile", "rename", "rm"]));
    let failures = 0;
    for (const [index, name] of steps.entries()) {
      await disk.rm(root, { recursive: true });
      await disk.mkdir(root);
      await publish(root, old);
      calls.names = [];
      calls.failing = index;
      const result = await publish(root, next).catch((error: Error) => error);
      calls.failing = -1;
      if (result instanceof Error) {
        failures++;
        expect(result.message, name).toMatch(/EIO: \w+\. The previous site is untouched\. .* build again/);
        expect(await site(), name).toEqual(asObject(old));
        expect(await folders(), name).toEqual(["dist"]);
      } else {
        expect(await site(), name).toEqual(asObject(next));
        expect(await folders(), name).toHaveLength(1 + result.warnings.length);
      }
    }
    expect(failures).toBeGreaterThan(6);
  });
});

test.each([
  ["EBUSY", "rename", /dist: EBUSY.* untouched\. It is a mount point: mount the folder above it, then build again/],
  ["EACCES", "access", /dist: EACCES.* untouched\. Check the permissions, then build again/],
  ["ENOSPC", "writeFile", /could not be written to .*dist: ENOSPC.* untouched\. Free the disk, then build again/],
])("the message for %s says what to do", async (code, name, message) => {
  await publish(root, [page("a.html", "old")]);
  calls.names = [];
  await publish(root, [page("a.html", "new")]);
  calls.failing = calls.names.indexOf(name);
  calls.code = code;
  calls.names = [];
  await expect(publish(root, [page("a.html", "newer")])).rejects.toThrow(message);
  expect(await site()).toEqual({ "a.html": "new" });
});

test("a site that cannot be replaced is unchanged", async () => {
  await publish(root, [page("a.html", "old")]);
  // The same path cannot be both a file and a folder.
  const impossible = [page("a.html", "new"), page("x", "file"), page("x/y.html")];
  await expect(publish(root, impossible)).rejects.toThrow(/previous site is untouched/);
  expect(await site()).toEqual({ "a.html": "old" });
  expect(await folders()).toEqual(["dist"]);
});

test("a file in the place of the folder is kept and reported", async () => {
  await disk.writeFile(join(root, "dist"), "Notes");
  expect(await readPublished(root)).toEqual([]);
  await expect(publish(root, [page("a.html")])).rejects.toThrow(/It is a file: delete it, then build again\./);
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

  test("do not delete each other's folders", async () => {
    const running = join(root, `.dist-${process.ppid}-abc123`);
    await disk.mkdir(running);
    await publish(root, [page("a.html")]);
    expect(await folders()).toEqual([`.dist-${process.ppid}-abc123`, "dist"]);
  });
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
      await publish(root, next).catch(() => {});
      Object.assign(calls, { failing: -1, isKilled: false });
      // Pretends that the process has ended.
      for (const folder of await folders())
        await disk.rename(join(root, folder), join(root, folder.replace(`-${process.pid}-`, `-${GONE}-`)));
      expect(new Set(Object.values(await site())).size, `step ${step}`).toBe(1);
      expect(Object.keys(await site()), `step ${step}`).toHaveLength(2);
      await publish(root, next);
      expect(await site(), `step ${step}`).toEqual({ "a.html": "new", "b.html": "new" });
      expect(await folders(), `step ${step}`).toEqual(["dist"]);
    }
    expect(steps).toBeGreaterThan(8);
  });

  test.each([GONE, process.pid])("the next one deletes its leftovers (process %i)", async (pid) => {
    await disk.mkdir(join(root, `.dist-${pid}-abc123/it`), { recursive: true });
    await disk.writeFile(join(root, `.dist-${pid}-abc123/it/index.html`), "half");
    await publish(root, [page("a.html")]);
    expect(await folders()).toEqual(["dist"]);
  });

  test("during the swap, the previous site is still served, then restored", async () => {
    await publish(root, [page("a.html", "old")]);
    await disk.rename(join(root, "dist"), join(root, `.dist-${GONE}-abc123-previous`));
    await disk.mkdir(join(root, `.dist-${GONE}-abc123`));
    expect(await site()).toEqual({ "a.html": "old" });
    await restore(root);
    expect(await disk.readFile(join(root, "dist/a.html"), "utf8")).toBe("old");
  });
});

describe("dist as a symbolic link", () => {
  test("remains a link: the folder it points to is replaced", async () => {
    await disk.mkdir(join(root, "www"));
    await disk.mkdir(join(root, "project"));
    // A link may lead to another.
    await disk.symlink("../www/site", join(root, "project/current"));
    await disk.symlink("current", join(root, "project/dist"));
    await publish(join(root, "project"), [page("a.html", "one")]);
    await publish(join(root, "project"), [page("a.html", "two")]);
    for (const link of ["project/dist", "project/current"])
      expect((await disk.lstat(join(root, link))).isSymbolicLink()).toBe(true);
    expect(await disk.readFile(join(root, "www/site/a.html"), "utf8")).toBe("two");
    expect(await disk.readdir(join(root, "www"))).toEqual(["site"]);
    expect(await disk.readdir(join(root, "project"))).toEqual(["current", "dist"]);
  });
});
