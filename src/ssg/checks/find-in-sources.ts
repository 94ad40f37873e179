import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";

/** Returns every line of the sources that has a text, as `src/navigation.ts:14`. */
export function findInSources(root: string, text: string, files = SOURCES): string[] {
  if (text === "") return [];
  return fastGlob
    .sync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      return lines.flatMap((line, index) => (line.includes(text) ? `${file}:${index + 1}` : []));
    });
}

/** Where words and links are written. */
const SOURCES = "src/{*,{components,islands,pages,words}/**/*}.{ts,tsx}";
