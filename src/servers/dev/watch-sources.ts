import { existsSync, type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { hash } from "../../ssg/hash.ts";

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** All that is served is made from these. Hidden files elsewhere in `static` are not published. */
const SOURCES = ["build.ts", "{src,styles,static}{,/**}", "static/.well-known{,/**}"];

/** Returns a hash of the names, dates and sizes of the sources. */
export function stateOfSources(root: string): string {
  const files = fastGlob.sync(SOURCES, { cwd: root, stats: true });
  return hash(...files.map(({ path, stats }) => `${path} ${stats?.mtimeMs} ${stats?.size}`).sort());
}

/** Calls back after every change of the sources, until the returned function is called. Watches folders, since a file that an editor replaces is another file. */
export function watchSources(root: string, onChange: () => void): () => void {
  let watchers: FSWatcher[] = [];
  let settle: NodeJS.Timeout | undefined;

  function stop(): void {
    clearTimeout(settle);
    for (const watcher of watchers) watcher.close();
  }

  function watchFolders(): void {
    stop();
    const folders = [".", ...fastGlob.sync(SOURCES, { cwd: root, onlyDirectories: true })];
    watchers = folders.flatMap((folder) => watchFolder(join(root, folder)) ?? []);
  }

  /** A folder may be deleted before it is watched, as by a change of the branch, and Windows reports it afterwards. */
  function watchFolder(folder: string): FSWatcher | null {
    try {
      return watch(folder, wait).on("error", () => {});
    } catch (error) {
      if (existsSync(folder)) throw error;
      return null;
    }
  }

  function wait(): void {
    clearTimeout(settle);
    settle = setTimeout(() => {
      // There may be new folders.
      watchFolders();
      onChange();
    }, SETTLE_MS);
  }

  watchFolders();
  return stop;
}
