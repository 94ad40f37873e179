import { type FSWatcher, watch } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** Calls back after every change of the sources. Watches folders, since a file that an editor replaces is another file. */
export function watchSources(root: string, onChange: () => void): void {
  let watchers: FSWatcher[] = [];
  let settle: NodeJS.Timeout | undefined;
  let isTold = false;

  function watchFolders(): void {
    for (const watcher of watchers) watcher.close();
    watchers = fastGlob.sync("{src,styles,static}{,/**}", { cwd: root, onlyDirectories: true }).flatMap((folder) => {
      try {
        return watch(join(root, folder), wait).on("error", (error) => explain(folder, error));
      } catch (error) {
        explain(folder, error as NodeJS.ErrnoException);
        return [];
      }
    });
  }

  function explain(folder: string, { code, message }: NodeJS.ErrnoException): void {
    // It has just been deleted; Windows says EPERM.
    if (code === "ENOENT" || code === "EPERM" || isTold) return;
    isTold = true;
    console.error(
      `${folder} cannot be watched (${message}), so changes there, and perhaps in other folders, are not seen. Close other programs that watch files, or let the system watch more (on Linux fs.inotify.max_user_watches), and start again.`,
    );
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
}
