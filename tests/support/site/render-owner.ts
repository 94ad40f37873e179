import { createSite, type Site } from "../../../src/create-site.ts";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { completeWords, type SiteWords } from "../../../src/pages/complete-words.ts";
import { loadPages, type PageSource } from "../../../src/pages/index.ts";
import { type PageAssets, pageDocument } from "../../../src/pages/list-documents.tsx";
import { failOnProblems } from "../../../src/problems/problem.ts";
import type { Document } from "../../../src/ssg/documents/document.ts";
import { renderDocuments } from "../../../src/ssg/documents/render-documents.ts";
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
  return Object.fromEntries((await renderPages(site, words)).map(({ path, body }) => [path, body]));
}

/** Renders every page without assets. */
export async function renderPages(site: Site, words: SiteWords): Promise<readonly Document[]> {
  const sources = words.pages.flatMap((page) =>
    site.languagesOf(page.path).map((language) => pageDocument(site, words, bareAssets, page, language)),
  );
  const { documents, problems } = await renderDocuments(site.root, sources, async () => "");
  failOnProblems(problems);
  return documents;
}

/** Assets without styles, scripts and pictures, for tests of markup. */
const bareAssets: PageAssets = {
  build: "",
  entry: "main.js",
  stylesUrl: "/styles.css",
  fontStyles: "",
  inlineScripts: { head: "", redirect: "", feed: "" },
  photos: new Map(),
  shareImage: () => ({ url: "", type: "image/png", alt: "", width: 1, height: 1 }),
};
