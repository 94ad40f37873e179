import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";

const SOURCES = ["src", "styles", "static"];

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** Calls back after every change of the sources, also after a folder was moved away and back. */
export function watchSources(root: string, onChange: () => void): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  let settle: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settle);
    settle = setTimeout(onChange, SETTLE_MS);
  };
  const start = (path: string, recursive: boolean, listener: (event: string, name: string | null) => void) => {
    watchers.get(path)?.close();
    // The folder may have been removed.
    if (existsSync(path))
      watchers.set(
        path,
        watch(path, { recursive }, listener).on("error", () => {}),
      );
  };
  for (const name of SOURCES) start(join(root, name), true, changed);
  start(root, false, (_, name) => {
    if (!name || !SOURCES.includes(name)) return;
    start(join(root, name), true, changed);
    changed();
  });
  return {
    close() {
      clearTimeout(settle);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
