/**
 * `npm run shots` takes screenshots of every page at three widths in both
 * schemes, with an overview page, in `tests/shots` (ignored by git).
 *
 * `-- --accept` keeps the screenshots for later comparisons;
 * `-- --compare` shows what has changed since, page by page;
 * `-- --readme` takes only the pictures in the README.
 */

import { existsSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import type { Browser, Page } from "puppeteer-core";
import sharp from "sharp";
import { runCommand } from "../../src/commands/run-command.ts";
import { startPreview } from "../../src/servers/start-preview.ts";
import { languages, paths } from "../../src/urls.ts";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";

const widths = [390, 834, 1440];
const schemes = ["light", "dark"] as const;
const pages = paths.flatMap((path) => languages.map((language) => `${language}/${path ? `${path}/` : ""}`));

const project = process.cwd();
const folder = join(project, "tests/shots");
const current = join(folder, "current");
const accepted = join(folder, "accepted");
const changes = join(folder, "changes");

/** Screenshots for the README. Those of a laptop are scaled down. */
const readmeFolder = join(project, ".github/readme");
const readmeScreens = [
  { suffix: "it", viewport: { width: 1440, height: 900 }, shownWidth: 960 },
  { suffix: "mobile", viewport: { width: 390, height: 844 }, shownWidth: 390 },
];
const readmePages = [
  { name: "home", path: "it/" },
  { name: "ads", path: "it/services/ads/" },
];

await runCommand(["accept", "compare", "readme"], ({ readme, ...after }) =>
  readme ? withSite(takeReadmePictures) : takeAll(after),
);

async function takeAll({ accept, compare }: { accept: boolean; compare: boolean }): Promise<void> {
  await rm(current, { recursive: true, force: true });
  await mkdir(current, { recursive: true });
  const shots = await withSite(takeShots);
  await writeFile(join(folder, "index.html"), sheet(shots));
  console.log(`${shots.length} pictures: ${join(folder, "index.html")}`);
  if (compare) await compareShots(shots);
  if (accept) {
    await rm(accepted, { recursive: true, force: true });
    await cp(current, accepted, { recursive: true });
    console.log("Accepted as the pictures to compare with.");
  }
}

/** Serves the built site while it runs a task. */
async function withSite<Taken>(take: (browser: Browser, url: string) => Promise<Taken>): Promise<Taken> {
  const server = await startPreview({ root: project, port: 0 });
  const browser = await launchChromium();
  try {
    return await take(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Opens a page without the flag service, so that pictures show our own flags. */
async function openPage(browser: Browser, width: number, height: number, scheme: string): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
  return page;
}

async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  for (const { suffix, viewport, shownWidth } of readmeScreens) {
    const page = await openPage(browser, viewport.width, viewport.height, "light");
    for (const { name, path } of readmePages) {
      await page.goto(url + path, { waitUntil: "networkidle0" });
      await page.evaluate(() => window.fontsApplied);
      const file = join(readmeFolder, `${name}-${suffix}.png`);
      await sharp(await page.screenshot())
        .resize({ width: shownWidth })
        .png({ palette: true })
        .toFile(file);
      console.log(file);
    }
    await page.close();
  }
}

async function takeShots(browser: Browser, url: string): Promise<string[]> {
  const settings = widths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));
  const taken: string[] = [];
  for (const setting of settings) taken.push(...(await takeSetting(browser, url, setting)));
  return taken;
}

async function takeSetting(
  browser: Browser,
  url: string,
  { width, scheme }: { width: number; scheme: (typeof schemes)[number] },
): Promise<string[]> {
  // With reduced motion the cards keep their order, so that screenshots can be compared.
  const page = await openPage(browser, width, width < 500 ? 844 : 900, scheme);
  const taken: string[] = [];
  for (const path of pages) {
    await page.goto(url + path);
    await page.evaluate(async () => {
      // Scrolls through the page once, because lazy pictures load near the viewport.
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      scrollTo(0, 0);
      await window.fontsApplied;
    });
    await page.waitForNetworkIdle();
    const name = `${path.replaceAll("/", "_")}${width}-${scheme}.png`;
    await page.screenshot({ path: join(current, name) as `${string}.png`, fullPage: true });
    taken.push(name);
  }
  await page.close();
  return taken;
}

async function compareShots(names: readonly string[]): Promise<void> {
  await rm(changes, { recursive: true, force: true });
  await mkdir(changes, { recursive: true });
  let changed = 0;
  for (const name of names) {
    const before = await readPicture(join(accepted, name));
    const after = await readPicture(join(current, name));
    if (!before || !after) {
      console.log(`new      ${name}`);
      continue;
    }
    if (before.width !== after.width || before.height !== after.height) {
      console.log(`resized  ${name}: ${before.height} → ${after.height} px high`);
      changed++;
      continue;
    }
    const { width, height } = after;
    const difference = Buffer.alloc(after.data.length);
    const pixels = pixelmatch(before.data, after.data, difference, width, height, { threshold: 0.1 });
    if (pixels === 0) continue;
    changed++;
    await sharp(difference, { raw: { width, height, channels: 4 } }).toFile(join(changes, name));
    console.log(`changed  ${name}: ${pixels} pixels`);
  }
  console.log(`${changed} of ${names.length} pictures differ from the accepted ones.`);
}

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

async function readPicture(file: string): Promise<Picture | null> {
  if (!existsSync(file)) return null;
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function sheet(names: readonly string[]): string {
  const figures = names.map(
    (name) =>
      `<figure><a href="current/${name}"><img src="current/${name}" loading="lazy" width="320" alt=""></a><figcaption>${name}</figcaption></figure>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Every page</title>
<style>body{display:flex;flex-wrap:wrap;gap:1rem;font:14px system-ui}figure{margin:0;inline-size:320px}img{border:1px solid #ccc}</style>
${figures.join("\n")}
</html>
`;
}
