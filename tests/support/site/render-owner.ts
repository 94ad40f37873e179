import { createSite } from "../../../src/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { completeWords } from "../../../src/pages/complete-words.ts";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { failOnProblems } from "../../../src/problems/problem.ts";
import type { Assets } from "../../../src/ssg/assets/make-assets.tsx";
import { renderPages } from "../../../src/ssg/pages/render-pages.tsx";
import { documentMaker } from "../../../src/ssg/pages/to-document.tsx";
import { paths } from "../../../src/urls.ts";
import { root } from "../project/project-root.ts";

/** The HTML of every page, by file. */
export type RenderedPages = Record<string, string>;

/** Renders the pages of an owner in memory, which a test may change, without assets and with facts that nobody checks. */
export async function renderOwner(facts: Facts, change = (page: PageSource) => page): Promise<RenderedPages> {
  const sources = (await loadPages(root, paths)).map(change);
  const site = createSite({ root, facts }, sources);
  const words = completeWords(site, sources);
  failOnProblems(words.problems);
  const pages = renderPages(site, words, bareAssets);
  const documents = await Promise.all(pages.map(documentMaker(site, bareAssets)));
  return Object.fromEntries(documents.map(({ file }) => [file.path, String(file.body)]));
}

/** Assets without styles, scripts and pictures, for tests of markup. */
export const bareAssets: Assets = {
  files: [],
  build: "",
  draft: false,
  fontStyles: "",
  styles: {
    all: "",
    file: { path: "", body: "" },
    url: "/styles.css",
    forPage: async () => "",
    problems: [],
  },
  entry: "main.js",
  inlineScripts: { head: "", redirect: "", feed: "" },
  shareImages: { files: [], of: () => ({ url: "", type: "image/png", alt: "", width: 1, height: 1 }), problems: [] },
  photos: new Map(),
  problems: [],
};
