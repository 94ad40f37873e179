import { watch } from "node:fs";
import { join } from "node:path";

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** Calls back after every change of the sources. */
export function watchSources(root: string, onChange: () => void): void {
  let settle: NodeJS.Timeout | undefined;
  for (const folder of ["src", "styles", "static"]) {
    const watcher = watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(settle);
      settle = setTimeout(onChange, SETTLE_MS);
    });
    // A folder may vanish while it is read.
    watcher.on("error", () => {});
  }
}
