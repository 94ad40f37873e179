import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readEdit } from "../support/project/broken-edits.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { root } from "../support/project/project-root.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

const FOLDER = "tests/builds/broken-edits";
const names = readdirSync(join(root, FOLDER)).sort();
const edits = names.map((name) => readEdit(readFileSync(join(root, FOLDER, name), "utf8")));

const copy = await copyProject();
afterAll(copy.remove);
const [input, output] = ["edits.json", "screens.json"].map((name) => join(temporaryFolder(), name)) as [string, string];
writeFileSync(input, JSON.stringify(edits));
const { status, stderr } = await copy.run("tests/support/project/run-edits.ts", input, output);
expect([status, stderr]).toEqual([0, ""]);
const screens: string[] = JSON.parse(readFileSync(output, "utf8"));

test("there are at least thirty", () => expect(names.length).toBeGreaterThanOrEqual(30));

test("an edit works where its file says that it is allowed, and nowhere else", () => {
  const works = names.filter((_, index) => screens[index] === "It works.");
  expect(works).toEqual(names.filter((_, index) => edits[index]?.head.split("\n", 1)[0]?.endsWith("That is allowed.")));
});

// Each file has the mistake, and the exact text that stands on the screen then. `-u` writes that text anew.
test.each(names.map((name, index) => [name, index] as const))("%s", async (name, index) => {
  const { head = "" } = edits[index] ?? {};
  await expect(`${head}${screens[index]}\n`).toMatchFileSnapshot(`broken-edits/${name}`);
});
