/**
 * `npm run lighthouse`: mobile Lighthouse on every page of the built site and
 * on an empty page, three times each in turn. `-- --runs 1` is quicker. npx
 * downloads Lighthouse, because few need it and it is large.
 */

import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { startPreview } from "../../src/servers/start-preview.ts";
import { languages, paths } from "../../src/urls.ts";
import { chromium, findProgram } from "../support/programs/programs.ts";
import { basePath } from "../support/site/own-site.ts";
import { median } from "./figures.ts";

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
const columns = [...CATEGORIES, ...Object.keys(AUDITS)];

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const runs = Number(values.runs);
const addresses = [EMPTY, ...languages.flatMap((language) => paths.map((path) => `${language}/${path && `${path}/`}`))];

const root = await siteWithEmptyPage();
const preview = await startPreview({ root, basePath, port: 0 });
const compressing = await compress(new URL(preview.url));
try {
  /** Scores from 0 to 100 and milliseconds of each run, by address. */
  const figures = new Map(addresses.map((address) => [address, [] as number[][]]));
  for (let run = 0; run < runs; run++) {
    for (const address of addresses) figures.get(address)?.push(await audit(address));
  }
  const rows = [...figures].map(([address, all]) => {
    const medians = all[0]?.map((_, column) => median(all.map((one) => one[column] ?? Number.NaN))) ?? [];
    return [address, Object.fromEntries(columns.map((name, column) => [name, Number(medians[column]?.toFixed(3))]))];
  });
  console.log(`Lighthouse ${VERSION}, mobile, medians of ${runs} runs; times in ms\n`);
  console.table(Object.fromEntries(rows));
} finally {
  compressing.server.close();
  await preview.close();
  await rm(root, { recursive: true, force: true });
}

async function audit(address: string, attempts = 3): Promise<number[]> {
  const run = promisify(execFile)(
    "npx",
    [
      ...["--yes", `lighthouse@${VERSION}`, compressing.url + address, "--quiet", "--output=json"],
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

/** Serves the preview as hosts do: text is compressed, once. */
async function compress(origin: URL) {
  const bodies = new Map<string, Buffer>();
  const server = createServer(async ({ url = "/" }, response) => {
    const answer = await fetch(new URL(url, origin));
    const body = Buffer.from(await answer.arrayBuffer());
    const headers = Object.fromEntries(answer.headers);
    const isText = /text|javascript|json|xml/.test(headers["content-type"] ?? "");
    if (!isText) return response.writeHead(answer.status, headers).end(body);
    const sent = bodies.get(url) ?? brotliCompressSync(body);
    bodies.set(url, sent);
    response
      .writeHead(answer.status, { ...headers, "content-encoding": "br", "content-length": sent.length })
      .end(sent);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${origin.pathname}` };
}

/** The built site, and an empty page. */
async function siteWithEmptyPage(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "lighthouse-site-"));
  const dist = join(root, "dist");
  await cp(join(process.cwd(), "dist"), dist, { recursive: true });
  const empty =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title><p>Empty';
  await writeFile(join(dist, EMPTY), empty);
  return root;
}
