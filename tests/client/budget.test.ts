// @vitest-environment node
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { bundleScripts } from "../../src/ssg/assets/bundle-scripts.ts";
import { budgets } from "../../src/ssg/report/report-weights.ts";
import { root } from "../support/project/project-root.ts";

const { files } = await bundleScripts(root, "src/client/main.ts");

test.each([
  { script: "main", budget: budgets.entry },
  { script: "islands", budget: budgets.islands },
])("$script is at most $budget bytes", ({ script, budget }) => {
  expect(brotliCompressSync(text(script)).length).toBeLessThanOrEqual(budget);
});

test("the entry contains no React", () => {
  expect(text("main")).not.toMatch(/react/i);
});

test("only the Trusted Types policy turns text into markup or code", () => {
  for (const script of ["main", "after-first-sign", "error-page"]) {
    expect(text(script)).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function/);
  }
  expect(text("main").match(/parseFromString/g)).toHaveLength(1);
});

test("nothing prevents the back/forward cache", () => {
  expect(text("main")).not.toMatch(/addEventListener\("(before)?unload"/);
});

function text(name: string): string {
  const file = files.find(({ path }) => path.startsWith(`assets/${name}-`));
  return String(file?.body);
}
