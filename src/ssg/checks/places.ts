import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";

/** Returns `src/site.ts:23` for keys such as `["phones", "tollFree"]`, or for the last one found. Relies on the formatter's indentation. */
export function placeOfKey(root: string, file: string, keys: readonly string[]): string {
  return `${file}:${findLine(readLines(root, file), keys) + 1}`;
}

export function placeOfFact(root: string, fact: string): string {
  return placeOfKey(root, "src/site.ts", fact.split("."));
}

/** Returns what finds the source of the value under a path of keys, as a person wrote it, without line breaks. */
export function sourceReader(root: string, file: string): (keys: readonly string[]) => string {
  const lines = readLines(root, file);
  return (keys) => {
    const start = findLine(lines, keys);
    const source = lines.slice(start, endOfBlock(lines, start)).join(" ");
    return source.replace(/\s+/g, " ").trim().replace(/,$/, "");
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
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack.split(`${root}/`).flatMap((rest) => rest.match(/^(?:src\/.*?|build\.ts):\d+:\d+/) ?? []);
  return places[0] ?? null;
}

/** Returns the folder of a page: `src/pages/ads` for `services/ads`. */
export function pageFolder(path: string): string {
  return `src/pages/${path.split("/").at(-1) || "home"}`;
}

function findLine(lines: string[], keys: readonly string[]): number {
  let line = lines.findIndex((text) => /^export const .*(?:[{[]$|satisfies)/.test(text));
  for (const key of keys) {
    const children = childrenOf(lines, line);
    const isNamed = (child: number) => /^ *(["']?)(.*?)\1[:,]/.exec(lines[child] ?? "")?.[2] === key;
    const next = /^\d+$/.test(key) ? children[Number(key)] : children.find(isNamed);
    if (next === undefined) break;
    line = next;
  }
  return Math.max(line, 0);
}

function readLines(root: string, file: string): string[] {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
}

/** Returns the lines below an opening line, indented one step more, that start a value. */
function childrenOf(lines: string[], parent: number): number[] {
  const value = new RegExp(`^ {${indentation(lines[parent] ?? "") + 2}}(?![ }\\])*]|//|/\\*|$)`);
  const end = endOfBlock(lines, parent);
  return lines.flatMap((text, line) => (line > parent && line < end && value.test(text) ? line : []));
}

/** Returns the first line after an opening line that is not indented more. */
function endOfBlock(lines: string[], start: number): number {
  const depth = indentation(lines[start] ?? "");
  const end = lines.findIndex((text, line) => line > start && text.trim() !== "" && indentation(text) <= depth);
  return end === -1 ? lines.length : end;
}

function indentation(line: string): number {
  return line.length - line.trimStart().length;
}
