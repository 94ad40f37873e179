/**
 * `npm run shots` takes screenshots of every page at three widths in both
 * schemes, with an overview page, in `tests/shots` (ignored by git).
 *
 * `-- --accept` keeps the screenshots for later comparisons;
 * `-- --compare` shows what has changed since, page by page;
 * `-- --readme` takes only the pictures in the README.
 */

import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import type { Browser } from "playwright-core";
import { PNG } from "pngjs";
import sharp from "sharp";
import { runCommand } from "../../src/commands/run-command.ts";
import { startPreview } from "../../src/preview/start-preview.ts";
import { languages, paths } from "../../src/urls.ts";
import { launchChromium, visit } from "../support/browser/chromium.ts";

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

/** Blocks the flag service, so that pictures show our own flags. */
async function takeReadmePictures(browser: Browser, url: string): Promise<void> {
  for (const { suffix, viewport, shownWidth } of readmeScreens) {
    const { context, page } = await visit(browser, { viewport, colorScheme: "light" }, "blocked");
    for (const { name, path } of readmePages) {
      await page.goto(url + path, { waitUntil: "networkidle" });
      await page.evaluate(() => window.laidOut);
      const file = join(readmeFolder, `${name}-${suffix}.png`);
      await sharp(await page.screenshot())
        .resize({ width: shownWidth })
        .png({ palette: true })
        .toFile(file);
      console.log(file);
    }
    await context.close();
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
  const viewport = { width, height: width < 500 ? 844 : 900 };
  const { context, page } = await visit(browser, { viewport, colorScheme: scheme });
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
      await window.laidOut;
    });
    await page.waitForLoadState("networkidle");
    const name = `${path.replaceAll("/", "_")}${width}-${scheme}.png`;
    await page.screenshot({ path: join(current, name), fullPage: true });
    taken.push(name);
  }
  await context.close();
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
    const difference = new PNG({ width: after.width, height: after.height });
    const pixels = pixelmatch(before.data, after.data, difference.data, after.width, after.height, { threshold: 0.1 });
    if (pixels === 0) continue;
    changed++;
    await writeFile(join(changes, name), PNG.sync.write(difference));
    console.log(`changed  ${name}: ${pixels} pixels`);
  }
  console.log(`${changed} of ${names.length} pictures differ from the accepted ones.`);
}

async function readPicture(file: string): Promise<PNG | null> {
  try {
    return PNG.sync.read(await readFile(file));
  } catch {
    return null;
  }
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
