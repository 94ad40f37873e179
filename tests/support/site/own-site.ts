import { createSite } from "../../../src/facts/create-site.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { facts as ownFacts } from "../../../src/site.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../project/project-root.ts";

/** The site that is tested: that of the owner. */
export const site = createSite({ root, facts: ownFacts });
export const { absoluteUrl, alternates, assetUrl, basePath, facts, isHidden, languages, menus, pageUrl, paths } = site;

/** What its pages say. */
export const words = completeWords(site, await loadPages(paths));
