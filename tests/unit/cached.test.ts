import fs, { writeFileSync } from "node:fs";
import { mkdir, readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { cached, cacheFolder } from "../../src/ssg/cached.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const root = temporaryFolder();

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

test.each([
  ["another version of a tool", "package-lock.json"],
  ["edited build code", "src/ssg/assets/draw.ts"],
])("%s produces the result again", async (_, name) => {
  const file = join(root, name);
  await mkdir(dirname(file), { recursive: true });
  const results: unknown[] = [];
  for (const text of ["one", "one", "two"]) {
    await writeFile(file, text);
    // As in the next build: the code is read once in each.
    vi.resetModules();
    const next = await import("../../src/ssg/cached.ts");
    results.push(String(await next.cached(root, "test", ["a"], async () => `made by ${results.length}`)));
  }
  expect(results).toEqual(["made by 0", "made by 0", "made by 2"]);
});

test("an entry that is half written, as on a full disk, is not read", async () => {
  const write = vi.spyOn(fs.promises, "writeFile").mockImplementationOnce(async (file) => {
    writeFileSync(String(file), "half");
    throw new Error("No space is left.");
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    write.mockRestore();
    syncBuiltinESMExports();
  });
  expect(await getResult("c")).toEqual(["result of c", true]);
  expect(await getResult("c")).toEqual(["result of c", true]);
});

test("what was not used lately goes when something new comes, and what was used longest ago when it is too much", async () => {
  const root = temporaryFolder();
  const fill = async (name: string, bytes: number, daysAgo: number) => {
    const file = join(cacheFolder(root), name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, "");
    await truncate(file, bytes);
    const date = new Date(Date.now() - daysAgo * 86_400_000);
    await utimes(file, date, date);
  };
  await cached(root, "used", [], async () => "used");
  const [used = ""] = await readdir(cacheFolder(root));
  await fill(used, 4, 29);
  await fill("forgotten", 4, 31);
  await fill("older", 20_000_000, 3);
  await fill("newer", 40_000_000, 2);
  vi.resetModules();
  const next = await import("../../src/ssg/cached.ts");
  await next.cached(root, "used", [], async () => "made again");
  await next.cached(root, "new", [], async () => "new");
  const left = (await readdir(cacheFolder(root))).map((name) => name.split("-")[0]);
  expect(left.sort()).toEqual(["new", "newer", "used"]);
});
