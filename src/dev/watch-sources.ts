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
  const start = (name: string) => {
    const folder = join(root, name);
    watchers.get(name)?.close();
    if (!existsSync(folder)) return;
    const watcher = watch(folder, { recursive: true }, changed).on("error", () => {});
    watchers.set(name, watcher);
  };
  const restart = (_: string, name: string | null) => {
    if (!name || !SOURCES.includes(name)) return;
    start(name);
    changed();
  };
  SOURCES.forEach(start);
  watchers.set(root, watch(root, restart));
  return {
    close() {
      clearTimeout(settle);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
