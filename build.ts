import { content } from "./src/content/index.ts";
import { routes } from "./src/routes.ts";
import { sampleFacts } from "./src/samples.ts";
import { site } from "./src/site.ts";
import { weigh } from "./src/ssg/budgets.ts";
import { cannotBuild, exitWith, explain, explainEach, gather } from "./src/ssg/build-error.ts";
import { bundleScripts } from "./src/ssg/bundle.ts";
import { hash } from "./src/ssg/cache.ts";
import { duplicateProblems } from "./src/ssg/duplicates.ts";
import { renderEmbedPage } from "./src/ssg/embed-page.tsx";
import { siteProblems } from "./src/ssg/facts.ts";
import { subsetFonts, usedCharacters } from "./src/ssg/fonts.ts";
import { renderHosting } from "./src/ssg/hosting.ts";
import { renderIcons } from "./src/ssg/icons.ts";
import { type Seen, startInspection } from "./src/ssg/inspect.ts";
import { datingWarnings, readPageDates } from "./src/ssg/lastmod.ts";
import { renderLlms } from "./src/ssg/llms.ts";
import { type Memory, startVersion } from "./src/ssg/memory.ts";
import { distFolder, type OutputFile, publish, readPublished } from "./src/ssg/output.ts";
import { precompress } from "./src/ssg/precompress.ts";
import { sinceStart, step } from "./src/ssg/progress.ts";
import { renderNotFound, renderStubs } from "./src/ssg/redirects.tsx";
import { awaitedFirst, lateTags, renderPages } from "./src/ssg/render.tsx";
import { reportWeights } from "./src/ssg/report.ts";
import { renderSecurityTxt } from "./src/ssg/security-txt.ts";
import { drawShareImages } from "./src/ssg/share-images.tsx";
import { renderRobots, renderSitemap } from "./src/ssg/sitemap.ts";
import { starterWarnings } from "./src/ssg/starter-texts.ts";
import { collectStaticFiles } from "./src/ssg/static-files.ts";
import { bundleStyles } from "./src/ssg/styles.ts";
import { languageNames } from "./src/urls.ts";

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
  const problems = siteProblems(root, site, routes, content);
  return explain(problems, () => compose(root, context, problems));
}

/** The recipe: scripts, fonts, styles, images → pages → stubs → files for crawlers and hosts → check. */
async function compose(
  root: string,
  { warn, memory, codeVersion, preview = false, awaited }: BuildContext,
  problems: string[],
): Promise<Composition> {
  const fail = (problem: string) => problems.push(problem);
  for (const warning of starterWarnings(root, content)) warn(warning);
  const text = JSON.stringify([site, content, languageNames]);
  const cutFonts = step("fonts", () => subsetFonts(root, text));
  const [scripts, fonts, styles, shareImages, icons, statics, dates] = await gather(problems, [
    step("scripts", () => bundleScripts(root)),
    cutFonts,
    cutFonts.then((fonts) => bundleStyles(root, fonts)),
    step("share images", () => drawShareImages(root, routes, content)),
    renderIcons(root),
    collectStaticFiles(root),
    readPageDates(root),
  ]);
  const assets = {
    buildId: hash(styles.all, scripts.entry.integrity),
    fontStyles: styles.fonts,
    scripted: scripts.inline.scripted,
    late: lateTags(scripts.entry),
    noindex: preview,
  };
  const hasSampleValues = sampleFacts(site).length > 0;
  if (memory) startVersion(memory, hash(codeVersion, JSON.stringify(assets), styles.all));
  const common = { root, content, assets, styles, shareImages, hasSampleValues, warn, fail };
  const { documents, watch, problems: found } = startInspection(usedCharacters(text), memory?.sights ?? new WeakMap());
  function* documentFiles() {
    yield* renderPages(awaited ? awaitedFirst(routes, awaited) : routes, common, memory);
    yield* renderStubs(routes, documents, common, scripts.inline.redirect);
    yield renderNotFound(common, scripts.inline.redirect);
    yield renderEmbedPage(scripts.inline.feed);
  }
  function* files() {
    yield* watch(documentFiles());
    yield* watch([
      renderSitemap(routes, documents, dates),
      renderRobots(),
      renderLlms(routes, content),
      renderSecurityTxt(),
    ]);
    yield* watch(renderHosting(documents, preview));
    yield* watch([...scripts.files, ...fonts.files, ...shareImages.files, ...icons, ...statics]);
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
