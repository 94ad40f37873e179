import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cached } from "../../src/ssg/cached.ts";

/** Whether the disk is full, and what stands in the manifest of each package, if not its own text. */
const disk = vi.hoisted(() => ({ isFull: false, manifest: "" }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  async function writeFile(file: string, data: string | Buffer): Promise<void> {
    await real.writeFile(file, disk.isFull ? "half" : data);
    if (disk.isFull) throw new Error("No space is left.");
  }
  const readFile = async (file: string) =>
    disk.manifest && file.endsWith("package.json") ? Buffer.from(disk.manifest) : real.readFile(file);
  return { ...real, readFile, writeFile };
});

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(async () => {
  Object.assign(disk, { isFull: false, manifest: "" });
  await rm(root, { recursive: true, force: true });
});

/** Returns a result and whether this call produced it. */
async function getResult(...inputs: string[]): Promise<[text: string, isProduced: boolean]> {
  let isProduced = false;
  const body = await cached(root, "test", inputs, async () => {
    isProduced = true;
    return Buffer.from(`result of ${inputs.join()}`);
  });
  return [Buffer.from(body).toString(), isProduced];
}

test("each set of inputs produces its result once", async () => {
  expect(await getResult("a", "b")).toEqual(["result of a,b", true]);
  expect(await getResult("a", "b")).toEqual(["result of a,b", false]);
  expect(await getResult("ab")).toEqual(["result of ab", true]);
  expect(await getResult("a", "b", "")).toEqual(["result of a,b,", true]);
});

test("another version of a tool produces the result again", async () => {
  const results: unknown[] = [];
  for (const version of ["1.0.0", "1.0.0", "1.0.1"]) {
    disk.manifest = version;
    // As in the next build: the versions are read once in each.
    vi.resetModules();
    const next = await import("../../src/ssg/cached.ts");
    results.push(String(await next.cached(root, "test", ["a"], async () => `made by ${results.length}`)));
  }
  expect(results).toEqual(["made by 0", "made by 0", "made by 2"]);
});

test("edited build code produces the result again", async () => {
  await mkdir(join(root, "src/ssg/assets"), { recursive: true });
  const results: unknown[] = [];
  for (const code of ["one", "one", "two"]) {
    await writeFile(join(root, "src/ssg/assets/draw.ts"), code);
    // As in the next build: the code is read once in each.
    vi.resetModules();
    const next = await import("../../src/ssg/cached.ts");
    results.push(String(await next.cached(root, "test", ["a"], async () => `made by ${results.length}`)));
  }
  expect(results).toEqual(["made by 0", "made by 0", "made by 2"]);
});

test("an entry that is half written, as on a full disk, is not read", async () => {
  disk.isFull = true;
  expect(await getResult("a")).toEqual(["result of a", true]);
  disk.isFull = false;
  expect(await getResult("a")).toEqual(["result of a", true]);
});

test("an unwritable cache only costs time", async () => {
  // A file instead of the folder stops even root.
  await writeFile(join(root, "node_modules"), "");
  expect(await getResult("a")).toEqual(["result of a", true]);
  expect(await getResult("a")).toEqual(["result of a", true]);
});
