import { makeAssets } from "./src/ssg/assets/make-assets.tsx";
import { documentWarnings, fileProblems } from "./src/ssg/checks/file-problems.ts";
import { tokenProblems } from "./src/ssg/checks/token-problems.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/render-crawler-files.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { packPages } from "./src/ssg/pages/pack-pages.ts";
import { renderOtherDocuments } from "./src/ssg/pages/render-other-documents.tsx";
import { renderPages } from "./src/ssg/pages/render-pages.tsx";
import { failOnProblems } from "./src/ssg/problems/build-error.ts";
import { distFolder, publish } from "./src/ssg/publish.ts";
import { readDocument } from "./src/ssg/read-document.ts";
import { readSite } from "./src/ssg/read-site.ts";
import { reportSizes } from "./src/ssg/report/report-sizes.ts";

/** Builds the site into `dist`. Search engines stay out of a draft; a dry run writes nothing. */
export async function buildSite(root: string, { draft = false, dryRun = false } = {}) {
  const started = performance.now();
  const { words, ...read } = await readSite(root);
  failOnProblems(read.problems);

  const assets = await makeAssets(root, words, { draft });
  const pages = await renderPages(root, words, assets);
  const packed = packPages(pages.files, assets);
  const html = [...packed.pages, ...(await renderOtherDocuments(words, assets))];
  const documents = html.map(readDocument);
  const drawn = await assets.shareImages.draw();
  const crawlerFiles = renderCrawlerFiles(words.pages);
  const files = [...html, ...crawlerFiles, ...renderHosting({ draft }), ...packed.files, ...assets.files, ...drawn];
  const mistyped = tokenProblems(root, assets.styles.all);
  failOnProblems([...assets.problems, ...pages.problems, ...mistyped, ...fileProblems(root, files, documents)]);

  const warnings = [...read.warnings, ...assets.warnings, ...documentWarnings(root, documents, assets.characters)];
  if (dryRun) return { files, documents, words, warnings };

  failOnProblems(await publish(root, files));

  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  console.log(reportSizes(files));
  console.log(`\nBuilt ${distFolder(root)} in ${Math.round(performance.now() - started)} ms: ${files.length} files.`);
  return { files, documents, words, warnings };
}
