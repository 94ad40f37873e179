import { pages } from "./src/pages/index.ts";
import { sampleFacts } from "./src/samples.ts";
import { site } from "./src/site.ts";
import { makePictures } from "./src/ssg/assets/pictures.ts";
import { weigh } from "./src/ssg/budgets.ts";
import { cannotBuild, exitWith, explain, explainEach, gather } from "./src/ssg/build-error.ts";
import { bundleScripts } from "./src/ssg/bundle.ts";
import { hash } from "./src/ssg/cache.ts";
import { factProblems } from "./src/ssg/checks/facts.ts";
import { navigationLists, navigationProblems, pageProblems } from "./src/ssg/checks/pages.ts";
import { completeWords, type SiteWords } from "./src/ssg/checks/words.ts";
import { duplicateProblems } from "./src/ssg/duplicates.ts";
import { renderEmbedPage } from "./src/ssg/embed-page.tsx";
import { subsetFonts, usedCharacters } from "./src/ssg/fonts.ts";
import { precompress } from "./src/ssg/hosting/precompress.ts";
import { renderHosting } from "./src/ssg/hosting/render-hosting.ts";
import { renderIcons } from "./src/ssg/icons.ts";
import { type Seen, startInspection } from "./src/ssg/inspect.ts";
import { datingWarnings, readPageDates } from "./src/ssg/lastmod.ts";
import { renderLlms } from "./src/ssg/llms.ts";
import { type Memory, startVersion } from "./src/ssg/memory.ts";
import { distFolder, type OutputFile, publish, readPublished } from "./src/ssg/output.ts";
import { sinceStart, step } from "./src/ssg/progress.ts";
import { renderNotFound, renderStubs } from "./src/ssg/redirects.tsx";
import { awaitedFirst, lateTags, renderPages } from "./src/ssg/render.tsx";
import { reportWeights } from "./src/ssg/report.ts";
import { renderSecurityTxt } from "./src/ssg/security-txt.ts";
import { drawShareImages } from "./src/ssg/share-images.tsx";
import { renderRobots, renderSitemap } from "./src/ssg/sitemap.ts";
import { collectStaticFiles } from "./src/ssg/static-files.ts";
import { bundleStyles } from "./src/ssg/styles.ts";
import { languageSettings, paths } from "./src/urls.ts";

/** What a build is told, and what it is given to remember. */
export interface BuildContext {
  /** Told of what does not stop the build but should be mended. */
  warn(message: string): void;
  /** Kept from build to build in one process; null for a single build, which then holds no page longer than it takes to write. */
  memory: Memory | null;
  /** Changes with any code or fact that pages are made with, words aside. */
  codeVersion: string;
  /** Asks search engines to leave every page alone. */
  preview?: boolean;
  /** Files of pages that somebody waits for: they are made before the others. */
  awaited?: ReadonlySet<string>;
}

/** A site about to be written. */
export interface Composition {
  /** Every file of the site, made as it is asked for; can be gone through once. Throws a BuildError at its end if anything is wrong. */
  files: Iterable<OutputFile>;
  /** The documents that have gone by. */
  documents: readonly Seen[];
}

/**
 * Computes the files of the site and writes none.
 *
 * @throws BuildError with every problem of the site at once.
 */
export async function composeSite(root: string, context: BuildContext): Promise<Composition> {
  const words = completeWords(root, pages);
  const pagePaths = pages.map(({ path }) => path);
  const problems = [
    ...factProblems(root, site),
    ...words.problems,
    ...pageProblems(root, paths, pagePaths),
    ...navigationProblems(root, navigationLists, pagePaths),
  ];
  // Without words in every language no page can be rendered.
  if (words.problems.length > 0) throw cannotBuild(problems);
  return explain(problems, () => compose(root, context, words, problems));
}

/** The recipe: scripts, fonts, styles, images → pages → stubs → files for crawlers and hosts → check. */
async function compose(
  root: string,
  { warn, memory, codeVersion, preview = false, awaited }: BuildContext,
  { pages, shared, links, notFound, folders, warnings }: SiteWords,
  problems: string[],
): Promise<Composition> {
  const fail = (problem: string) => problems.push(problem);
  for (const warning of warnings) warn(warning);
  const text = JSON.stringify([site, folders, languageSettings]);
  const cutFonts = step("fonts", () => subsetFonts(root, text));
  const [scripts, fonts, styles, pictures, shareImages, icons, statics, dates] = await gather(problems, [
    step("scripts", () => bundleScripts(root)),
    cutFonts,
    cutFonts.then((fonts) => bundleStyles(root, fonts)),
    step("pictures", () => makePictures(root, site)),
    step("share images", () => drawShareImages(root, pages)),
    renderIcons(root),
    collectStaticFiles(root),
    readPageDates(root),
  ]);
  const assets = {
    buildId: hash(styles.all, scripts.entry.integrity),
    fontStyles: styles.fonts,
    headScript: scripts.inline.loadAfterPaint,
    late: lateTags(scripts.entry),
    noindex: preview,
  };
  const published = statics.filter(({ path }) => !pictures.originals.has(path));
  const hasSampleValues = sampleFacts(site).length > 0;
  if (memory) startVersion(memory, hash(codeVersion, JSON.stringify(assets), styles.all));
  const common = {
    root,
    shared,
    links,
    notFound,
    assets,
    styles,
    shareImages,
    pictures: pictures.copies,
    hasSampleValues,
    fail,
  };
  for (const problem of pictures.problems) fail(problem);
  for (const warning of pictures.warnings) warn(warning);
  const { documents, watch, problems: found } = startInspection(usedCharacters(text), memory?.sights ?? new WeakMap());
  function* documentFiles() {
    yield* renderPages(awaited ? awaitedFirst(pages, awaited) : pages, common, memory);
    yield* renderStubs(pages, common, scripts.inline.redirect);
    yield renderNotFound(common, scripts.inline.redirect);
    yield renderEmbedPage(scripts.inline.feed);
  }
  function* files() {
    yield* watch(documentFiles());
    yield* watch([renderSitemap(pages, documents, dates), renderRobots(), renderLlms(pages), renderSecurityTxt()]);
    yield* watch(renderHosting({ noindex: preview }));
    yield* watch([...scripts.files, ...fonts.files, ...pictures.files, ...shareImages.files, ...icons, ...published]);
    problems.push(...found(root));
    if (problems.length > 0) throw cannotBuild(problems);
  }
  return { documents, files: explainEach(problems, files()) };
}

/** Composes the site, writes it to `dist` and prints the report. */
async function build(root: string, { preview, compress }: { preview: boolean; compress: boolean }): Promise<void> {
  const composition = await composeSite(root, { ...oneBuild, preview });
  const files = [...composition.files];
  const duplicates = duplicateProblems(root, files);
  if (duplicates.length > 0) throw cannotBuild(duplicates);
  const previous = await weigh(root, await readPublished(root));
  const weights = await step("weighing", () => weigh(root, files));
  const compressed = compress ? await step("compression", () => precompress(root, files)) : [];
  const { written, warnings } = await step("writing", () => publish(root, [...files, ...compressed]));
  const dates = await readPageDates(root);
  for (const warning of [...datingWarnings(composition.documents, dates), ...warnings]) oneBuild.warn(warning);
  console.log(reportWeights(weights, previous));
  const unchanged = files.length + compressed.length - written;
  console.log(
    `\n${written} files written, ${unchanged} unchanged, in ${Math.round(sinceStart())} ms: ${distFolder(root)}`,
  );
}

const oneBuild: BuildContext = {
  warn: (message) => console.warn(`Warning: ${message}`),
  memory: null,
  codeVersion: "",
};

if (process.argv[1] === import.meta.filename) {
  const asked = new Set(process.argv.slice(2));
  const options = { preview: asked.has("--preview"), compress: asked.has("--precompress") };
  build(import.meta.dirname, options).catch(exitWith);
}
