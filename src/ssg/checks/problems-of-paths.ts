import type { Problem } from "../../problems/problem.ts";
import type { OutputFile } from "../output-file.ts";

/** Finds files that cannot stand side by side: with one path, also on disks that ignore case, or with the name of a folder. The build's own names differ, so one of them is from `static`. */
export function problemsOfPaths(files: readonly OutputFile[], statics: readonly OutputFile[]): Problem[] {
  const own = new Set(statics.map(({ path }) => path));
  const place = (...paths: string[]) => `static/${paths.find((path) => own.has(path)) ?? paths[0]}`;
  const folders = new Map(files.flatMap(({ path }) => foldersOf(path).map((folder) => [folder.toLowerCase(), path])));
  const paths = new Map<string, string>();
  return files.flatMap(({ path }) => {
    const key = path.toLowerCase();
    const [twin, below] = [paths.get(key), folders.get(key)];
    paths.set(key, path);
    const fix = "Rename or delete one of them.";
    if (twin !== undefined)
      return [{ place: place(path, twin), says: `The site has another file of this name, "${twin}".`, fix }];
    if (below !== undefined)
      return [{ place: place(path, below), says: `The site has a folder of this name, for "${below}".`, fix }];
    return [];
  });
}

/** Returns the folders that a file is in: `a` and `a/b` for `a/b/c.html`. */
function foldersOf(path: string): string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}
