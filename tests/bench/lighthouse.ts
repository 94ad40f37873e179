/**
 * `npm run lighthouse`: mobile Lighthouse on every page of the built site and
 * on an empty page, five times each in turn. The first call installs Lighthouse
 * in the cache, because it is large.
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
import { loadPages } from "../../src/pages/index.ts";
import { startPreview } from "../../src/servers/start-preview.ts";
import { cacheFolder } from "../../src/ssg/cached.ts";
import { precompress } from "../../src/ssg/hosting/precompress.ts";
import { alignColumns } from "../../src/ssg/report/align-columns.ts";
import { languages } from "../../src/urls.ts";
import { chromiumFlags } from "../support/browser/puppeteer-driver.ts";
import { chromium, findProgram } from "../support/programs/programs.ts";

const pages = await loadPages();

/** Version 13 needs Node 22.19. */
const VERSION = isAtLeast(22, 19) ? "13.5.0" : "12.8.2";
const ATTEMPTS = 3;
const EMPTY = "empty";
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

await main();

async function main(): Promise<void> {
  const { lighthouse, launch } = await loadLighthouse();
  const root = await siteWithEmptyPage();
  const server = await startPreview({ root, port: 0 });
  const chrome = await launch({
    chromePath: findProgram(chromium),
    chromeFlags: ["--headless", ...chromiumFlags],
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
    const addresses = languages.flatMap((language) => pages.map(({ path }) => `${language}/${path ? `${path}/` : ""}`));
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) {
      for (const page of [EMPTY, ...addresses]) results.push(await audit(page));
    }
    printMedians([EMPTY, ...addresses], results);
  } finally {
    await chrome.kill();
    await server.close();
    await rm(root, { recursive: true, force: true });
  }
}

function printMedians(addresses: readonly string[], results: readonly Result[]): void {
  const rows = addresses.map((address) => {
    const all = results.filter(({ page }) => page === address);
    const middle = (pick: (result: Result) => number | undefined) => median(all.map((one) => pick(one) ?? Number.NaN));
    const scores = CATEGORIES.map((_, index) => middle((one) => one.scores[index]).toFixed(0));
    const times = [middle(({ fcp }) => fcp), middle(({ lcp }) => lcp), middle(({ tbt }) => tbt)];
    return [address, ...scores, ...times.map((time) => time.toFixed(0)), middle(({ cls }) => cls).toFixed(3)];
  });
  console.log(`Lighthouse ${VERSION}, mobile, medians of ${runs} runs; times in ms\n`);
  console.log(alignColumns([["", ...CATEGORIES, "FCP", "LCP", "TBT", "CLS"], ...rows]));
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
  const manifest = join(folder, "node_modules/lighthouse/package.json");
  const installed = existsSync(manifest) ? JSON.parse(await readFile(manifest, "utf8")).version : "";
  if (installed !== VERSION) {
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

function isAtLeast(major: number, minor: number): boolean {
  const [ownMajor = 0, ownMinor = 0] = process.versions.node.split(".").map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
