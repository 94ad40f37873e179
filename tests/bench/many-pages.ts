/**
 * `tsx tests/bench/many-pages.ts <pages> <limit|build|rebuild>`: one
 * measurement in a process of its own, printed as JSON. The site's own
 * pages, repeated under other paths, go through the same code as a build.
 *
 * - `limit`: render and write, and nothing else: as fast as it could be.
 * - `build`: everything between the bundle and the finished folder.
 * - `rebuild`: the same once more in one process, after one text was edited.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { STYLES_MARK } from "../../src/components/document/head.tsx";
import type { Page } from "../../src/components/page.ts";
import { pages as table } from "../../src/pages/index.ts";
import { site } from "../../src/site.ts";
import { bundleScripts } from "../../src/ssg/bundle.ts";
import { completeWords } from "../../src/ssg/checks/words.ts";
import { subsetFonts, usedCharacters } from "../../src/ssg/fonts.ts";
import { startInspection } from "../../src/ssg/inspect.ts";
import { emptyMemory, type Memory } from "../../src/ssg/memory.ts";
import { publish } from "../../src/ssg/output.ts";
import { lateTags, renderMarkup, renderPages, type Site } from "../../src/ssg/render.tsx";
import { bundleStyles } from "../../src/ssg/styles.ts";
import { languages, outputPath, type Path } from "../../src/urls.ts";

/** What one run took. */
export interface Measurement {
  pages: number;
  seconds: number;
  /** Peak of the process's memory, in bytes. */
  peakMemory: number;
  /** Seconds inside rendering, finishing and checking; the rest is writing. */
  rendering: number;
  written: number;
}

const project = process.cwd();
const [count = "32", kind = "build"] = process.argv.slice(2);
const pages = repeatPages(Number(count));
const folder = await mkdtemp(join(tmpdir(), "many-pages-"));
try {
  const common = await prepareSite();
  const run = { limit: measureLimit, build: measureBuild, rebuild: measureRebuild }[kind];
  if (!run) throw new Error(`Unknown measurement "${kind}". Use limit, build or rebuild.`);
  console.log(JSON.stringify(await run(common)));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The page table again and again, under a folder of its own each time. */
function repeatPages(wanted: number): Page[] {
  const perRound = table.length * languages.length;
  return Array.from({ length: Math.ceil(wanted / perRound) }, (_, round) =>
    table.map((page) => ({ ...page, path: (round === 0 ? page.path : `copy-${round}/${page.path}`) as Path })),
  )
    .flat()
    .slice(0, Math.ceil(wanted / languages.length));
}

async function prepareSite(): Promise<Site> {
  const { shared, links, notFound, folders } = completeWords(project, table);
  const text = JSON.stringify([site, folders]);
  const [scripts, fonts] = await Promise.all([bundleScripts(project), subsetFonts(project, text)]);
  const styles = bundleStyles(project, fonts);
  const image = { url: "https://www.example.com/images/share/standard.png", alt: "", width: 1200, height: 630 };
  return {
    root: project,
    shared,
    links,
    notFound,
    assets: {
      buildId: "bench",
      fontStyles: styles.fonts,
      scripted: scripts.inline.scripted,
      late: lateTags(scripts.entry),
      noindex: false,
    },
    styles,
    pictures: new Map(),
    shareImages: { files: [], of: () => image },
    hasSampleValues: true,
    fail(problem) {
      throw new Error(problem);
    },
  };
}

/** The same markup, rendered and written 32 files at a time, with no check, no swap and no lock. */
async function measureLimit(common: Site): Promise<Measurement> {
  const started = performance.now();
  let rendering = 0;
  // Files as long as those of a build: half the sheet is what a page uses.
  const sheet = common.styles.all.slice(0, common.styles.all.length / 2);
  const queue = pages.flatMap((page) => languages.map((language) => ({ page, language }))).values();
  const made = new Set<string>();
  const worker = async () => {
    for (const { page, language } of queue) {
      const before = performance.now();
      const html = renderMarkup(page, language, common).replace(STYLES_MARK, () => sheet);
      rendering += performance.now() - before;
      const file = join(folder, "dist", outputPath(language, page.path));
      if (!made.has(dirname(file))) await mkdir(dirname(file), { recursive: true });
      made.add(dirname(file));
      await writeFile(file, html);
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
  return measured(started, rendering, pages.length * languages.length);
}

async function measureBuild(common: Site): Promise<Measurement> {
  const started = performance.now();
  const { rendering, written } = await buildOnce(pages, common, null);
  return measured(started, rendering, written);
}

async function measureRebuild(common: Site): Promise<Measurement> {
  const memory = emptyMemory();
  await buildOnce(pages, common, memory);
  const edited = pages.map((page) => (page.path === "services/ads" ? editOneText(page) : page));
  const started = performance.now();
  const { rendering, written } = await buildOnce(edited, common, memory);
  return measured(started, rendering, written);
}

async function buildOnce(
  pages: readonly Page[],
  common: Site,
  memory: Memory | null,
): Promise<{ rendering: number; written: number }> {
  const { watch } = startInspection(usedCharacters(JSON.stringify(pages)), memory?.sights ?? new WeakMap());
  const files = watch(renderPages(pages, common, memory));
  let rendering = 0;
  function* timed() {
    const iterator = files[Symbol.iterator]();
    for (;;) {
      const before = performance.now();
      const next = iterator.next();
      rendering += performance.now() - before;
      if (next.done) return;
      yield next.value;
    }
  }
  const { written } = await publish(folder, [...timed()]);
  return { rendering, written };
}

function editOneText(page: Page): Page {
  const { it } = page.words;
  return { ...page, words: { ...page.words, it: { ...it, hero: { ...it.hero, lede: `${it.hero.lede} Davvero.` } } } };
}

function measured(started: number, rendering: number, written: number): Measurement {
  return {
    pages: pages.length * languages.length,
    seconds: (performance.now() - started) / 1000,
    peakMemory: process.resourceUsage().maxRSS * 1024,
    rendering: rendering / 1000,
    written,
  };
}
