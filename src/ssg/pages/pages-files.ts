import { gzipSync } from "node:zlib";
import { DomUtils, parseDocument } from "htmlparser2";
import { BUILD_MARK } from "../../components/document/head.tsx";
import { PAGE_HEAD_ATTRIBUTE, type PagesFile, pagesFile, REGION_ATTRIBUTE } from "../../contract.ts";
import { type Language, languages, outputPath, paths } from "../../urls.ts";
import { hash } from "../hash.ts";
import type { OutputFile } from "../output-file.ts";

/** Bytes after gzip, which every host sends; after brotli they are about 49 kB. A language with more has no such file. */
const LIMIT = 75_000;

/** Writes the file with the pages of each language, for page changes, and marks pages and files with the id of the build: of script and styles alone. */
export function pagesFiles(
  pages: readonly OutputFile[],
  { entry, styles }: { entry: string; styles: { url: string } },
) {
  const build = hash(entry, styles.url);
  const files = languages.map((language) => ({
    path: pagesFile(language),
    body: JSON.stringify(gatherPages(language, pages, build)),
  }));
  return {
    pages: pages.map((page) => markBuild(page, build)),
    files: files.filter(({ body }) => gzipSync(body).length <= LIMIT),
  };
}

export function markBuild({ path, body }: OutputFile, build: string): OutputFile {
  return { path, body: String(body).replace(BUILD_MARK, build) };
}

/**
 * Returns what a page change needs of the pages of a language, in their order. What is alike stands together, so that
 * it compresses to almost nothing: the headers of two pages differ in a few attributes.
 */
export function gatherPages(language: Language, pages: readonly OutputFile[], build: string): PagesFile {
  const file: PagesFile = { build, path: [], head: [], regions: {} };
  for (const path of paths) {
    const page = pages.find((page) => page.path === outputPath(language, path));
    if (!page) continue;
    const { head, regions } = partsOf(String(page.body));
    file.path.push(path);
    file.head.push(head);
    for (const [name, region] of Object.entries(regions)) file.regions[name] = [...(file.regions[name] ?? []), region];
  }
  return file;
}

/** Returns the HTML of the head tags that belong to the page, and of each region. */
function partsOf(html: string): { head: string; regions: Record<string, string> } {
  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const sourceOf = ({ startIndex, endIndex }: { startIndex: number | null; endIndex: number | null }) =>
    html.slice(startIndex ?? 0, (endIndex ?? 0) + 1);
  const [head] = DomUtils.getElementsByTagName("head", children);
  const tags = DomUtils.findAll(({ name, attribs }) => name === "title" || PAGE_HEAD_ATTRIBUTE in attribs, head ?? []);
  const regions = DomUtils.findAll(({ attribs }) => REGION_ATTRIBUTE in attribs, children);
  return {
    head: tags.map(sourceOf).join(""),
    regions: Object.fromEntries(regions.map((region) => [region.attribs[REGION_ATTRIBUTE] ?? "", sourceOf(region)])),
  };
}
