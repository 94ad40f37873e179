import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { sourceProblems } from "../../../src/ssg/problems/source-problem.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "sources-"));
  await mkdir(join(root, "src"));
});
afterAll(() => rm(root, { recursive: true }));

test.each([
  [
    "a merge",
    'export const list = [\n<<<<<<< HEAD\n  "one",\n=======\n  "two",\n>>>>>>> other\n];\n',
    /:2:1: .*Two versions/,
  ],
  ["a missing brace", 'export const words = {\n  title: "Ads",\n', /:3:1: .*Look there and in the line above/],
])("%s is named with its line and column", async (_, text, says) => {
  const file = join(root, "src/words.ts");
  await writeFile(file, text);
  const error = await build({ entryPoints: [file], write: false, logLevel: "silent" }).catch((thrown) => thrown);
  expect(sourceProblems(root, error).map(formatProblem).join()).toMatch(says);
});

test.each([
  ["a value", "export const one = two + 1;", "export const two = one + 1;"],
  ["a function", "const map = new Map([two]);\nexport const one = () => map.get(1);", "export const two = one();"],
])("a circular import is named where it needs %s", async (_, first, second) => {
  const folder = await mkdtemp(join(root, "src/"));
  await writeFile(join(folder, "first.mjs"), `import { two } from "./second.mjs";\n${first}\n`);
  await writeFile(join(folder, "second.mjs"), `import { one } from "./first.mjs";\n${second}\n`);
  const { stderr } = await promisify(execFile)(process.execPath, [join(folder, "first.mjs")]).catch((thrown) => thrown);
  const [stack = "", message] = stderr.match(/^\w+Error: (.*)[\s\S]*/m) ?? [];
  expect(
    sourceProblems(root, Object.assign(new Error(message), { stack }))
      .map(formatProblem)
      .join(),
  ).toMatch(/^src\/.*: .*Two files import each other/);
});

test("a mistake while the site is built is no circular import", () => {
  const error = Object.assign(new TypeError("Cannot read properties of undefined (reading 'get')"), {
    stack: `TypeError: …\n    at it (file://${root}/src/words.ts:3:5)\n    at async file://${root}/src/build.ts:3:1`,
  });
  expect(sourceProblems(root, error)).toEqual([]);
});
