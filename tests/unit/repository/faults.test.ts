import fastGlob from "fast-glob";
import { expect, test } from "vitest";
import { readFaults } from "../../faults/read-faults.ts";
import { readSource, root } from "../../support/project/project-root.ts";

// `npm run test:faults` tries them at night. A line of the product that has changed is said by day.
test("each fault of the list replaces a text that its file has once, and names a test that exists", () => {
  const faults = readFaults();
  expect(faults.length).toBeGreaterThan(100);
  const files = fastGlob.sync("tests/**/*.test.{ts,tsx}", { cwd: root });
  for (const { says, file, from, to, test } of faults) {
    expect.soft(readSource(file).split(from).length - 1, `${file}: ${says}: ${from}`).toBe(1);
    expect.soft(to, says).not.toBe(from);
    expect.soft(files, says).toContain(test);
  }
});
