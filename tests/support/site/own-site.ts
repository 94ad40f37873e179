import type { Owner } from "../../../src/create-site.ts";
import { describeSite } from "../../../src/pages/describe-site.ts";
import { facts as ownFacts } from "../../../src/site.ts";
import type { Language } from "../../../src/urls.ts";
import { root } from "../project/project-root.ts";

export const owner: Owner = { root, facts: ownFacts };

/** The site of this project, and what its pages say. */
export const { site, words } = await describeSite(owner);
export const { absoluteUrl, assetUrl, basePath, facts, isHidden, languages, menus, pageUrl, paths } = site;

/** Some page to go to from another, since an owner may remove any: the last link of the footer. */
export const somePage = (language: Language) => pageUrl(language, menus.footer.agency.at(-1) ?? "");
