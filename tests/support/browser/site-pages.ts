import { isSample } from "../../../src/facts/samples.ts";
import { facts } from "../../../src/site.ts";
import { addressesAt, languages, paths } from "../../../src/urls.ts";

const { pageUrl } = addressesAt(facts.origin);

/** Every page in every language. */
export const allPages = languages.flatMap((language) =>
  paths.map((path) => ({ language, path, url: pageUrl(language, path) })),
);

/** One page of each kind that the site has, in alternating languages. */
const kinds = ["it/", "it/about", "it/google-ads", "en/services/ads", "en/flipping-catalog", "en/contact"];
export const onePageOfEachKind = kinds.flatMap((kind) => findPage(kind) ?? []);

/** The page with the sample catalogue, if there is one. */
export const book = findPage("it/flipping-catalog");

/** Every page in one of its languages, for tests of what both languages share. */
export const pagesInOneLanguage = allPages.filter(
  ({ language, path }) => language === languages[paths.indexOf(path) % languages.length],
);

/** Returns a page by language and path. An owner may have removed it; in the sample a wrong name would leave tests out. */
function findPage(name: string) {
  const page = allPages.find(({ language, path }) => `${language}/${path}` === name);
  if (!page && isSample(facts.name))
    throw new Error(`There is no page ${name}. Adapt tests/support/browser/site-pages.ts.`);
  return page;
}
