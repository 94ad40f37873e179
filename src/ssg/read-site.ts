import { createSite, type Owner } from "../facts/create-site.ts";
import { loadPages } from "../pages/index.ts";
import { movedPages, paths as sitePaths } from "../urls.ts";
import { checkFacts } from "./checks/check-facts.ts";
import { checkPaths } from "./checks/check-paths.ts";
import { failOnProblems } from "./problems/problem.ts";
import { completeWords } from "./words/complete-words.ts";

/** Checks the facts and paths of an owner, and writes the words of the pages. Ends with all problems of what is written in the sources. */
export async function readSite(owner: Owner, load = loadPages) {
  // Pages that are loaded in another way need no folder.
  const hasPage = load === loadPages ? undefined : () => true;
  const checked = checkPaths(owner.root, owner.paths ?? sitePaths, owner.movedPages ?? movedPages, hasPage);
  const { facts, problems: wrongFacts } = checkFacts(owner);
  // Words cannot be written with wrong facts, and pages of missing folders cannot be imported.
  failOnProblems([...wrongFacts, ...checked.problems]);
  const site = createSite({ ...owner, facts, paths: checked.paths });
  const words = completeWords(site, await load(checked.paths));
  failOnProblems(words.problems);
  return { site, words };
}
