import { facts } from "../../../src/site.ts";
import { addressesAt, languages, paths } from "../../../src/urls.ts";

const { pageUrl } = addressesAt(facts.origin);

/** Every page in every language. */
export const allPages = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

/** One page of each kind that the site has, in alternating languages. */
const kinds = ["it/", "en/services/ads", "en/flipping-catalog", "it/about", "en/contact", "it/google-ads"];
export const onePageOfEachKind = allPages.filter(({ language, path }) => kinds.includes(`${language}/${path}`));

/** The page with the sample catalogue, if there is one. */
export const book = allPages.find(({ path }: { path: string }) => path === "flipping-catalog");

/** Every page in one of its languages, for tests of what both languages share. */
export const pagesInOneLanguage = allPages.filter(
  ({ language, path }) => language === languages[paths.indexOf(path) % languages.length],
);
