/**
 * `tsx tests/bench/many-pages.ts <pages> <limit|build>`: one measurement in a
 * process of its own, printed as JSON. The site's own pages, repeated under
 * other paths.
 *
 * - `limit`: renders and writes, and nothing else.
 * - `build`: what `npm run build` does, its report aside.
 */

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compose } from "../../build.ts";
import type { Page } from "../../src/components/page.ts";
import { pages as table } from "../../src/pages/index.ts";
import { makeAssets } from "../../src/ssg/assets/make-assets.tsx";
import { completeWords, type SiteWords } from "../../src/ssg/checks/words.ts";
import { publish } from "../../src/ssg/output.ts";
import { renderPage } from "../../src/ssg/pages/render-pages.tsx";
import { languages, type Path } from "../../src/urls.ts";

/** What one run took. */
export interface Measurement {
  pages: number;
  seconds: number;
  /** Peak of the process's memory, in bytes. */
  peakMemory: number;
}

const project = process.cwd();
const [count = "32", kind = "build"] = process.argv.slice(2);
const words: SiteWords = { ...completeWords(project, table), pages: repeatPages(Number(count)) };
const folder = await mkdtemp(join(tmpdir(), "many-pages-"));
try {
  const started = performance.now();
  if (kind === "limit") await renderAndWrite();
  else await publish(folder, (await compose(project, words, false)).files);
  const measurement: Measurement = {
    pages: words.pages.length * languages.length,
    seconds: (performance.now() - started) / 1000,
    peakMemory: process.resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(measurement));
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The page table again and again, each time under another folder and without share images of its own. */
function repeatPages(wanted: number): Page[] {
  const rounds = Math.ceil(wanted / (table.length * languages.length));
  const copies = Array.from({ length: rounds - 1 }, (_, round) =>
    table.map(({ Picture: _picture, ...page }) => ({ ...page, path: `copy-${round}/${page.path}` as Path })),
  );
  return [...table, ...copies.flat()].slice(0, Math.ceil(wanted / languages.length));
}

/** The same markup with half of the sheet in each page, rendered one by one and written 32 at a time. */
async function renderAndWrite(): Promise<void> {
  const assets = await makeAssets(project, words, {});
  const half = assets.styles.all.slice(0, assets.styles.all.length / 2);
  const bare = { ...assets, styles: { ...assets.styles, forPage: async () => half } };
  const queue = words.pages.flatMap((page) => languages.map((language) => ({ page, language }))).values();
  const worker = async () => {
    for (const { page, language } of queue) {
      const { path, body } = await renderPage(page, language, words, bare);
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), body);
    }
  };
  await Promise.all(Array.from({ length: 32 }, worker));
}
