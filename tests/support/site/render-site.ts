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

interface Options {
  /** Changes the words of pages, and those that pages share. */
  change?: (<Words>(words: Words) => Words) | undefined;
  /** Whether the site has its share images, which take longest to make. No browser shows them. */
  hasShareImages?: boolean;
}

/** Renders the site of an owner. */
export async function renderOwnersSite(owner: Owner, { change, hasShareImages = true }: Options = {}) {
  const { site, words } = await describeSite(owner);
  const assets = await makeSiteAssets(site, hasShareImages ? words.pages : []);
  const { files, problems } = await renderSite(site, change ? changed(words, change) : words, assets);
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  failOnProblems([...problems, ...(await publish(folder, files))]);
  return { folder: distFolder(folder), remove: () => rm(folder, { recursive: true }) };
}

function changed(words: SiteWords, change: <Words>(words: Words) => Words): SiteWords {
  const pages = words.pages.map((page) => ({ ...page, words: change(page.words) }));
  return { ...words, pages, shared: change(words.shared) };
}
