import * as disk from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSources } from "../../../src/servers/dev/watch-sources.ts";

/** Folders whose watching fails, and all that was asked for. */
const watching = vi.hoisted(() => ({ failing: "", code: "", asked: 0, watchers: [] as { close(): void }[] }));

vi.mock("node:fs", async (original) => {
  const real = await original<typeof import("node:fs")>();
  const watch = (folder: string, listener: () => void) => {
    watching.asked++;
    const { code, failing } = watching;
    if (failing && folder.endsWith(failing)) throw Object.assign(new Error(`${code}: watch`), { code });
    const watcher = real.watch(folder, listener);
    watching.watchers.push(watcher);
    return watcher;
  };
  return { ...real, watch };
});

let root: string;
beforeEach(() => {
  root = disk.mkdtempSync(join(tmpdir(), "watch-"));
  for (const folder of ["src/pages", "styles", "static"]) disk.mkdirSync(join(root, folder), { recursive: true });
});
afterEach(() => {
  for (const watcher of watching.watchers.splice(0)) watcher.close();
  Object.assign(watching, { failing: "", asked: 0 });
  vi.restoreAllMocks();
  disk.rmSync(root, { recursive: true });
});

test.each(["ENOSPC", "EMFILE"])(
  "a folder that cannot be watched (%s) is told once, and the others still are",
  async (code) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    Object.assign(watching, { failing: "src/pages", code });
    const changed = vi.fn();
    watchSources(root, changed);
    const asked = watching.asked;
    // Long enough for several rounds, if there were any.
    await wait(200);
    expect([watching.asked, changed.mock.calls.length]).toEqual([asked, 0]);
    disk.writeFileSync(join(root, "styles/a.css"), "");
    await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
    expect(error.mock.calls).toEqual([[expect.stringMatching(`^Some folders cannot be watched \\(${code}: watch\\)`)]]);
  },
);

test("a folder that is new is watched too", async () => {
  const changed = vi.fn();
  watchSources(root, changed);
  disk.mkdirSync(join(root, "src/new"));
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
  changed.mockClear();
  disk.writeFileSync(join(root, "src/new/a.ts"), "");
  await expect.poll(() => changed.mock.calls.length).toBeGreaterThan(0);
});
