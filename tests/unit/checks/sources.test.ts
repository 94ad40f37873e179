import { expect, test } from "vitest";
import { describeError } from "../../../src/ssg/problems/describe-error.ts";
import { BuildError } from "../../../src/ssg/problems/problem.ts";
import { root } from "../../support/project/project-root.ts";

// tests/builds/commands.test.ts has the mistakes that esbuild finds in sources.
test("a mistake that esbuild finds is told with its line and column", () => {
  const error = new Error('Build failed with 1 error:\nwords.ts:2:0: ERROR: Unexpected "<<"');
  expect(describeError(root, error)).toMatch(/^ {2}• words\.ts:2:1: Unexpected "<<"\. Look there/m);
});

test("problems of the build are told without a stack", () => {
  const error = new BuildError([{ place: "src/site.ts, vat", says: "It is missing.", fix: "Add it." }]);
  expect(describeError(root, error)).toBe("The site cannot be built:\n  • src/site.ts, vat: It is missing. Add it.");
});

test.each([
  ["/site/src/pages/contact/index.tsx", "/site/node_modules/react-dom/server.js"],
  ["C:\\site\\src\\pages\\contact\\index.tsx", "C:\\site\\node_modules\\react-dom\\server.js"],
])("an error is told with the lines of its stack that are ours: %s, and not %s", (own, foreign) => {
  const told = `Error: boom\n    at Contact (${own}:12:9)\n    at file:///C:/site/build.ts:9:1`;
  const stack = `${told}\n    at render (${foreign}:1:2)\n    at node:internal/main:1:1`;
  expect(describeError(root, Object.assign(new Error("boom"), { stack }))).toBe(told);
});
