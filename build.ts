import { content } from "./src/content/index.ts";
import { routes } from "./src/routes.ts";
import { site } from "./src/site.ts";
import { BuildError } from "./src/ssg/build-error.ts";
import { bundleScripts } from "./src/ssg/bundle.ts";
import { hash } from "./src/ssg/cache.ts";
import { checkPages } from "./src/ssg/check.ts";
import { renderEmbedPage } from "./src/ssg/embed-page.tsx";
import { sampleValues, validateFacts } from "./src/ssg/facts.ts";
import { subsetFonts, usedCharacters } from "./src/ssg/fonts.ts";
import { emptyMemory, type Memory, startVersion } from "./src/ssg/memory.ts";
import { alone, folders, type OutputFile, publish } from "./src/ssg/output.ts";
import { sinceStart, step } from "./src/ssg/progress.ts";
import { renderNotFound, renderStubs } from "./src/ssg/redirects.tsx";
import { renderPages } from "./src/ssg/render.tsx";
import { reportBuild } from "./src/ssg/report.ts";
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

/** The recipe: facts → scripts, fonts, styles → pages → stubs → check. Computes every file of the site and writes none. */
export async function composeSite(root: string, { warn, memory, codeVersion }: BuildContext): Promise<OutputFile[]> {
  validateFacts(root, site, routes, content);
  const text = JSON.stringify([site, content]);
  const [scripts, fonts, statics] = await Promise.all([
    step("scripts", () => bundleScripts(root)),
    step("fonts", () => subsetFonts(root, text)),
    collectStaticFiles(root),
  ]);
  const styles = bundleStyles(root, fonts.css);
  const assets = {
    buildId: hash(styles, scripts.entry.integrity),
    styles,
    scripted: scripts.inline.scripted,
    entry: scripts.entry,
    fonts: fonts.preload,
  };
  const hasSampleValues = sampleValues(site).length > 0;
  startVersion(memory, hash(codeVersion, JSON.stringify(assets)));
  const pages = renderPages(routes, { content, assets, hasSampleValues, warn }, memory);
  const files = [
    ...pages,
    ...renderStubs(routes, pages, scripts.inline.redirect),
    renderNotFound(content, assets, scripts.inline.redirect),
    renderEmbedPage(scripts.inline.feed),
    ...scripts.files,
    ...fonts.files,
    ...statics,
  ];
  checkPages(files, usedCharacters(text));
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
  await build(import.meta.dirname).catch((error: unknown) => {
    console.error(error instanceof BuildError ? error.message : error);
    process.exitCode = 1;
  });
}
