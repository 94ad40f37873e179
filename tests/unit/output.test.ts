import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { alone, publish, restore } from "../../src/ssg/output.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "output-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const page = (path: string, body = path) => ({ path, body });

test("the new site replaces the old one whole and leaves nothing beside it", async () => {
  await publish(root, [page("a.html"), page("b/index.html")]);
  await publish(root, [page("a.html", "new")]);
  expect(await readFile(join(root, "dist/a.html"), "utf8")).toBe("new");
  expect(existsSync(join(root, "dist/b"))).toBe(false);
  expect(await readdir(root)).toEqual(["dist"]);
});

test("a write that fails leaves the previous site and says what to do", async () => {
  await publish(root, [page("a.html", "old")]);
  // A file cannot be a folder at the same time: the write of the second one fails.
  const impossible = [page("a.html", "new"), page("x", "file"), page("x/y.html")];
  await expect(publish(root, impossible)).rejects.toThrow(/previous one is untouched/);
  expect(await readFile(join(root, "dist/a.html"), "utf8")).toBe("old");
  expect(await readdir(root)).toEqual(["dist"]);
});

test("a build killed between the two renames is mended by the next", async () => {
  await publish(root, [page("a.html", "old")]);
  await rename(join(root, "dist"), join(root, ".dist-old"));
  await restore(root);
  expect(await readFile(join(root, "dist/a.html"), "utf8")).toBe("old");
});

test.each([
  ["a.html", "A.html"],
  ["caff\u00e8.svg", "caffe\u0300.svg"],
])("%s and %s are one file on some disks, so the build refuses them", async (one, other) => {
  await expect(publish(root, [page(one), page(other)])).rejects.toThrow(/Two files/);
});

test("a second build stops while the first runs, and starts once it is done", async () => {
  await mkdir(root, { recursive: true });
  // The lock of a living process that is not this one.
  await writeFile(join(root, ".dist-lock"), String(process.ppid));
  await expect(alone(root, async () => "built")).rejects.toThrow(/Another build is running/);
  await rm(join(root, ".dist-lock"));
  expect(await alone(root, async () => "built")).toBe("built");
  expect(await readdir(root)).toEqual([]);
});

test.each(["999999999", "", "nonsense"])("the lock of a dead process (%j) is taken over", async (owner) => {
  await writeFile(join(root, ".dist-lock"), owner);
  expect(await alone(root, async () => "built")).toBe("built");
});

test("only files that changed are written again", async () => {
  const count = await publish(root, [page("a.html", "one"), page("b.html", "two")]);
  expect(count).toBe(2);
  const before = await stat(join(root, "dist/a.html"));
  expect(await publish(root, [page("a.html", "one"), page("b.html", "TWO")])).toBe(1);
  const after = await stat(join(root, "dist/a.html"));
  expect(after.ino).toBe(before.ino);
  expect(await readFile(join(root, "dist/b.html"), "utf8")).toBe("TWO");
});
