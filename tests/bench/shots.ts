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
import type { Browser } from "puppeteer-core";
import sharp from "sharp";
import { runCommand } from "../../src/commands/run-command.ts";
import { startPreview } from "../../src/servers/start-preview.ts";
import { languages, paths } from "../../src/urls.ts";
import { isReady } from "../support/browser/in-page.ts";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { basePath } from "../support/site/own-site.ts";
import { closePage, hydrateIslands, openPage } from "./bench-page.ts";

const addresses = paths.flatMap((path) => languages.map((language) => `${language}/${path && `${path}/`}`));
const folder = join(process.cwd(), "tests/shots");
const current = join(folder, "current");
const accepted = join(folder, "accepted");
const changes = join(folder, "changes");

/** Screenshots for the README. Those of a laptop are scaled down. */
const readmeFolder = join(process.cwd(), ".github/readme");
const readmeScreens = [
  { suffix: "it", viewport: { width: 1440, height: 900 }, shownWidth: 960 },
  { suffix: "mobile", viewport: { width: 390, height: 844 }, shownWidth: 390 },
];
const readmePages = [{ name: "home", path: "it/" }];

const flag = { type: "boolean" } as const;
await runCommand({ accept: flag, compare: flag, readme: flag }, async ({ accept, compare, readme }) => {
  const server = await startPreview({ root: process.cwd(), basePath, port: 0 });
  const browser = await launchChromium();
  try {
    if (readme) return await takeReadmePictures(browser, server.url);
    const shots = await takeShots(browser, server.url);
    await writeFile(join(folder, "index.html"), sheet(shots));
    console.log(`${shots.length} pictures: ${join(folder, "index.html")}`);
    if (compare) await compareShots(shots);
    if (!accept) return;
    await rm(accepted, { recursive: true, force: true });
    await cp(current, accepted, { recursive: true });
    console.log("Accepted as the pictures to compare with.");
  } finally {
    await browser.close();
    await server.close();
  }
});

async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  for (const { suffix, viewport, shownWidth } of readmeScreens) {
    const page = await openPage(browser, viewport);
    for (const { name, path } of readmePages) {
      await page.goto(url + path, { waitUntil: "networkidle0" });
      await page.waitForFunction(isReady);
      const file = join(readmeFolder, `${name}-${suffix}.png`);
      await sharp(await page.screenshot())
        .resize({ width: shownWidth })
        .png({ palette: true })
        .toFile(file);
      console.log(file);
    }
  }
}

/** Returns the names of the pictures. With reduced motion the cards keep their order, so that pictures can be compared. */
async function takeShots(browser: Browser, url: string): Promise<string[]> {
  await rm(current, { recursive: true, force: true });
  await mkdir(current, { recursive: true });
  const taken: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    for (const width of [390, 834, 1440]) {
      const page = await openPage(browser, { width, height: width < 500 ? 844 : 900 });
      await page.emulateMediaFeatures([
        { name: "prefers-color-scheme", value: scheme },
        { name: "prefers-reduced-motion", value: "reduce" },
      ]);
      for (const address of addresses) {
        await page.goto(url + address);
        await page.waitForFunction(isReady);
        // Islands add what needs a script, such as the place in a carousel.
        await hydrateIslands(page);
        await page.evaluate(scrollThrough);
        await page.waitForNetworkIdle();
        const name = `${address.replaceAll("/", "_")}${width}-${scheme}.png`;
        await page.screenshot({ path: join(current, name) as `${string}.png`, fullPage: true });
        taken.push(name);
      }
      await closePage(page);
    }
  }
  return taken;
}

/** Runs in the page. Lazy pictures load near the viewport. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Prints which pictures differ from the accepted ones, and draws where. */
async function compareShots(names: readonly string[]): Promise<void> {
  await rm(changes, { recursive: true, force: true });
  await mkdir(changes, { recursive: true });
  let changed = 0;
  for (const name of names) {
    const difference = await compareShot(name);
    if (!difference) continue;
    console.log(difference);
    changed++;
  }
  console.log(`${changed} of ${names.length} pictures are new or differ from the accepted ones.`);
}

async function compareShot(name: string): Promise<string | null> {
  if (!existsSync(join(accepted, name))) return `new      ${name}`;
  const [before, after] = await Promise.all([readPicture(join(accepted, name)), readPicture(join(current, name))]);
  const { width, height } = after.info;
  if (before.info.width !== width || before.info.height !== height)
    return `resized  ${name}: ${before.info.height} → ${height} px high`;
  const difference = Buffer.alloc(after.data.length);
  const pixels = pixelmatch(before.data, after.data, difference, width, height, { threshold: 0.1 });
  if (pixels === 0) return null;
  await sharp(difference, { raw: { width, height, channels: 4 } }).toFile(join(changes, name));
  return `changed  ${name}: ${pixels} pixels`;
}

function readPicture(file: string) {
  return sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** An overview of all pictures. */
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
