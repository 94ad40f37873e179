import type { Owner } from "./src/facts/create-site.ts";
import { loadPages } from "./src/pages/index.ts";
import { makeAssets } from "./src/ssg/assets/make-assets.tsx";
import { factWarnings } from "./src/ssg/checks/fact-warnings.ts";
import {
  duplicateProblems,
  hiddenPageWarnings,
  linkProblems,
  movedPageWarnings,
} from "./src/ssg/checks/link-problems.ts";
import { goneAddresses } from "./src/ssg/checks/published-addresses.ts";
import { hourWarnings, textProblems } from "./src/ssg/checks/text-problems.ts";
import { tokenProblems } from "./src/ssg/checks/token-problems.ts";
import { wordsWarnings } from "./src/ssg/checks/words-warnings.ts";
import { renderCrawlerFiles } from "./src/ssg/crawlers/render-crawler-files.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { pagesFiles } from "./src/ssg/pages/pages-files.ts";
import { renderOtherDocuments } from "./src/ssg/pages/render-other-documents.tsx";
import { renderPages } from "./src/ssg/pages/render-pages.tsx";
import { documentMaker } from "./src/ssg/pages/to-document.tsx";
import { failOnProblems, formatProblem } from "./src/ssg/problems/problem.ts";
import { distFolder, publish } from "./src/ssg/publish.ts";
import { readSite } from "./src/ssg/read-site.ts";
import { reportSizes } from "./src/ssg/report/report-sizes.ts";

/** Builds the site of an owner into `dist`. Search engines stay out of a draft; a dry run writes nothing. */
export async function buildSite(owner: Owner, { draft = false, dryRun = false, load = loadPages } = {}) {
  const started = performance.now();
  const { site, words } = await readSite(owner, load);

  const assets = await makeAssets(site, words.pages, { draft });
  const rendered = renderPages(site, words, assets);
  const pages = await Promise.all(rendered.pages.map(documentMaker(site, assets)));
  const documents = [...pages, ...(await renderOtherDocuments(site, words, assets))];
  const files = [
    ...documents.map(({ file }) => file),
    ...pagesFiles(site, rendered.pages, assets.build),
    ...renderCrawlerFiles(site, words.pages),
    ...renderHosting(site, { draft }),
    ...assets.files,
  ];

  const read = documents.map(({ read }) => read);
  failOnProblems([
    ...assets.problems,
    ...rendered.problems,
    ...tokenProblems(site.root, assets.styles.all),
    ...duplicateProblems(files),
    ...linkProblems(site, files, read, rendered.failed),
    ...textProblems(site, read),
  ]);
  const warnings = [
    ...factWarnings(site),
    ...wordsWarnings(site, words),
    ...hiddenPageWarnings(site, read),
    ...movedPageWarnings(site, read),
    ...hourWarnings(site, read),
    ...(await goneAddresses(site, files)),
  ];
  if (dryRun) return { site, files, words, warnings };

  failOnProblems(await publish(site.root, files));

  for (const warning of warnings) console.warn(`Warning: ${formatProblem(warning)}`);
  console.log(reportSizes(files));
  const time = Math.round(performance.now() - started);
  console.log(`\nBuilt ${distFolder(site.root)} in ${time} ms: ${files.length} files.`);
  return { site, files, words, warnings };
}
