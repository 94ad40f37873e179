import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fastGlob from "fast-glob";
import { expect, onTestFinished, test, vi } from "vitest";
import { stateOfSources, watchSources } from "../../../src/servers/dev/watch-sources.ts";
import { temporaryFolder } from "../../support/temporary-folder.ts";

test("a change in any folder is noticed, also in one that is new or deleted, and each time that an editor replaces a file", async () => {
  const root = temporaryFolder();
  for (const folder of ["src/pages", "styles", "static"]) mkdirSync(join(root, folder), { recursive: true });
  const changed = vi.fn();
  onTestFinished(watchSources(root, changed));
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
  await expectNoticed(() => rmSync(join(root, "src/new"), { recursive: true }));
  await expectNoticed(() => mkdirSync(join(root, "src/new")));
});

test("a folder that is deleted after it was listed, as by a change of the branch, does not end the watch", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "src"));
  const list = vi.spyOn(fastGlob, "sync").mockReturnValueOnce(["src/deleted", "src"]);
  onTestFinished(() => list.mockRestore());
  const changed = vi.fn();
  onTestFinished(watchSources(root, changed));
  writeFileSync(join(root, "src/a.ts"), "");
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
});

test.each(["build.ts", "src/pages/about/it.ts", "styles/a.css", "static/a.pdf", "static/.well-known/security.txt"])(
  "a change of %s is a change of the site, and is noticed",
  async (file) => {
    const root = temporaryFolder();
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "");
    const states = new Set([stateOfSources(root)]);
    const changed = vi.fn();
    onTestFinished(watchSources(root, changed));
    writeFileSync(join(root, file), "1");
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    expect(states.add(stateOfSources(root)).size).toBe(2);
  },
);

test("what an editor hides beside a source is no change", () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "src"));
  const before = stateOfSources(root);
  writeFileSync(join(root, "src/.site.ts.swp"), "");
  expect(stateOfSources(root)).toBe(before);
});
