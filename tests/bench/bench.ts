/** `npm run bench`: what the built site costs its visitors and its owner, each figure beside its bound or its peer. */

import { statSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { picturePlaces } from "../../src/components/photo.tsx";
import { startPreview } from "../../src/servers/start-preview.ts";
import { site } from "../../src/site.ts";
import { alignColumns, kilobytes } from "../../src/ssg/report/align-columns.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";
import { createPhoto } from "../support/site/photo.ts";
import type { Figure } from "./figures.ts";
import { measurePageSpeed } from "./page-speed.ts";

const project = process.cwd();
const BUILDS = 5;
const ROUNDS = 9;

console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
await printPageSpeed();
await printColdBuild();
await printPhotos();

async function printPageSpeed(): Promise<void> {
  const server = await startPreview({ root: project, port: 0 });
  try {
    const figures = await measurePageSpeed(server.url, ROUNDS);
    print("Pages", [["", "measured", "at most"], ...figures.map(row)]);
    if (figures.some(({ value, bound }) => bound !== undefined && value > bound)) process.exitCode = 1;
  } finally {
    await server.close();
  }
}

function row({ what, value, unit, bound }: Figure): string[] {
  const digits = unit === "ms" ? 0 : 2;
  return [what, `${value.toFixed(digits)} ${unit}`, bound === undefined ? "" : `${bound} ${unit}`];
}

/** The whole command, from an empty `dist`, with a full cache. */
async function printColdBuild(): Promise<void> {
  const copy = await copyProject();
  try {
    const seconds: number[] = [];
    for (let run = 0; run <= BUILDS; run++) {
      await rm(join(copy.root, "dist"), { recursive: true, force: true });
      const started = performance.now();
      await build(copy);
      // The first run fills the cache.
      if (run > 0) seconds.push((performance.now() - started) / 1000);
    }
    const sorted = seconds.sort((one, other) => one - other);
    const figures = [sorted[0], sorted[Math.floor(BUILDS / 2)], sorted.at(-1)].map((value) => value?.toFixed(2) ?? "");
    print(`A build, ${BUILDS} runs`, [
      ["", "min", "median", "max"],
      ["seconds", ...figures],
    ]);
  } finally {
    await copy.remove();
  }
}

/** A home page with six photos of about 3 MB each, as a client's camera takes them: all six copies of one width. */
async function printPhotos(): Promise<void> {
  const copy = await copyProject();
  try {
    await copy.edit("src/site.ts", (text) => text.replace(/images\/clients\/(\w+)\.svg/g, "images/clients/$1.jpg"));
    for (const { image } of site.clients.demos) {
      await writeFile(join(copy.root, "static", image.replace(".svg", ".jpg")), await createPhoto(4000, 2600));
    }
    await build(copy);
    const html = brotliCompressSync(await readFile(join(copy.root, "dist/it/index.html"))).length;
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

async function build(copy: ProjectCopy): Promise<void> {
  const { status, stderr } = await copy.build();
  if (status !== 0) throw new Error(`The build of the copy failed: ${stderr}`);
}

function print(title: string, rows: string[][]): void {
  console.log(`${title}\n\n${alignColumns(rows)}\n`);
}
