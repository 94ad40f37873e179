import { problemsOfStaticFiles } from "./src/components/document/named-files.ts";
import { scripts } from "./src/components/document/scripts.ts";
import { picturesIn } from "./src/components/photo-places.ts";
import type { Owner, Site } from "./src/create-site.ts";
import type { SiteWords } from "./src/pages/complete-words.ts";
import { describeSite } from "./src/pages/describe-site.ts";
import { foldersOf } from "./src/pages/index.ts";
import { listDocuments } from "./src/pages/list-documents.tsx";
import { failOnProblems } from "./src/problems/problem.ts";
import { makeShareImages } from "./src/share-images/make-share-images.tsx";
import { type Bundlers, makeAssets } from "./src/ssg/assets/make-assets.ts";
import { readStaticFiles } from "./src/ssg/assets/read-static-files.ts";
import { problemsOfSite } from "./src/ssg/checks/problems-of-site.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/render-crawler-files.ts";
import { renderDocuments } from "./src/ssg/documents/render-documents.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { pagesFiles } from "./src/ssg/pages/pages-files.ts";
import { publish } from "./src/ssg/publish.ts";

/** Builds the site of an owner into `dist`, and returns its files. Search engines stay out of a draft. */
export async function buildSite(owner: Owner, options?: { isDraft?: boolean }) {
  const { site, files } = await makeSite(owner, options);
  failOnProblems(await publish(site.root, files));
  return files;
}

/** Makes all files of the site of an owner, and returns them with what they show. Ends with all problems. */
export async function makeSite(owner: Owner, options?: { isDraft?: boolean }) {
  const { site, words } = await describeSite(owner, options);
  const { files, problems } = await renderSite(site, words, await makeSiteAssets(site, words.pages));
  failOnProblems(problems);
  return { site, words, files };
}

/** Makes the files beside the documents: scripts, styles, fonts, photos, and the images that chats show of these pages. */
export async function makeSiteAssets(site: Site, pages: SiteWords["pages"], bundlers?: Bundlers) {
  const statics = await readStaticFiles(site.root);
  const sources = { scripts, statics, folders: foldersOf(site.paths), pictures: picturesIn(site.facts) };
  const made = [makeAssets(site, sources, bundlers), makeShareImages(site, pages, statics)] as const;
  const [assets, images] = await Promise.all(made);
  const problems = [...problemsOfStaticFiles(statics), ...assets.problems, ...images.problems];
  return { ...assets, statics, files: [...assets.files, ...images.files], shareImage: images.of, problems };
}

/** What documents name, and the files beside them. */
export type SiteAssets = Awaited<ReturnType<typeof makeSiteAssets>>;

/** Renders all files of a site, and finds what is wrong with them. */
export async function renderSite(site: Site, words: SiteWords, assets: SiteAssets) {
  const sources = listDocuments(site, words, assets);
  const { documents, problems } = await renderDocuments(site.root, sources, assets.styles.forPage);
  const files = [
    ...documents,
    ...pagesFiles(site, documents),
    ...renderCrawlerFiles(site, documents, assets.statics),
    ...renderHosting(site, { isDraft: site.isDraft }),
    ...assets.files,
  ];
  // Where a document is missing, every link to it leads nowhere.
  const found = problems.length > 0 ? problems : problemsOfSite(site, documents, files, assets);
  return { files, problems: [...assets.problems, ...found] };
}
