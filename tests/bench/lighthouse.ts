/**
 * `npm run lighthouse`: mobile Lighthouse on the built site, with five runs for
 * an empty page and each kind of page, and one run for every page. The first
 * call installs Lighthouse in the cache, because it is large.
 *
 * `npm run lighthouse -- --runs 1` is quicker.
 */

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import fastGlob from "fast-glob";
import { pages } from "../../src/pages/index.ts";
import { startPreview } from "../../src/preview/start-preview.ts";
import { cacheFolder } from "../../src/ssg/cache.ts";
import { alignColumns } from "../../src/ssg/checks/report.ts";
import { precompress } from "../../src/ssg/hosting/precompress.ts";
import { languages } from "../../src/urls.ts";
import { chromiumFlags, findChromium } from "../support/browser/chromium.ts";

/** The newest version for the oldest Node that we support. */
const VERSION = "12";
const NODE_MAJOR = 18;
const ATTEMPTS = 3;
const EMPTY = "empty";
/** One page of each kind: home, overview, service, offer, agency. */
const KINDS = ["it/", "it/services/", "it/services/ads/", "it/google-ads/", "it/about/"];
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Result {
  page: string;
  /** 0 to 100, in the order of CATEGORIES. */
  scores: number[];
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const runs = Number(values.runs);
const project = process.cwd();

if (Number(process.versions.node.split(".")[0]) < NODE_MAJOR) {
  console.log(`Skipped: Lighthouse ${VERSION} needs Node ${NODE_MAJOR} or newer, and this is ${process.version}.`);
} else {
  await main();
}

async function main(): Promise<void> {
  const { lighthouse, launch } = await loadLighthouse();
  const root = await siteWithEmptyPage();
  const server = await startPreview({ root, port: 0 });
  const chrome = await launch({
    chromePath: findChromium(),
    chromeFlags: chromiumFlags,
    ignoreDefaultFlags: false,
    userDataDir: await mkdtemp(join(tmpdir(), "lighthouse-")),
  });
  const audit = async (page: string): Promise<Result> => {
    for (let attempt = 1; ; attempt++) {
      const result = await auditOnce(page);
      // Sometimes Chromium records no paint.
      if (Number.isFinite(result.fcp) || attempt === ATTEMPTS) return result;
    }
  };
  const auditOnce = async (page: string): Promise<Result> => {
    const { lhr } = await lighthouse(server.url + (page === EMPTY ? "empty.html" : page), {
      port: chrome.port,
      logLevel: "silent",
      onlyCategories: [...CATEGORIES],
      // Third parties are not measured.
      blockedUrlPatterns: ["https://*"],
    });
    const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
    return {
      page,
      scores: CATEGORIES.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  };
  try {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) {
      for (const page of [EMPTY, ...KINDS]) results.push(await audit(page));
    }
    printKinds(results);
    const others = pages.flatMap(({ path }) => languages.map((language) => `${language}/${path ? `${path}/` : ""}`));
    const single: Result[] = [];
    for (const page of others) single.push(await audit(page));
    printScores(single);
  } finally {
    await chrome.kill();
    await server.close();
    await rm(root, { recursive: true, force: true });
  }
}

function printKinds(results: readonly Result[]): void {
  const of = (page: string) => results.filter((result) => result.page === page);
  const empty = { fcp: median(of(EMPTY).map(({ fcp }) => fcp)), lcp: median(of(EMPTY).map(({ lcp }) => lcp)) };
  const rows = [EMPTY, ...KINDS].map((page) => {
    const mine = of(page);
    const pair = (pick: (result: Result) => number) => {
      const all = mine.map(pick);
      return `${median(all).toFixed(0)} / ${Math.max(...all).toFixed(0)}`;
    };
    return [
      page,
      pair(({ fcp }) => fcp),
      (median(mine.map(({ fcp }) => fcp)) / empty.fcp).toFixed(2),
      pair(({ lcp }) => lcp),
      (median(mine.map(({ lcp }) => lcp)) / empty.lcp).toFixed(2),
      pair(({ tbt }) => tbt),
      Math.max(...mine.map(({ cls }) => cls)).toFixed(3),
    ];
  });
  console.log(`Mobile, ${runs} runs each; median / worst, in ms\n`);
  console.log(alignColumns([["", "FCP", "× empty", "LCP", "× empty", "TBT", "CLS"], ...rows]));
  console.log("\nGoals: FCP 1.15, LCP 1.30 times the empty page; TBT 50 ms, CLS 0.\n");
}

function printScores(results: readonly Result[]): void {
  const short = results.filter(({ scores }) => scores.some((score) => score < 100));
  console.log(`${results.length - short.length} of ${results.length} pages have 100 in all four categories.`);
  if (short.length === 0) return;
  console.log(alignColumns([["", ...CATEGORIES], ...short.map(({ page, scores }) => [page, ...scores.map(String)])]));
}

/** The built site, compressed ahead of time, and an empty page. */
async function siteWithEmptyPage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "lighthouse-site-"));
  const dist = join(root, "dist");
  await cp(join(project, "dist"), dist, { recursive: true });
  const paths = await fastGlob("**", { cwd: dist, ignore: ["**/*.{br,gz}"] });
  const files = await Promise.all(paths.map(async (path) => ({ path, body: await readFile(join(dist, path)) })));
  for (const { path, body } of await precompress(root, files)) await writeFile(join(dist, path), body);
  const empty =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
  await writeFile(join(dist, "empty.html"), empty);
  return root;
}

interface Tools {
  lighthouse(url: string, flags: object): Promise<{ lhr: Report }>;
  launch(options: object): Promise<{ port: number; kill(): Promise<void> | void }>;
}

interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

async function loadLighthouse(): Promise<Tools> {
  const folder = join(cacheFolder(project), "lighthouse");
  if (!existsSync(join(folder, "node_modules/lighthouse"))) {
    console.log(`Installing Lighthouse ${VERSION}…`);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "private": true }\n');
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const { default: lighthouse } = await import(join(folder, "node_modules/lighthouse/core/index.js"));
  const { launch } = await import(join(folder, "node_modules/chrome-launcher/dist/index.js"));
  return { lighthouse, launch };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
