import { makeAssets } from "./src/ssg/assets/make-assets.tsx";
import { documentWarnings, fileProblems } from "./src/ssg/checks/file-problems.ts";
import { tokenProblems } from "./src/ssg/checks/token-problems.ts";
import { dateWarnings } from "./src/ssg/crawlers/page-dates.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/render-crawler-files.ts";
import { precompress } from "./src/ssg/hosting/precompress.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { pagesFiles } from "./src/ssg/pages/pages-files.ts";
import { renderOtherDocuments } from "./src/ssg/pages/render-other-documents.tsx";
import { renderPages } from "./src/ssg/pages/render-pages.tsx";
import { failOnProblems } from "./src/ssg/problems/build-error.ts";
import { distFolder, publish } from "./src/ssg/publish.ts";
import { readDocument } from "./src/ssg/read-document.ts";
import { readSite } from "./src/ssg/read-site.ts";
import { reportWeights, weigh } from "./src/ssg/report/report-weights.ts";

/** Builds the site into `dist`. Search engines stay out of a draft; a dry run writes nothing. */
export async function buildSite(root: string, { draft = false, compress = false, dryRun = false } = {}) {
  const { words, dates, ...read } = await readSite(root);
  failOnProblems(read.problems);

  const assets = await makeAssets(root, words, { draft });
  const pages = await renderPages(root, words, assets);
  const marked = pagesFiles(pages.files, assets);
  const html = [...marked.pages, ...(await renderOtherDocuments(words, assets))];
  const documents = html.map(readDocument);
  const drawn = await assets.shareImages.draw();
  const crawlerFiles = renderCrawlerFiles(words.pages, documents, dates);
  const files = [...html, ...crawlerFiles, ...renderHosting({ draft }), ...marked.files, ...assets.files, ...drawn];
  const mistyped = tokenProblems(root, assets.styles.all);
  failOnProblems([...assets.problems, ...pages.problems, ...mistyped, ...fileProblems(root, files, documents)]);

  const written = documentWarnings(root, documents, assets.characters);
  const warnings = [...read.warnings, ...assets.warnings, ...written, ...dateWarnings(documents, dates)];
  if (dryRun) return { files, documents, words, dates, warnings };

  const copies = compress ? await precompress(root, files) : [];
  failOnProblems(await publish(root, [...files, ...copies]));

  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  console.log(reportWeights(await weigh(root, files)));
  console.log(`\nBuilt ${distFolder(root)} in ${Math.round(performance.now())} ms: ${files.length} files.`);
  return { files, documents, words, dates, warnings };
}
