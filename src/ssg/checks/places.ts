import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import fastGlob from "fast-glob";

/**
 * Returns `src/site.ts:23` for keys such as `["phones", "tollFree"]` in the
 * exported object, or for the last key found. Relies on the formatter's indentation.
 */
export function placeOfKey(root: string, file: string, keys: readonly string[]): string {
  return `${file}:${findLine(readLines(root, file), keys) + 1}`;
}

/** Returns what finds the source of the value under a path of keys, as a person wrote it, without line breaks. */
export function sourceReader(root: string, file: string): (keys: readonly string[]) => string {
  const lines = readLines(root, file);
  return (keys) => {
    const start = findLine(lines, keys);
    const depth = indentation(lines[start] ?? "");
    const length = lines.slice(start + 1).findIndex((text) => text.trim() !== "" && indentation(text) <= depth);
    const end = length === -1 ? lines.length : start + 1 + length;
    return lines.slice(start, end).join(" ").replace(/\s+/g, " ").trim().replace(/,$/, "");
  };
}

/** Returns the first place of a text in the sources of pages, as `src/navigation.ts:14`, or null. */
export function placeOfText(
  root: string,
  text: string,
  files: string | string[] = ["src/*.ts", "src/{components,islands,pages,words}/**/*.{ts,tsx}"],
): string | null {
  for (const file of fastGlob.sync(files, { cwd: root }).sort()) {
    const line = readLines(root, file).findIndex((source) => source.includes(text));
    if (line !== -1) return `${file}:${line + 1}`;
  }
  return null;
}

/** Returns the innermost line of our code in a stack trace, as `src/pages/ads/index.tsx:12:5`, or null. */
export function placeOfError(root: string, error: unknown): string | null {
  const frames = error instanceof Error ? (error.stack ?? "").split("\n") : [];
  for (const frame of frames) {
    const [, path = "", position] = /\(?((?:file:\/\/)?\/[^()]*?):(\d+:\d+)\)?$/.exec(frame) ?? [];
    const file = relative(root, path.replace("file://", ""));
    if (/^(src\/|build\.ts$)/.test(file)) return `${file}:${position}`;
  }
  return null;
}

/** Returns the folder of a page: `src/pages/ads` for `services/ads`. */
export function pageFolder(path: string): string {
  return `src/pages/${path.split("/").at(-1) || "home"}`;
}

function findLine(lines: string[], keys: readonly string[]): number {
  let line = lines.findIndex((text) => /^export const .*(?:[{[]$|satisfies)/.test(text));
  for (const key of keys) {
    const next = /^\d+$/.test(key) ? (childrenOf(lines, line)[Number(key)] ?? -1) : lineOfKey(lines, line, key);
    if (next === -1) break;
    line = next;
  }
  return Math.max(line, 0);
}

function readLines(root: string, file: string): string[] {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

function lineOfKey(lines: string[], parent: number, key: string): number {
  const name = key.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  if (new RegExp(`[{,] *["']?${name}["']?:`).test(lines[parent] ?? "")) return parent;
  return childrenOf(lines, parent).find((line) => new RegExp(`^ *["']?${name}["']?[:,]`).test(lines[line] ?? "")) ?? -1;
}

/** Returns the lines that are indented one step more than an opening line, up to its end. */
function childrenOf(lines: string[], parent: number): number[] {
  const depth = indentation(lines[parent] ?? "");
  const children: number[] = [];
  for (let line = parent + 1; line < lines.length; line++) {
    const text = lines[line] ?? "";
    if (text.trim() === "") continue;
    if (indentation(text) <= depth) break;
    if (indentation(text) === depth + 2 && !/^ *([}\])]|\/[/*]|\*)/.test(text)) children.push(line);
  }
  return children;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
