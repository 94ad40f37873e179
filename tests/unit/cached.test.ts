import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { cached, cacheFolder } from "../../src/ssg/cached.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof import("node:fs/promises")>();
  async function writeFile(file: string, data: string | Buffer): Promise<void> {
    await real.writeFile(file, disk.isFull ? "half" : data);
    if (disk.isFull) throw new Error("No space is left.");
  }
  return { ...real, writeFile };
});

let root: string;
beforeEach(() => {
  root = temporaryFolder();
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

test("another tool version produces the result again", async () => {
  await writeFile(join(root, "package-lock.json"), "{}");
  await getResult("a");
  const elsewhere = temporaryFolder();
  await writeFile(join(elsewhere, "package-lock.json"), '{ "version": 2 }');
  const [before] = await readdir(cacheFolder(root));
  root = elsewhere;
  await getResult("a");
  expect(await readdir(cacheFolder(root))).not.toContain(before);
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
