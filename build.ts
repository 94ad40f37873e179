import { pages } from "./src/pages/index.ts";
import { site } from "./src/site.ts";
import { makeAssets } from "./src/ssg/assets/make-assets.tsx";
import { sweepCache } from "./src/ssg/cache.ts";
import { weigh } from "./src/ssg/checks/budgets.ts";
import { AGREEMENT_FILE, agreementSchema, driftWarning } from "./src/ssg/checks/drift.ts";
import { factProblems } from "./src/ssg/checks/facts.ts";
import { characterWarnings, inspectFiles } from "./src/ssg/checks/inspect.ts";
import { failOnProblems, waitForAll } from "./src/ssg/checks/messages.ts";
import { pageProblems } from "./src/ssg/checks/pages.ts";
import { readDocument } from "./src/ssg/checks/read-document.ts";
import { reportWeights } from "./src/ssg/checks/report.ts";
import { completeWords, type SiteWords } from "./src/ssg/checks/words.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/crawler-files.ts";
import { dateWarnings, PAGE_DATES_FILE, pageDatesSchema } from "./src/ssg/crawlers/page-dates.ts";
import { precompress } from "./src/ssg/hosting/precompress.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { distFolder, publish, readPublished } from "./src/ssg/output.ts";
import { renderPages } from "./src/ssg/pages/render-pages.tsx";
import { renderStandalonePages } from "./src/ssg/pages/standalone-pages.tsx";
import { readRecord } from "./src/ssg/read-record.ts";
import { paths } from "./src/urls.ts";

/** Builds the site into `dist`. A preview has `noindex` on every page. */
export async function buildSite(root: string, options: { precompress: boolean; preview: boolean }): Promise<void> {
  const { files, warnings } = await composeSite(root, options);
  const previous = await weigh(root, await readPublished(root));
  const weights = await weigh(root, files);
  const compressed = options.precompress ? await precompress(root, files) : [];
  const published = await publish(root, [...files, ...compressed]);
  await sweepCache(root);
  for (const warning of [...warnings, ...published.warnings]) console.warn(`Warning: ${warning}`);
  console.log(reportWeights(weights, previous));
  console.log(
    `\n${published.written} of ${files.length + compressed.length} files changed. Built ${distFolder(root)} in ${Math.round(performance.now())} ms.`,
  );
}

/** Computes every file of the site and writes none. Throws a BuildError with all problems. */
export async function composeSite(root: string, { preview = false } = {}) {
  const words = completeWords(root, pages);
  const pagePaths = pages.map(({ path }) => path);
  const problems = [...factProblems(root, site), ...words.problems, ...pageProblems(root, paths, pagePaths)];
  // Without words in every language no page can be rendered.
  if (words.problems.length > 0) failOnProblems(problems);
  const checks = (async () => failOnProblems(problems))();
  const [, composition] = await waitForAll([checks, compose(root, words, preview)]);
  return composition;
}

/** Assets → pages → crawlers and hosts → checks. */
async function compose(root: string, words: SiteWords, noindex: boolean) {
  const assets = await makeAssets(root, words, { noindex });
  const rendered = await renderPages(root, words, assets);
  const html = [...rendered.files, ...(await renderStandalonePages(words, assets))];
  const documents = html.map(readDocument);
  const dates = await readRecord(root, PAGE_DATES_FILE, pageDatesSchema);
  const agreement = await readRecord(root, AGREEMENT_FILE, agreementSchema);
  const crawlerFiles = renderCrawlerFiles(words.pages, documents, dates);
  const files = [...html, ...crawlerFiles, ...renderHosting({ noindex }), ...assets.files];
  failOnProblems([...assets.pictures.problems, ...rendered.problems, ...inspectFiles(root, files, documents)]);
  const warnings = [
    ...words.warnings,
    ...driftWarning(root, words.folders, agreement),
    ...assets.pictures.warnings,
    ...characterWarnings(root, documents, assets.characters),
    ...dateWarnings(documents, dates),
  ];
  return { files, documents, words, dates, agreement, warnings };
}
