import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../problems/problem.ts";
import { languages } from "../urls.ts";
import { pageFolder } from "./index.ts";
import { OWN_FOLDERS, readOldAddress } from "./moved-pages.ts";

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/;

/** What the build itself writes at the top. */
const TAKEN = [...languages, ...OWN_FOLDERS];

/** Folders of `src/pages` that are no page of a path. */
const NO_PAGES = ["not-found", "template"];

/** Returns the problems of paths and of moved pages. */
export function checkPaths(
  root: string,
  paths: readonly string[],
  movedPages: Readonly<Record<string, string>>,
  origin: string,
): Problem[] {
  function problemOf(path: string, index: number): Pick<Problem, "says" | "fix"> | null {
    const folder = pageFolder(path);
    const problem = path === "" ? null : addressProblem(path);
    if (problem) return problem;
    const twin = paths.find((other, position) => position < index && pageFolder(other) === folder);
    if (twin !== undefined)
      return {
        says: `The path "${path}" has the folder of "${twin}", src/pages/${folder}.`,
        fix: "Choose another last part, or remove this line.",
      };
    if (!existsSync(join(root, "src/pages", folder, "index.tsx")))
      return {
        says: `The path "${path}" has no src/pages/${folder}/index.tsx.`,
        fix: "Add the page, or remove this line.",
      };
    return null;
  }

  /** Old addresses that have been read, by where they stand. */
  const read = new Map<string, string>();

  function problemOfMoved(written: string, target: string): Pick<Problem, "says" | "fix"> | null {
    const says = `movedPages leads "${written}" to "${target}"`;
    if (!paths.includes(target)) return { says: `${says}, which is no page.`, fix: "Write the path of a page." };
    const old = readOldAddress(written, origin);
    if ("says" in old) return { says: `${says}, but "${written}" ${old.says}.`, fix: old.fix };
    // Without a language it stands for one in each.
    const addresses = (old.language ? [old.language] : ["", ...languages]).map((language) => `${language}/${old.path}`);
    const twin = addresses.map((address) => read.get(address)).find((other) => other !== undefined);
    for (const address of addresses) read.set(address, written);
    if (twin !== undefined)
      return { says: `${says}, and "${twin}" is the same address.`, fix: "Remove one of the lines." };
    if (paths.includes(old.path)) return { says: `${says}, but "${old.path}" is a page.`, fix: "Remove this line." };
    return null;
  }

  const lines = readFileSync(join(root, "src/urls.ts"), "utf8").split("\n");
  /** Returns the line of a text, below that of what it belongs to. */
  const placeOf = (text: string, list: string) => {
    const start = lines.findIndex((line) => line.includes(list));
    const at = lines.findIndex((line, index) => index >= start && line.includes(text));
    return at < 0 ? "src/urls.ts" : `src/urls.ts:${at + 1}`;
  };
  return [
    ...paths.map((path, index) => ({
      place: placeOf(`"${path}"`, "export const paths"),
      problem: problemOf(path, index),
    })),
    ...Object.entries(movedPages).map(([path, target]) => ({
      // The key has quotes only if it needs them.
      place: placeOf(/^\w+$/.test(path) ? `${path}:` : `"${path}":`, "movedPages"),
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
  const taken = TAKEN.includes(first)
    ? `/${first}/`
    : NO_PAGES.includes(pageFolder(path))
      ? `src/pages/${pageFolder(path)}`
      : null;
  if (taken)
    return { says: `The site uses "${taken}" for other files.`, fix: `Choose another path for the page "${path}".` };
  return null;
}
