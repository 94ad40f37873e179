import { gzipSync } from "node:zlib";
import { BUILD_META, PAGES_META, type PagesFile } from "../../shared/contract.ts";
import type { Document } from "../documents/document.ts";
import type { OutputFile } from "../output-file.ts";
import type { Project } from "../project.ts";

/** Bytes with gzip, which every host sends. The pages of a language that weigh more are loaded by the browser, one by one. */
const LIMIT = 75_000;

/** Returns the files that documents name in their head, each with all pages that name it, for page changes. */
export function pagesFiles(project: Project, documents: readonly Document[]): OutputFile[] {
  const files = new Map<string, Document[]>();
  for (const document of documents) {
    const address = document.content.metas[PAGES_META];
    if (address) files.set(address, [...(files.get(address) ?? []), document]);
  }
  return [...files]
    .map(([address, pages]) => ({ path: address.slice(project.basePath.length), body: bodyOf(project, pages) }))
    .filter(({ body }) => gzipSync(body).length <= LIMIT);
}

/** Returns pages by part: what is alike stands together, so that it compresses to almost nothing. */
function bodyOf({ assetUrl }: Project, pages: readonly Document[]): string {
  const [first] = pages;
  const names = Object.keys(first?.content.regions ?? {});
  const file: PagesFile = {
    build: first?.content.metas[BUILD_META] ?? "",
    address: pages.map(({ path }) => assetUrl(path.replace(/index\.html$/, ""))),
    head: pages.map(({ content }) => content.head),
    regions: Object.fromEntries(names.map((name) => [name, pages.map(({ content }) => content.regions[name] ?? "")])),
  };
  return JSON.stringify(file);
}
