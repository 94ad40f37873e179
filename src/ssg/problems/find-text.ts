import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";

/** Returns every line of the sources that has a text, as `src/navigation.ts:14`; the first one only, if asked. */
export function findText(root: string, text: string, files = SOURCES): string[] {
  if (text === "") return [];
  const written = text.replaceAll("\u00a0", CODE);
  return fastGlob
    .sync(files, { cwd: root })
    .sort()
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), "utf8").split("\n");
      return lines.flatMap((line, index) =>
        line.includes(text) || line.includes(written) ? `${file}:${index + 1}` : [],
      );
    });
}

/** How words write a space that keeps both sides on one line. */
const CODE = `$${"{NBSP}"}`;

/** Where visitors' texts are written. */
const SOURCES = ["src/*.ts", "src/{components,islands,pages,words}/**/*.{ts,tsx}"];
