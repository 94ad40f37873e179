import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, onTestFinished, TestRunner } from "vitest";

/** Makes an empty folder, which is removed after the test, or after all of the file if no test is running. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "test-"));
  const atEnd = TestRunner.getCurrentTest() ? onTestFinished : afterAll;
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
