import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { watchSources } from "../../../src/servers/dev/watch-sources.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test("a change in any folder is noticed, also in one that is new, and each time that an editor replaces a file", async () => {
  const root = temporaryFolder();
  for (const folder of ["src/pages", "styles", "static"]) mkdirSync(join(root, folder), { recursive: true });
  const changed = vi.fn();
  watchSources(root, changed);
  const expectNoticed = async (change: () => void) => {
    changed.mockClear();
    change();
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  };
  await expectNoticed(() => writeFileSync(join(root, "styles/a.css"), ""));
  await expectNoticed(() => mkdirSync(join(root, "src/new")));
  for (const text of ["", "1", "22"])
    await expectNoticed(() => {
      writeFileSync(join(root, "src/new/a.ts~"), text);
      renameSync(join(root, "src/new/a.ts~"), join(root, "src/new/a.ts"));
    });
});
