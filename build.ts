import { problemsOfStaticFiles } from "./src/components/document/named-files.ts";
import type { Owner, Site } from "./src/create-site.ts";
import type { SiteWords } from "./src/pages/complete-words.ts";
import { describeSite } from "./src/pages/describe-site.ts";
import { failOnProblems } from "./src/problems/problem.ts";
import { type Assets, makeAssets } from "./src/ssg/assets/make-assets.tsx";
import { duplicateProblems, linkProblems } from "./src/ssg/checks/link-problems.ts";
import { textProblems } from "./src/ssg/checks/text-problems.ts";
import { tokenProblems } from "./src/ssg/checks/token-problems.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/render-crawler-files.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { pagesFiles } from "./src/ssg/pages/pages-files.ts";
import { renderOtherDocuments } from "./src/ssg/pages/render-other-documents.tsx";
import { renderPages } from "./src/ssg/pages/render-pages.tsx";
import { documentMaker } from "./src/ssg/pages/to-document.tsx";
import { distFolder, publish } from "./src/ssg/publish.ts";
import { reportSizes } from "./src/ssg/report/report-sizes.ts";

/** Builds the site of an owner into `dist`. Search engines stay out of a draft; a dry run writes nothing. */
export async function buildSite(owner: Owner, { draft = false, dryRun = false } = {}) {
  const started = performance.now();
  const { site, words } = await describeSite(owner);
  const assets = await makeAssets(site, words.pages, { draft });
  const { files, problems, withoutRoom } = await renderSite(site, words, assets);
  failOnProblems(problems);
  if (dryRun) return { site, words, files };

  failOnProblems(await publish(site.root, files));
  console.log(reportSizes(files, withoutRoom));
  console.log(`Built ${distFolder(site.root)} in ${Math.round(performance.now() - started)} ms.`);
  return { site, words, files };
}

/** Renders all files of a site, and finds what is wrong with them. */
export async function renderSite(site: Site, words: SiteWords, assets: Assets) {
  const rendered = renderPages(site, words, assets);
  const pages = await Promise.all(rendered.map(documentMaker(site, assets)));
  const documents = [...pages, ...(await renderOtherDocuments(site, words, assets))];
  const forChanges = pagesFiles(site, rendered, assets.build);
  const files = [
    ...documents.map(({ file }) => file),
    ...forChanges.files,
    ...renderCrawlerFiles(site, words.pages, assets.files),
    ...renderHosting(site, assets),
    ...assets.files,
  ];
  const read = documents.map(({ read }) => read);
  const problems = [
    ...assets.problems,
    ...problemsOfStaticFiles(assets.files),
    ...tokenProblems(assets.styles.all),
    ...duplicateProblems(files),
    ...linkProblems(site, files, read),
    ...textProblems(read),
  ];
  return { files, problems, withoutRoom: forChanges.withoutRoom };
}
