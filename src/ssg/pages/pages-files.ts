import { gzipSync } from "node:zlib";
import { BUILD_META, PAGES_META, type PagesFile } from "../../shared/contract.ts";
import type { Document } from "../documents/document.ts";
import type { OutputFile } from "../output-file.ts";
import { addressOf, type Project } from "../project.ts";

/** Bytes with gzip, which every host sends. The browser loads the pages that have no room. */
const LIMIT = 75_000;

/** A file of pages, and the listed documents that have no room in it, by their addresses. */
export interface PagesOutput extends OutputFile {
  withoutRoom: readonly string[];
}

/** Returns the files that documents name in their head, each with the listed pages that name it, in their order and as far as there is room, for page changes. */
export function pagesFiles(project: Project, documents: readonly Document[]): PagesOutput[] {
  const files = new Map<string, Document[]>();
  for (const document of documents) {
    const address = document.content.metas[PAGES_META];
    if (address && document.isListed) files.set(address, [...(files.get(address) ?? []), document]);
  }
  return [...files].map(([address, pages]) => {
    const bodyWith = (count: number) => bodyOf(project, pages.slice(0, count));
    const count = countFitting(pages.length, (count) => gzipSync(bodyWith(count)).length <= LIMIT);
    const withoutRoom = pages.slice(count).map(({ path }) => addressOf(project, path));
    return { path: address.slice(project.basePath.length), body: bodyWith(count), withoutRoom };
  });
}

/** Returns how many of the first pages fit. Most often all do; otherwise each try halves what is in question. */
function countFitting(all: number, fits: (count: number) => boolean): number {
  let [least, most] = [0, all];
  for (let tried = all; least < most; tried = Math.ceil((least + most) / 2)) {
    if (fits(tried)) least = tried;
    else most = tried - 1;
  }
  return least;
}

/** Returns pages by part: what is alike stands together, so that it compresses to almost nothing. */
function bodyOf(project: Project, pages: readonly Document[]): string {
  const [first] = pages;
  const names = Object.keys(first?.content.regions ?? {});
  const file: PagesFile = {
    build: first?.content.metas[BUILD_META] ?? "",
    addresses: pages.map(({ path }) => addressOf(project, path)),
    heads: pages.map(({ content }) => content.head),
    regions: Object.fromEntries(names.map((name) => [name, pages.map(({ content }) => content.regions[name] ?? "")])),
  };
  return JSON.stringify(file);
}
