import { type Language, languages, paths } from "../../../src/urls.ts";
import { menus, pageUrl } from "../site/own-site.ts";

/** Every page in every language. */
export const allPages = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

/** One page of each kind that the site has, in alternating languages. */
const kinds = ["it/", "en/services/ads", "en/flipping-catalog", "it/about", "en/contact", "it/google-ads"];
export const onePageOfEachKind = allPages.filter(({ language, path }) => kinds.includes(`${language}/${path}`));

/** The page with the sample catalogue, if there is one. */
export const book = allPages.find(({ path }: { path: string }) => path === "flipping-catalog");

/** Some page to go to from another, since an owner may remove any: the last link of the footer. */
export const somePage = (language: Language) => pageUrl(language, menus.footer.agency.at(-1) ?? "");

/** Every page in one of its languages, for tests of what both languages share. */
export const pagesInOneLanguage = allPages.filter(
  ({ language, path }) => language === languages[paths.indexOf(path) % languages.length],
);
