import { createSite, type Owner } from "../create-site.ts";
import { checkFacts } from "../facts/check-facts.ts";
import { failOnProblems } from "../problems/problem.ts";
import { movedPages, paths } from "../urls.ts";
import { checkPaths } from "./check-paths.ts";
import { completeWords } from "./complete-words.ts";
import { loadPages } from "./index.ts";

/** Checks the facts and paths of an owner, and writes the words of the pages. Ends with all problems of what is written in the sources. */
export async function describeSite({ root, facts: written, source }: Owner, options?: { isDraft?: boolean }) {
  const { facts, problems } = checkFacts({ facts: written, source });
  // Words cannot be written with wrong facts, and pages of missing folders cannot be imported.
  failOnProblems([...problems, ...checkPaths(root, paths, movedPages, facts.origin)]);
  const pages = await loadPages(root, paths);
  const site = createSite({ root, facts }, pages, options);
  const words = completeWords(site, pages);
  failOnProblems(words.problems);
  return { site, words };
}
