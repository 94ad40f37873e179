import { inject } from "vitest";
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

/** The pages that tests check: all pages in the full gate, one of each kind in the quick gate. */
export const pages = inject("gate") === "full" ? allPages : onePageOfEachKind;

/** The same pages, each in one language, for tests of what both languages share. */
export const pagesInOneLanguage =
  pages === allPages
    ? allPages.filter(({ language, path }) => language === languages[paths.indexOf(path) % languages.length])
    : pages;
