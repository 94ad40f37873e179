import { gzipSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { BUILD_MARK } from "../../components/document/head.tsx";
import { PAGE_HEAD_ATTRIBUTE, type PagePack, packFile, REGION_ATTRIBUTE } from "../../contract.ts";
import { type Language, languages, outputPath, paths } from "../../urls.ts";
import type { Assets } from "../assets/make-assets.tsx";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";

/** Bytes after gzip, which every host sends; after brotli they are about 49 kB. Pages beyond that are loaded as documents. */
const PACK_LIMIT = 75_000;

/** Packs the pages of each language for page changes. Marks pages and packs with the id of the build. */
export function packPages(pages: readonly OutputFile[], { entry, styles }: Assets) {
  const packs = languages.map((language) => ({ language, body: packLanguage(language, pages) }));
  const build = hash(entry, styles.url, ...packs.map(({ body }) => body));
  return {
    pages: pages.map((page) => markBuild(page, build)),
    files: packs.map(({ language, body }) => ({ path: packFile(language, build), body })),
  };
}

export function markBuild({ path, body }: OutputFile, build: string): OutputFile {
  return { path, body: String(body).replace(BUILD_MARK, build) };
}

/** Returns what a page change needs of the pages of a language, in their order, up to the limit. */
export function packLanguage(language: Language, pages: readonly OutputFile[]): string {
  const parts = paths.flatMap((path) => {
    const page = pages.find((page) => page.path === outputPath(language, path));
    return page ? [{ path, ...partsOf(String(page.body)) }] : [];
  });
  return packUpTo(parts);
}

function packUpTo(pages: readonly Parts[]): string {
  const pack = JSON.stringify(byPart(pages));
  const size = gzipSync(pack).length;
  if (size <= PACK_LIMIT) return pack;
  const count = Math.floor((pages.length * PACK_LIMIT) / size);
  return packUpTo(pages.slice(0, Math.min(count, pages.length - 1)));
}

type Parts = Record<string, string>;

/** Puts what is alike together, so that it compresses to almost nothing: the headers of two pages differ in a few attributes. */
function byPart(pages: readonly Parts[]): PagePack {
  const names = Object.keys(pages[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, pages.map((page) => page[name] ?? "")])) as PagePack;
}

/** Returns the HTML of the head tags that belong to the page, and of each region. */
function partsOf(html: string): Parts {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const sourceOf = ({ startIndex, endIndex }: { startIndex: number | null; endIndex: number | null }) =>
    html.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
  const [head] = DomUtils.getElementsByTagName("head", children);
  const tags = DomUtils.findAll(({ name, attribs }) => name === "title" || PAGE_HEAD_ATTRIBUTE in attribs, head ?? []);
  const regions = DomUtils.findAll(({ attribs }) => REGION_ATTRIBUTE in attribs, children);
  return {
    head: tags.map(sourceOf).join(""),
    ...Object.fromEntries(regions.map((region) => [region.attribs[REGION_ATTRIBUTE], sourceOf(region)])),
  };
}
