import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages, paths } from "../../src/urls.ts";
import { copyProject, type ProjectCopy } from "../support/project/project-copy.ts";

const BUILD_MS = 120_000;
const DATE_PAGES = "src/commands/date-pages.ts";

/** A dated copy with one page that has changed since. */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
  expect(await copy.run(DATE_PAGES)).toMatchObject({ status: 0 });
  await copy.edit("src/pages/dates.txt", (text) => text.replaceAll(/^[\d-]{10} /gm, "2026-01-02 "));
  await copy.edit("src/pages/about/it.ts", (text) => text.replace(/lede:\s*"/, "$&Qui da sempre. "));
}, BUILD_MS);
afterAll(() => copy?.remove());

test(
  "a draft asks search engines not to index any document",
  async () => {
    await build("--draft");
    const documents = built().filter((file) => file.endsWith(".html"));
    expect(documents.length).toBeGreaterThan(48);
    expect(
      documents.filter((file) => !read(file).toString().includes('<meta name="robots" content="noindex"')),
    ).toEqual([]);
    expect(read("_headers").toString()).toContain("X-Robots-Tag: noindex");
    // Crawlers must be able to read the noindex tags.
    expect(read("robots.txt").toString()).toContain("Allow: /\n");
    expect(compressed()).toEqual([]);
  },
  BUILD_MS,
);

test(
  "a build with --precompress adds a brotli and a gzip file for every text file, and can be indexed",
  async () => {
    expect(await build("--precompress")).toContain("1 page has changed since the last date");
    const texts = built().filter((file) => /\.(html|js|svg|xml|txt|webmanifest)$/.test(file));
    expect(texts.length).toBeGreaterThan(60);
    for (const file of texts) {
      const body = read(file);
      expect(Buffer.compare(brotliDecompressSync(read(`${file}.br`)), body), file).toBe(0);
      expect(Buffer.compare(gunzipSync(read(`${file}.gz`)), body), file).toBe(0);
    }
    expect(read("it/index.html.br").length).toBeLessThan(read("it/index.html.gz").length);
    expect(compressed().filter((file) => /\.(png|woff2|ico)\./.test(file))).toEqual([]);
    expect(read("it/index.html").toString()).toContain('<meta name="robots" content="index, follow,');
    expect(lastmods()).toEqual({ "2026-01-02": languages.length * paths.length - 1, none: 1 });
  },
  BUILD_MS,
);

test(
  "date:pages dates the changed page alone, and an ordinary build has its date and no compressed files",
  async () => {
    const dated = await copy.run(DATE_PAGES);
    expect(dated.stdout).toMatch(/^Dated \d{4}-\d\d-\d\d: it\/about\/index\.html\.\n$/);
    expect(await build()).not.toContain("since the last date");
    expect(compressed()).toEqual([]);
    expect(lastmods()).toEqual({
      "2026-01-02": languages.length * paths.length - 1,
      [dated.stdout.slice("Dated ".length, "Dated 2026-01-02".length)]: 1,
    });
    expect((await copy.run(DATE_PAGES)).stdout).toBe("Every page keeps its date.\n");
  },
  BUILD_MS,
);

/** Returns the warnings. */
async function build(...args: string[]): Promise<string> {
  const { status, stderr } = await copy.build(...args);
  expect(status, stderr).toBe(0);
  return stderr;
}

/** Counts the pages of the sitemap by date. */
function lastmods(): Record<string, number> {
  const entries =
    read("sitemap.xml")
      .toString()
      .match(/<url>.*?<\/url>/gs) ?? [];
  const counts: Record<string, number> = {};
  for (const entry of entries) {
    const date = /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? "none";
    counts[date] = (counts[date] ?? 0) + 1;
  }
  return counts;
}

function built(): string[] {
  const dist = join(copy.root, "dist");
  return readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => statSync(join(dist, file)).isFile());
}

function compressed(): string[] {
  return built().filter((file) => /\.(br|gz)$/.test(file));
}

function read(file: string): Buffer {
  return readFileSync(join(copy.root, "dist", file));
}
