import type { Owner } from "../../../src/create-site.ts";
import { describeSite } from "../../../src/pages/describe-site.ts";
import { facts as ownFacts } from "../../../src/site.ts";
import type { Language } from "../../../src/urls.ts";
import { root } from "../project/project-root.ts";
import { type OwnerName, owners } from "./owners.ts";

/** Names the owner of the matrix whose site is tested, if it is not that of this project. */
const name = process.env.OWNER as OwnerName | undefined;

export const owner: Owner = name ? owners[name]() : { root, facts: ownFacts };
export const isOwnSite = name === undefined;

/** The site that is tested, and what its pages say. */
export const { site, words } = await describeSite(owner);
export const { absoluteUrl, alternates, assetUrl, basePath, facts, isHidden, languages, menus, pageUrl, paths } = site;

/** Some page to go to from another, since an owner may remove any: the last link of the footer. */
export const somePage = (language: Language) => pageUrl(language, menus.footer.agency.at(-1) ?? "");
