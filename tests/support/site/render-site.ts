import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { renderSite } from "../../../build.ts";
import type { Owner } from "../../../src/create-site.ts";
import { makeAssets } from "../../../src/ssg/assets/make-assets.tsx";
import { failOnProblems } from "../../../src/ssg/problems/problem.ts";
import { readSite } from "../../../src/ssg/read-site.ts";

/** A site in a temporary folder. */
export interface RenderedSite {
  folder: string;
  remove(): Promise<void>;
}

/** Renders the site of an owner, whose words may be changed: those of a page, and those that pages share. */
export async function renderOwnersSite(
  owner: Owner,
  change = <Words>(words: Words): Words => words,
): Promise<RenderedSite> {
  const { site, words } = await readSite(owner);
  // Share images of changed words would take long, and no browser shows them.
  const assets = await makeAssets(site, words.pages, { draft: false });
  const pages = words.pages.map((page) => ({ ...page, words: change(page.words) }));
  const { files, problems } = await renderSite(site, { ...words, pages, shared: change(words.shared) }, assets);
  failOnProblems(problems);
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const { path, body } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
