import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastGlob from "fast-glob";
import { Window } from "happy-dom";
import { afterAll } from "vitest";
import type { Page } from "../../../src/components/page.ts";
import { type Language, outputPath, type Path } from "../../../src/urls.ts";
import { root } from "../project/project-root.ts";
import { isOwnSite, languages, owner, pageUrl, paths, words } from "./own-site.ts";

/** Where the site is: for an owner of the matrix in a temporary folder. */
export const dist = isOwnSite ? join(root, "dist") : await buildTemporarily();
if (!existsSync(dist)) throw new Error('There is no dist folder. Run "npm run build" first.');

/** Paths of all built files below `dist`, including hidden files. */
export const files: readonly string[] = fastGlob.sync("**/*", { cwd: dist, dot: true }).sort();

/** The HTML files that the build renders. An owner may put others into `static`. */
export const documents = files.filter((file) => file.endsWith(".html") && !existsSync(join(root, "static", file)));

/** Every page in every language. */
export const pages = languages.flatMap((language) => paths.map((path) => builtPage(language, path)));

/** Returns what a page is rendered from. */
export function pageAt(path: Path): Page {
  const page = words.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page "${path}".`);
  return page;
}

/** Returns the text of a built file; as `latin1`, with one character for each byte. */
export function read(file: string, encoding: BufferEncoding = "utf8"): string {
  return readFileSync(join(dist, file), encoding);
}

/** Shared, because creating a window takes longer than parsing most documents. */
const parser = new new Window().DOMParser();

export function parse(html: string, type: DOMParserSupportedType = "text/html"): Document {
  return parser.parseFromString(html, type) as unknown as Document;
}

/** Returns the `content` of the `<meta>` with that name or property. */
export function meta(document: Document, name: string): string | null {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? null;
}

interface Thing {
  "@type": string | string[];
  offers?: object;
  priceRange?: string;
  areaServed?: string[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

/** Returns what the structured data of a page says of a kind of thing. */
export function structuredData(page: Document, type: string): Thing | undefined {
  const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}");
  return (data["@graph"] as Thing[]).find((thing) => [thing["@type"]].flat().includes(type));
}

/** The script that every page loads. */
export const mainScript = files.find((file) => /^assets\/main-.*\.js$/.test(file)) ?? "";

/** The content type of a script, as servers may write it. */
export const scriptType = /^(text|application)\/javascript(; ?charset=utf-8)?$/;

/** Returns the headers of a path in the built `_headers`, by lower-case name. */
export function shippedHeaders(path: string): Record<string, string> {
  const blocks = read("_headers").trim().split("\n\n");
  const rules = blocks
    .map((block) => block.split("\n"))
    .filter(([pattern = ""]) => (pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  const headers = rules.flatMap(([, ...lines]) => lines.map((line) => line.trim().split(/: (.*)/)));
  return Object.fromEntries(headers.map(([name = "", value = ""]) => [name.toLowerCase(), value]));
}

function builtPage(language: Language, path: Path) {
  /** Below `dist`. */
  const file = outputPath(language, path);
  const html = read(file);
  let document: Document | undefined;
  return {
    ...{ language, path, file, html },
    /** With the base path: `/it/services/`. */
    url: pageUrl(language, path),
    /** Parsed on first access. */
    get document() {
      document ??= parse(html);
      return document;
    },
  };
}

async function buildTemporarily(): Promise<string> {
  // The whole build, which the tests of our own site do not need.
  const { renderOwnersSite } = await import("./render-site.ts");
  const { folder, remove } = await renderOwnersSite(owner);
  afterAll(remove);
  return folder;
}
