import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cached, cacheFolder } from "../../src/ssg/cache.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "cache-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Asks for a result, and returns it with whether it was produced for this. */
async function ask(...inputs: string[]): Promise<[text: string, isProduced: boolean]> {
  let isProduced = false;
  const body = await cached(root, "test", inputs, async () => {
    isProduced = true;
    return Buffer.from(`result of ${inputs.join()}`);
  });
  return [Buffer.from(body).toString(), isProduced];
}

test("a result is produced once for each set of inputs", async () => {
  expect(await ask("a", "b")).toEqual(["result of a,b", true]);
  expect(await ask("a", "b")).toEqual(["result of a,b", false]);
  expect(await ask("ab")).toEqual(["result of ab", true]);
  expect(await ask("a", "b", "")).toEqual(["result of a,b,", true]);
});

test("other versions of the tools produce it again", async () => {
  await writeFile(join(root, "package-lock.json"), "{}");
  await ask("a");
  const elsewhere = await mkdtemp(join(tmpdir(), "cache-"));
  await writeFile(join(elsewhere, "package-lock.json"), '{ "version": 2 }');
  const [before] = await readdir(cacheFolder(root));
  root = elsewhere;
  await ask("a");
  expect(await readdir(cacheFolder(root))).not.toContain(before);
});

test("an empty entry, as a power cut may leave it, is produced again", async () => {
  await ask("a");
  const [entry = ""] = await readdir(cacheFolder(root));
  await writeFile(join(cacheFolder(root), entry), "");
  expect(await ask("a")).toEqual(["result of a", true]);
  expect(await ask("a")).toEqual(["result of a", false]);
});

test("a cache that cannot be written costs only time", async () => {
  // A file in the place of the folder refuses root as well.
  await writeFile(join(root, "node_modules"), "");
  expect(await ask("a")).toEqual(["result of a", true]);
  expect(await ask("a")).toEqual(["result of a", true]);
});
