import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { describeError } from "../../../src/ssg/problems/describe-error.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

const root = temporaryFolder();

test.each([
  [
    "a merge",
    'export const list = [\n<<<<<<< HEAD\n  "one",\n=======\n  "two",\n>>>>>>> other\n];\n',
    /^ {2}• words\.ts:2:1: /m,
  ],
  [
    "a missing brace",
    'export const words = {\n  title: "Ads",\n',
    /^ {2}• words\.ts:3:1: .*Look there and in the line above/m,
  ],
])("%s is named with its line and column", async (_, text, says) => {
  const file = join(root, "words.ts");
  await writeFile(file, text);
  const error = await build({ absWorkingDir: root, entryPoints: [file], write: false, logLevel: "silent" }).catch(
    (thrown) => thrown,
  );
  expect(describeError(root, error)).toMatch(says);
});

test.each([
  [
    "here",
    "Error: boom\n    at Contact (/site/src/pages/contact/index.tsx:12:9)\n    at render (/site/node_modules/react-dom/server.js:1:2)\n    at node:internal/main:1:1",
    "Error: boom\n    at Contact (/site/src/pages/contact/index.tsx:12:9)",
  ],
  [
    "on Windows",
    "Error: boom\n    at Contact (C:\\site\\src\\pages\\contact\\index.tsx:12:9)\n    at render (C:\\site\\node_modules\\react-dom\\server.js:1:2)\n    at file:///C:/site/build.ts:9:1",
    "Error: boom\n    at Contact (C:\\site\\src\\pages\\contact\\index.tsx:12:9)\n    at file:///C:/site/build.ts:9:1",
  ],
])("an error is told with the lines of its stack that are ours, %s", (_, stack, own) => {
  expect(describeError(root, Object.assign(new Error("boom"), { stack }))).toBe(own);
});
