/** `npm run bench`: what the built site costs its visitors and its owner, each figure beside its bound or its peer. */

import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { photoPlaces } from "../../src/components/photo-places.ts";
import { startPreview } from "../../src/servers/start-preview.ts";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { basePath, facts } from "../support/site/own-site.ts";
import { createPhoto } from "../support/site/photo.ts";
import { type Figure, median, printFigures, printMachine } from "./figures.ts";
import { barePages } from "./page-changes.ts";
import { measurePageSpeed } from "./page-speed.ts";

const BUILDS = 5;
const ROUNDS = 9;

printMachine();
await printPageSpeed();
const copy = await copyProject();
try {
  await printBuilds();
  await printPhotos();
} finally {
  await copy.remove();
}

/** What visitors wait for and download: `dist`, with two bare pages beside it. */
async function printPageSpeed(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "bench-"));
  await cp(join(process.cwd(), "dist"), join(root, "dist"), { recursive: true });
  for (const [file, html] of Object.entries(barePages)) {
    await mkdir(dirname(join(root, "dist", file)), { recursive: true });
    await writeFile(join(root, "dist", file), html);
  }
  const server = await startPreview({ root, basePath, port: 0 });
  const browser = await launchChromium();
  try {
    printFigures("Pages", await measurePageSpeed(browser, server.url, ROUNDS));
  } finally {
    await browser.close();
    await server.close();
    await rm(root, { recursive: true });
  }
}

/** The whole command, from an empty `dist`, with a full cache. */
async function printBuilds(): Promise<void> {
  await build();
  const times: number[] = [];
  for (let run = 0; run < BUILDS; run++) {
    await rm(join(copy.root, "dist"), { recursive: true });
    const started = performance.now();
    await build();
    times.push(performance.now() - started);
  }
  const range = `${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)} ms`;
  printFigures("Builds", [{ what: `a build, median of ${BUILDS}`, value: median(times), unit: "ms", of: range }]);
}

/** A home page with six photos of about 3 MB each, as a client's camera takes them: its copies of each width. */
async function printPhotos(): Promise<void> {
  await copy.edit("src/site.ts", (text) => text.replace(/images\/clients\/(\w+)\.svg/g, "images/clients/$1.jpg"));
  for (const { image } of facts.clients.demos)
    await writeFile(join(copy.root, "static", image.replace(".svg", ".jpg")), await createPhoto(4000, 2600));
  await build();
  const html = brotliCompressSync(await readFile(join(copy.root, "dist/it/index.html"))).length;
  const assets = join(copy.root, "dist/assets");
  const files = await readdir(assets);
  const weigh = async (width: number) => {
    const copies = files.filter((file) => file.includes(`-${width}-`));
    const sizes = await Promise.all(copies.map(async (file) => (await stat(join(assets, file))).size));
    return sizes.reduce((sum, size) => sum + size, html) / 1000;
  };
  const figures = photoPlaces.client.widths.map(
    async (width): Promise<Figure> => ({ what: `copies ${width} px wide`, value: await weigh(width), unit: "kB" }),
  );
  printFigures("A home page of six photos, HTML included", await Promise.all(figures));
}

async function build(): Promise<void> {
  const { status, stderr } = await copy.build();
  if (status !== 0) throw new Error(`The build of the copy failed: ${stderr}`);
}
