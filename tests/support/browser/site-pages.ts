import { inject } from "vitest";
import { languages, pageUrl, paths } from "../../../src/urls.ts";

/** Every page in every language. */
export const allPages = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

/** One page of each kind, in alternating languages. */
export const onePageOfEachKind = allPages.filter(({ url }) =>
  [
    pageUrl("it", ""),
    pageUrl("en", "services/ads"),
    pageUrl("en", "flipping-catalog"),
    pageUrl("it", "about"),
    pageUrl("en", "contact"),
    pageUrl("it", "google-ads"),
  ].includes(url),
);

/** The pages that tests check: all pages in the full gate, one of each kind in the quick gate. */
export const pages = inject("gate") === "full" ? allPages : onePageOfEachKind;

/** The same pages, each in one language, for tests of what both languages share. */
export const pagesInOneLanguage =
  pages === allPages
    ? allPages.filter(({ language, path }) => language === languages[paths.indexOf(path) % languages.length])
    : pages;
