import { createSite } from "../../../src/facts/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { renderPages } from "../../../src/ssg/pages/render-pages.tsx";
import { documentMaker } from "../../../src/ssg/pages/to-document.tsx";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../project/project-root.ts";
import { bareAssets } from "./bare-assets.ts";
import type { TestOwner } from "./owners.ts";

/** The HTML of every page, by file. */
export type RenderedPages = Record<string, string>;

/** Renders the pages of an owner in memory, without assets and with facts that nobody checks. */
export async function renderOwner(
  facts: Facts,
  { load = loadPages, ...owner }: Partial<TestOwner> = {},
): Promise<RenderedPages> {
  const site = createSite({ root, facts, languages: ["it", "en"], ...owner });
  const words = completeWords(site, await load(site.paths));
  const { pages, problems } = renderPages(site, words, bareAssets);
  const faults = [...words.problems, ...problems].map(formatProblem);
  if (faults.length > 0) throw new Error(faults.join("\n"));
  const documents = await Promise.all(pages.map(documentMaker(site, bareAssets)));
  return Object.fromEntries(documents.map(({ file }) => [file.path, String(file.body)]));
}
