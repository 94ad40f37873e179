import { existsSync } from "node:fs";
import { join } from "node:path";
import type { OutputFile } from "./output.ts";

/** Files that share a path, on every disk or on those that ignore case or the Unicode form of a name. */
export function duplicateProblems(root: string, files: readonly OutputFile[]): string[] {
  const paths = new Map<string, string>();
  const problems: string[] = [];
  for (const { path } of files) {
    const name = path.normalize("NFC").toLowerCase();
    const other = paths.get(name);
    if (other !== undefined) problems.push(describeDuplicate(root, path, other));
    paths.set(name, path);
  }
  return problems;
}

function describeDuplicate(root: string, path: string, other: string): string {
  if (path !== other) {
    return `static/${path} and static/${other} are the same file on some disks: the names are ${spelled(path)} and ${spelled(other)}. Rename one of them.`;
  }
  const file = existsSync(join(root, "static", path)) ? `static/${path}` : `dist/${path}`;
  return `${file} The build generates a file of this name itself. Rename or delete the one in static.`;
}

/** The name with every character beyond ASCII as its code, since two Unicode forms look alike. */
function spelled(name: string): string {
  const escaped = name.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `"${escaped}"`;
}
