import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pageFolder } from "../../pages/index.ts";
import { languages, type Path } from "../../urls.ts";
import { placeOfString } from "../problems/places.ts";

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Returns the paths that have a page, and the problems of the others, with their lines in `src/urls.ts`. */
export function checkPaths(root: string, paths: readonly string[]) {
  const taken = [...languages, "assets", "embed", "not-found", ...readdirSync(join(root, "static"))];

  function problemOf(path: string): string | null {
    const [first = ""] = path.split("/");
    const folder = pageFolder(path);
    if (path !== "" && !ADDRESS.test(path))
      return `The path "${path}" is no address. Write lower-case letters, with hyphens between words.`;
    if (taken.includes(first))
      return `The site uses "/${first}/" for other files. Choose another path for the page "${path}".`;
    if (paths.filter((other) => pageFolder(other) === folder).length > 1)
      return `Two pages would need the folder src/pages/${folder}. Choose another path for one of them.`;
    if (!existsSync(join(root, "src/pages", folder, "index.tsx")))
      return `The path "${path}" has no src/pages/${folder}/index.tsx. Add the page, or remove this line.`;
    return null;
  }

  const checked = paths.map((path) => ({ path, problem: problemOf(path) }));
  return {
    paths: checked.filter(({ problem }) => problem === null).map(({ path }) => path as Path),
    problems: checked.flatMap(({ path, problem }) =>
      problem === null ? [] : `${placeOfString(root, path, "src/urls.ts") ?? "src/urls.ts"} ${problem}`,
    ),
  };
}
