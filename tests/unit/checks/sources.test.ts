import { expect, test } from "vitest";
import { describeError } from "../../../src/ssg/problems/describe-error.ts";
import { root } from "../../support/project/project-root.ts";

// tests/builds/faults.test.ts has the mistakes that esbuild finds in sources.
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
