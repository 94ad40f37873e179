import { createSite } from "../../../src/facts/create-site.ts";
import { loadPages } from "../../../src/pages/index.ts";
import { facts as ownFacts } from "../../../src/site.ts";
import { completeWords } from "../../../src/ssg/words/complete-words.ts";
import { root } from "../project/project-root.ts";
import type { OwnerName } from "./owner-names.ts";
import { owners, type TestOwner } from "./owners.ts";

/** Names the owner of the matrix whose site is tested, if it is not that of this project. */
const name = process.env.OWNER as OwnerName | undefined;

export const owner: TestOwner = name ? owners[name]() : { root, facts: ownFacts, load: loadPages };
export const isOwnSite = name === undefined;

/** The site that is tested. */
export const site = createSite(owner);
export const { absoluteUrl, alternates, assetUrl, basePath, facts, isHidden, languages, menus, pageUrl, paths } = site;

/** What its pages say. */
export const words = completeWords(site, await owner.load(paths));
