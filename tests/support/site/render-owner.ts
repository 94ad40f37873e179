import { createSite, type Owner } from "../../../src/facts/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { renderPages } from "../../../src/ssg/pages/render-pages.tsx";
import { documentMaker } from "../../../src/ssg/pages/to-document.tsx";
import { formatProblem } from "../../../src/ssg/problems/problem.ts";
import { readSite } from "../../../src/ssg/read-site.ts";
import type { Language } from "../../../src/urls.ts";
import { figuresIn } from "../../../src/words/figures.ts";
import { root } from "../project/project-root.ts";
import { bareAssets } from "./bare-assets.ts";

/** The HTML of every page, by file. */
export type RenderedPages = Record<string, string>;

/** Returns the figures that words are written with. */
export const figuresFor = (facts: Facts, language: Language) => figuresIn(createSite({ root, facts }), language);

/** Renders the pages of an owner in memory, without assets. */
export async function renderOwner(facts: Facts, owner: Partial<Owner> = {}): Promise<RenderedPages> {
  const { site, words } = await readSite({ root, facts, ...owner });
  const { pages, problems } = renderPages(site, words, bareAssets);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  const documents = await Promise.all(pages.map(documentMaker(site, bareAssets)));
  return Object.fromEntries(documents.map(({ file }) => [file.path, String(file.body)]));
}
