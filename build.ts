import { content } from "./src/content/index.ts";
import { routes } from "./src/routes.ts";
import { site } from "./src/site.ts";
import { BuildError, cannotBuild, gather } from "./src/ssg/build-error.ts";
import { bundleScripts } from "./src/ssg/bundle.ts";
import { hash } from "./src/ssg/cache.ts";
import { pageProblems } from "./src/ssg/check.ts";
import { renderEmbedPage } from "./src/ssg/embed-page.tsx";
import { factProblems, sampleValues } from "./src/ssg/facts.ts";
import { subsetFonts, usedCharacters } from "./src/ssg/fonts.ts";
import { emptyMemory, type Memory, startVersion } from "./src/ssg/memory.ts";
import { alone, folders, type OutputFile, publish } from "./src/ssg/output.ts";
import { sinceStart, step } from "./src/ssg/progress.ts";
import { renderNotFound, renderStubs } from "./src/ssg/redirects.tsx";
import { renderPages } from "./src/ssg/render.tsx";
import { reportBuild } from "./src/ssg/report.ts";
import { starterWarnings } from "./src/ssg/starter-texts.ts";
import { collectStaticFiles } from "./src/ssg/static-files.ts";
import { bundleStyles } from "./src/ssg/styles.ts";

export interface BuildContext {
  /** Told of what does not stop the build but should be mended. */
  warn(message: string): void;
  /** Kept from build to build in one process. */
  memory: Memory;
  /** Changes with any code or fact that pages are made with, words aside. */
  codeVersion: string;
}

/**
 * The recipe: facts → scripts, fonts, styles → pages → stubs → check. Computes every file of the site and writes none.
 *
 * @throws BuildError with every problem of the site at once.
 */
export async function composeSite(root: string, { warn, memory, codeVersion }: BuildContext): Promise<OutputFile[]> {
  const problems = factProblems(root, site, routes, content);
  const fail = (problem: string) => problems.push(problem);
  for (const warning of starterWarnings(root, content)) warn(warning);
  const text = JSON.stringify([site, content]);
  const cutFonts = step("fonts", () => subsetFonts(root, text));
  const [scripts, fonts, styles, statics] = await gather(problems, [
    step("scripts", () => bundleScripts(root)),
    cutFonts,
    cutFonts.then(({ css }) => bundleStyles(root, css)),
    collectStaticFiles(root),
  ]);
  const assets = {
    buildId: hash(styles.all, scripts.entry.integrity),
    fontStyles: styles.fonts,
    scripted: scripts.inline.scripted,
    entry: scripts.entry,
    fonts: fonts.preload,
  };
  const hasSampleValues = sampleValues(site).length > 0;
  startVersion(memory, hash(codeVersion, JSON.stringify(assets), styles.all));
  const pages = renderPages(routes, { root, content, assets, styles, hasSampleValues, warn, fail }, memory);
  const files = [
    ...pages,
    ...renderStubs(routes, pages, scripts.inline.redirect, fail),
    renderNotFound(content, assets, styles, scripts.inline.redirect),
    renderEmbedPage(scripts.inline.feed),
    ...scripts.files,
    ...fonts.files,
    ...statics,
  ];
  problems.push(...pageProblems(root, files, usedCharacters(text)));
  if (problems.length > 0) throw cannotBuild(problems);
  return files;
}

/** Composes the site, writes it to `dist` in one move and prints what was made. */
async function build(root: string): Promise<void> {
  await alone(root, async () => {
    const files = await composeSite(root, oneBuild);
    const written = await step("writing", () => publish(root, files));
    console.log(reportBuild(files, written, sinceStart(), folders(root).dist));
  });
}

const oneBuild: BuildContext = {
  warn: (message) => console.warn(`Warning: ${message}`),
  memory: emptyMemory(),
  codeVersion: "",
};

if (process.argv[1] === import.meta.filename) {
  build(import.meta.dirname).catch((error: unknown) => {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  });
}
