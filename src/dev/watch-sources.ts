import { existsSync, watch } from "node:fs";
import { join } from "node:path";

const SOURCES = ["src", "styles", "static"];

/** Editors save in several steps; the last one counts. */
const SETTLE_MS = 20;

/** Calls back after every change of the sources, also after a folder was moved away and back. */
export function watchSources(root: string, onChange: () => void): void {
  let settle: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(settle);
    settle = setTimeout(onChange, SETTLE_MS);
  };
  const start = (name: string) => {
    const folder = join(root, name);
    if (existsSync(folder)) watch(folder, { recursive: true }, changed).on("error", () => {});
  };
  SOURCES.forEach(start);
  watch(root, (_, name) => {
    if (!name || !SOURCES.includes(name)) return;
    start(name);
    changed();
  });
}
