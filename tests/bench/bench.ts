/**
 * `npm run bench`: bytes, build and navigation, each beside the limit or the
 * alternative measured in the same run. Machines are noisy: the ratios count,
 * and the medians.
 */

import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { picturePlaces } from "../../src/components/photo.tsx";
import { pages } from "../../src/pages/index.ts";
import { startPreview } from "../../src/preview/start-preview.ts";
import { site } from "../../src/site.ts";
import { subsetFonts } from "../../src/ssg/assets/fonts.ts";
import { bundleStyles } from "../../src/ssg/assets/styles.ts";
import { budgets } from "../../src/ssg/checks/budgets.ts";
import { alignColumns, kilobytes } from "../../src/ssg/checks/report.ts";
import { sharedWords } from "../../src/words/index.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { takePhoto } from "../support/site/photo.ts";
import type { Measurement } from "./many-pages.ts";
import { measureNavigation, measureReadiness } from "./navigation.ts";

const project = process.cwd();
const BUILDS = 5;
const ROUNDS = 3;

console.log(`Node ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}\n`);
await printBytes();
await printColdBuild();
await printPhotos();
printManyPages();
await printBrowser();

/** The home page as it is, beside the same page with its island content written a second time as props and its sheet outside. */
async function printBytes(): Promise<void> {
  const html = await readFile(join(project, "dist/it/index.html"), "utf8");
  const fonts = await subsetFonts(project, JSON.stringify([site, pages, sharedWords]));
  const sheet = bundleStyles(project, fonts).all;
  const props = [
    sharedWords.services.it.cards,
    site.clients,
    sharedWords.reviews.it.slice(0, 6),
    pages[0]?.words.it.hero,
  ];
  const repeated = html
    .replace(/<style.*<\/style>/s, '<link rel="stylesheet" href="/assets/site.css">')
    .replace(
      "</main>",
      `${props.map((value) => `<script type="application/json">${JSON.stringify(value)}</script>`)}</main>`,
    );
  const ours = weigh(html);
  const theirs = weigh(repeated) + weigh(sheet);
  print("Bytes of the home page, brotli", [
    ["", "HTML + CSS", "ratio"],
    ["as built", kilobytes(ours), (ours / theirs).toFixed(2)],
    ["props written again, whole sheet outside", kilobytes(theirs), "1.00"],
    ["budget", kilobytes(budgets.page), ""],
  ]);
}

/** The whole command, from an empty `dist`, with fonts, scripts and share images in the cache. */
async function printColdBuild(): Promise<void> {
  const copy = await copyProject();
  try {
    const seconds: number[] = [];
    for (let run = 0; run <= BUILDS; run++) {
      await rm(join(copy.root, "dist"), { recursive: true, force: true });
      const started = performance.now();
      const { status, stderr } = await copy.build();
      if (status !== 0) throw new Error(`The build of the copy failed: ${stderr}`);
      // The first run fills the cache.
      if (run > 0) seconds.push((performance.now() - started) / 1000);
    }
    print(`Cold build of the site, ${BUILDS} runs`, [
      ["", "min", "median", "max", "goal"],
      ["seconds", ...spread(seconds), "1.00"],
    ]);
  } finally {
    await copy.remove();
  }
}

/** A home page with six photos of about 3 MB each, as a client's camera takes them: all six copies of one width. */
async function printPhotos(): Promise<void> {
  const copy = await copyProject({
    edit: { "src/site.ts": (text) => text.replace(/images\/clients\/(\w+)\.svg/g, "images/clients/$1.jpg") },
  });
  try {
    for (const { image } of site.clients.demos) {
      await writeFile(join(copy.root, "static", image.replace(".svg", ".jpg")), await takePhoto(4000, 2600));
    }
    const { status, stderr } = await copy.build();
    if (status !== 0) throw new Error(`The build of the copy failed: ${stderr}`);
    const html = weigh(await readFile(join(copy.root, "dist/it/index.html"), "utf8"));
    const assets = join(copy.root, "dist/assets");
    const files = await readdir(assets);
    const rows = picturePlaces.client.widths.map((width) => {
      const weights = ["avif", "webp"].map((format) => {
        const copies = files.filter((file) => file.includes(`-${width}-`) && file.endsWith(format));
        return kilobytes(html + copies.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0));
      });
      return [`copies ${width} px wide`, ...weights];
    });
    print("A home page of six photos, HTML included", [["", "AVIF", "WebP"], ...rows]);
  } finally {
    await copy.remove();
  }
}

function printManyPages(): void {
  const rows = [1_000, 10_000].map((pages) => {
    const limits: Measurement[] = [];
    const builds: Measurement[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      limits.push(measure(pages, "limit"));
      builds.push(measure(pages, "build"));
    }
    const ratios = builds.map((build, round) => (limits[round]?.seconds ?? 0) / build.seconds);
    return { pages, limit: middle(limits), build: middle(builds), ratio: median(ratios) };
  });
  print(`The same pages many times over, ${ROUNDS} rounds`, [
    ["pages", "limit/s", "build/s", "of limit", "peak memory"],
    ...rows.map(({ pages, limit, build, ratio }) => [
      String(pages),
      String(Math.round(limit.pages / limit.seconds)),
      String(Math.round(build.pages / build.seconds)),
      ratio.toFixed(2),
      kilobytes(build.peakMemory),
    ]),
  ]);
  const [small, large] = rows;
  if (!small || !large) return;
  const growth = (large.build.peakMemory - small.build.peakMemory) / (large.pages - small.pages);
  const linear = large.build.seconds / small.build.seconds / (large.pages / small.pages);
  print("Growth", [
    ["", "measured", "goal"],
    ["memory per page more", kilobytes(growth), "20.0 kB"],
    ["time per page, 10,000 against 1,000", linear.toFixed(2), "1.00"],
  ]);
}

async function printBrowser(): Promise<void> {
  const server = await startPreview({ root: project, port: 0 });
  try {
    const clicks = await measureNavigation(server.url);
    print("Click to paint at 150 ms latency, ms", [
      ["", "min", "median", "max", "goal"],
      ["prefetched at idle", ...spread(clicks.prefetched, 0), "50"],
      ["first hover, then click", ...spread(clicks.hovered, 0), "50"],
      ["the browser's own navigation", ...spread(clicks.native, 0), ""],
    ]);
    const ready = await measureReadiness(server.url);
    print("Ready early: CPU ×4, 150 ms, 1.6 Mbps; ms from an act on the first paint to its painted answer", [
      ["", "ms"],
      ...Object.entries(ready).map(([what, milliseconds]) => [what, milliseconds.toFixed(0)]),
    ]);
  } finally {
    await server.close();
  }
}

function measure(pages: number, kind: string): Measurement {
  const { stdout, stderr, status } = spawnSync("tsx", ["tests/bench/many-pages.ts", String(pages), kind], {
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Measuring ${pages} pages (${kind}) failed: ${stderr}`);
  return JSON.parse(stdout);
}

function print(title: string, rows: string[][]): void {
  console.log(`${title}\n\n${alignColumns(rows)}\n`);
}

function weigh(text: string): number {
  return brotliCompressSync(text).length;
}

function spread(values: readonly number[], digits = 2): string[] {
  return [Math.min(...values), median(values), Math.max(...values)].map((value) => value.toFixed(digits));
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** The measurement with the median time. */
function middle(measurements: readonly Measurement[]): Measurement {
  const sorted = [...measurements].sort((one, other) => one.seconds - other.seconds);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error("There is nothing to take the median of.");
  return found;
}
