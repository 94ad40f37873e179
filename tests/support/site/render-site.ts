import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSiteAssets, renderSite } from "../../../build.ts";
import type { Owner } from "../../../src/create-site.ts";
import type { SiteWords } from "../../../src/pages/complete-words.ts";
import { describeSite } from "../../../src/pages/describe-site.ts";
import { failOnProblems } from "../../../src/problems/problem.ts";
import { distFolder, publish } from "../../../src/ssg/publish.ts";

/** A site in a temporary folder. */
export type RenderedSite = Awaited<ReturnType<typeof renderOwnersSite>>;

/** Renders the site of an owner, whose words may be changed: those of pages, and those that pages share. */
export async function renderOwnersSite(owner: Owner, change?: <Words>(words: Words) => Words) {
  const { site, words } = await describeSite(owner);
  // Pages of changed words have no share images, which take long and which no browser shows.
  const assets = await makeSiteAssets(site, words.pages);
  const { files, problems } = await renderSite(site, change ? changed(words, change) : words, assets);
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  failOnProblems([...problems, ...(await publish(folder, files))]);
  return { folder: distFolder(folder), remove: () => rm(folder, { recursive: true }) };
}

function changed(words: SiteWords, change: <Words>(words: Words) => Words): SiteWords {
  const pages = words.pages.map((page) => ({ ...page, words: change(page.words) }));
  return { ...words, pages, shared: change(words.shared) };
}
