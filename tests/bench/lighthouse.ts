/**
 * `npm run lighthouse`: mobile Lighthouse on every page of the built site and
 * on an empty page, three times each in turn. `-- --runs 1` is quicker. npx
 * downloads Lighthouse, because few need it and it is large.
 */

import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import fastGlob from "fast-glob";
import { startPreview } from "../../src/servers/start-preview.ts";
import { precompress } from "../../src/ssg/hosting/precompress.ts";
import { alignColumns } from "../../src/ssg/report/align-columns.ts";
import { languages, paths } from "../../src/urls.ts";
import { chromium, findProgram } from "../support/programs/programs.ts";
import { median } from "./bench-page.ts";

/** Version 13 needs Node 22.19. */
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const VERSION = major > 22 || (major === 22 && minor >= 19) ? "13.5.0" : "12.8.2";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const AUDITS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};
const EMPTY = "empty.html";

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);
const addresses = [EMPTY, ...languages.flatMap((language) => paths.map((path) => `${language}/${path && `${path}/`}`))];

const root = await siteWithEmptyPage();
const server = await startPreview({ root, port: 0 });
try {
  /** Scores from 0 to 100 and milliseconds of each run, by address. */
  const figures = new Map(addresses.map((address) => [address, [] as number[][]]));
  for (let run = 0; run < runs; run++) {
    for (const address of addresses) figures.get(address)?.push(await audit(address));
  }
  const rows = [...figures].map(([address, all]) => {
    const medians = all[0]?.map((_, column) => median(all.map((one) => one[column] ?? Number.NaN))) ?? [];
    return [address, ...medians.map((value, column) => value.toFixed(column === medians.length - 1 ? 3 : 0))];
  });
  console.log(`Lighthouse ${VERSION}, mobile, medians of ${runs} runs; times in ms\n`);
  console.log(alignColumns([["", ...CATEGORIES, ...Object.keys(AUDITS)], ...rows]));
} finally {
  await server.close();
  await rm(root, { recursive: true, force: true });
}

async function audit(address: string, attempts = 3): Promise<number[]> {
  const run = promisify(execFile)(
    "npx",
    [
      ...["--yes", `lighthouse@${VERSION}`, server.url + address, "--quiet", "--output=json"],
      ...[`--only-categories=${CATEGORIES}`, "--chrome-flags=--headless --no-sandbox"],
      // Third parties are not measured.
      "--blocked-url-patterns=https://*",
    ],
    // Inside another npx, its package and command would replace ours.
    {
      env: {
        ...process.env,
        npm_config_package: undefined,
        npm_config_call: undefined,
        CHROME_PATH: findProgram(chromium),
      },
      maxBuffer: 100_000_000,
    },
  );
  // Sometimes Chromium records no navigation.
  const answer = attempts > 1 ? await run.catch(() => null) : await run;
  if (!answer) return audit(address, attempts - 1);
  const { categories, audits } = JSON.parse(answer.stdout) as Report;
  const times = Object.values(AUDITS).map((name) => audits[name]?.numericValue ?? Number.NaN);
  // Sometimes Chromium records no paint.
  if (times.includes(Number.NaN) && attempts > 1) return audit(address, attempts - 1);
  return [...CATEGORIES.map((name) => (categories[name]?.score ?? 0) * 100), ...times];
}

/** The parts of a report that are read here. */
interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

/** The built site, compressed ahead of time, and an empty page. */
async function siteWithEmptyPage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "lighthouse-site-"));
  const dist = join(root, "dist");
  await cp(join(process.cwd(), "dist"), dist, { recursive: true });
  const names = await fastGlob("**", { cwd: dist, ignore: ["**/*.{br,gz}"] });
  const files = await Promise.all(names.map(async (path) => ({ path, body: await readFile(join(dist, path)) })));
  for (const { path, body } of await precompress(root, files)) await writeFile(join(dist, path), body);
  const empty =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
  await writeFile(join(dist, EMPTY), empty);
  return root;
}
