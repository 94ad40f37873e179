import { loadPages } from "../pages/index.ts";
import { site } from "../site.ts";
import { paths } from "../urls.ts";
import { checkPaths } from "./checks/check-paths.ts";
import { factProblems } from "./checks/fact-problems.ts";
import { completeWords } from "./words/complete-words.ts";

/** Reads facts, paths and words, with the problems of all of them. Pages can only be rendered without any. */
export async function readSite(root: string) {
  const checked = checkPaths(root, paths);
  const words = completeWords(root, await loadPages(checked.paths));
  return {
    words,
    problems: [...factProblems(root, site), ...checked.problems, ...words.problems],
    warnings: words.warnings,
  };
}
