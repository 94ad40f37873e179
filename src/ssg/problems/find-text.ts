import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";

/** Returns every line of the sources that has a text, as `src/navigation.ts:14`. */
export function findText(root: string, text: string): string[] {
  if (text === "") return [];
  return fastGlob
    .sync(SOURCES, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      return lines.flatMap((line, index) => (line.includes(text) ? `${file}:${index + 1}` : []));
    });
}

/** Where links are written. */
const SOURCES = ["src/*.ts", "src/{components,islands,pages,words}/**/*.{ts,tsx}"];
