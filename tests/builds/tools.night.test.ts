import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";

/** A copy with the cache of this project. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy?.remove());

/** Builds, and returns what the tool of the fee divides by in the browser. */
async function divisorsAfterBuild(): Promise<string[]> {
  const { status, stderr } = await copy.build();
  expect(status, stderr).toBe(0);
  const scripts = fastGlob.sync("dist/assets/*.js", { cwd: copy.root, absolute: true });
  return scripts.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/feePercent\/(\d+)/g)].map(([, by = ""]) => by),
  );
}

test("a changed arithmetic reaches the tools in the browser, and so does its undoing", async () => {
  const file = "src/facts/ads-cost.ts";
  const before = readFileSync(join(copy.root, file), "utf8");
  await copy.edit(file, (text) => text.replace("terms.feePercent) / 100", "terms.feePercent) / 50"));
  expect(await divisorsAfterBuild()).toEqual(["50"]);
  await copy.edit(file, () => before);
  expect(await divisorsAfterBuild()).toEqual(["100"]);
});
