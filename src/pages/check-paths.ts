import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problems/problem.ts";
import { languages } from "../urls.ts";
import { pageFolder } from "./index.ts";

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** What the build itself writes at the top. */
const TAKEN = [...languages, "assets", "embed", "pages", "not-found"];

/** Returns the problems of the paths and of old ones. */
export function checkPaths(
  root: string,
  paths: readonly string[],
  movedPages: Readonly<Record<string, string>>,
): Problem[] {
  function problemOf(path: string): Pick<Problem, "says" | "fix"> | null {
    const folder = pageFolder(path);
    const problem = path === "" ? null : addressProblem(path);
    if (problem) return problem;
    if (!existsSync(join(root, "src/pages", folder, "index.tsx")))
      return {
        says: `The path "${path}" has no src/pages/${folder}/index.tsx.`,
        fix: "Add the page, or remove this line.",
      };
    return null;
  }

  function problemOfMoved(path: string, target: string): Pick<Problem, "says" | "fix"> | null {
    const says = `movedPages leads "${path}" to "${target}"`;
    if (paths.includes(path)) return { says: `${says}, but "${path}" is a page.`, fix: "Remove this line." };
    if (!paths.includes(target)) return { says: `${says}, which is no page.`, fix: "Write the path of a page." };
    return null;
  }

  const lines = readFileSync(join(root, "src/urls.ts"), "utf8").split("\n");
  const placeOf = (text: string) => `src/urls.ts:${lines.findIndex((line) => line.includes(text)) + 1}`;
  return [
    ...paths.map((path) => ({ place: placeOf(`"${path}"`), problem: problemOf(path) })),
    ...Object.entries(movedPages).map(([path, target]) => ({
      // The key has quotes only if it needs them.
      place: placeOf(/^\w+$/.test(path) ? `${path}:` : `"${path}":`),
      problem: problemOfMoved(path, target),
    })),
  ].flatMap(({ place, problem }) => (problem ? [{ place, ...problem }] : []));
}

/** Returns why no page can stand at a path. */
export function addressProblem(path: string): Pick<Problem, "says" | "fix"> | null {
  const [first = ""] = path.split("/");
  if (!ADDRESS.test(path))
    return {
      says: `The path "${path}" is no address.`,
      fix: "Write lower-case letters, with hyphens between words.",
    };
  if (TAKEN.includes(first))
    return {
      says: `The site uses "/${first}/" for other files.`,
      fix: `Choose another path for the page "${path}".`,
    };
  return null;
}
