import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pageFolder } from "../../pages/index.ts";
import { languages, type Path } from "../../urls.ts";
import { findText } from "../problems/find-text.ts";
import type { Problem } from "../problems/problem.ts";

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** Returns the paths that have a page, and the problems of the others and of old paths. */
export function checkPaths(
  root: string,
  paths: readonly string[],
  movedPages: Readonly<Record<string, string>>,
  hasPage = (folder: string) => existsSync(join(root, "src/pages", folder, "index.tsx")),
) {
  // What the build itself writes at the top.
  const taken = [...languages, "assets", "embed", "pages", "not-found"];
  const files = readdirSync(join(root, "static"), { withFileTypes: true });
  taken.push(...files.filter((file) => !file.isDirectory()).map(({ name }) => name));

  function problemOf(path: string): Pick<Problem, "says" | "fix"> | null {
    const [first = ""] = path.split("/");
    const folder = pageFolder(path);
    if (path !== "" && !ADDRESS.test(path))
      return {
        says: `The path "${path}" is no address.`,
        fix: "Write lower-case letters, with hyphens between words.",
      };
    if (taken.includes(first))
      return {
        says: `The site uses "/${first}/" for other files.`,
        fix: `Choose another path for the page "${path}".`,
      };
    if (paths.filter((other) => pageFolder(other) === folder).length > 1)
      return {
        says: `Two pages would need the folder src/pages/${folder}.`,
        fix: "Choose another path for one of them.",
      };
    if (!hasPage(folder))
      return {
        says: `The path "${path}" has no src/pages/${folder}/index.tsx.`,
        fix: "Add the page, or remove this line.",
      };
    return null;
  }

  const checked = paths.map((path) => ({ path, problem: problemOf(path) }));
  const moved = Object.entries(movedPages).map(([path, target]) => {
    const says = `movedPages leads "${path}" to "${target}", which is no page.`;
    return { path, problem: paths.includes(target) ? null : { says, fix: "Write the path of a page." } };
  });
  return {
    paths: checked.filter(({ problem }) => problem === null).map(({ path }) => path as Path),
    problems: [...checked, ...moved].flatMap(({ path, problem }): Problem[] => {
      const [place = "src/urls.ts"] = findText(root, `"${path}"`, ["src/urls.ts"]);
      return problem ? [{ place, ...problem }] : [];
    }),
  };
}
