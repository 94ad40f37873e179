/** The languages of the site, in the order of the language switch. Each has a row below, and a file in every folder of `src/pages` and `src/words`. */
export const languages = ["it", "en"] as const;
/** A language of the site, as in addresses and in `lang`. */
export type Language = (typeof languages)[number];

export const languageSettings: Record<Language, LanguageSettings> = {
  it: { name: "Italiano", flag: "it", openGraph: "it_IT", figures: "it-IT" },
  en: { name: "English", flag: "gb", openGraph: "en_US", figures: "en-GB" },
};

interface LanguageSettings {
  /** The language in itself. */
  name: string;
  /** Country whose flag is beside the name. */
  flag: string;
  /** Locale as Open Graph writes it. */
  openGraph: string;
  /** Locale whose custom figures and prices follow. */
  figures: string;
}

/** The language of the business: what chats and networks show of an address without a language. */
export const businessLanguage: Language = "it";

/** The language for everyone else (`x-default`). */
export const defaultLanguage: Language = "en";

/** Every page address below the language prefix, without it: `""` is the home page. */
export const paths = [
  "",
  "services",
  "services/lead-generation",
  "services/ecommerce",
  "services/ads",
  "services/analytics",
  "services/rispondi-subito",
  "instant-websites",
  "landing-page-professionali",
  "flipping-catalog",
  "specializations",
  "about",
  "testimonials",
  "contact",
  "landing",
  "google-ads",
] as const;
/** The address of a page; a mistyped one is a compile error. */
export type Path = (typeof paths)[number];

/**
 * Where old addresses lead, once they have been published: `"services/seo": "specializations"` for a page that was
 * renamed or removed. All its addresses lead on: the Italian one, the English one, and the one without a language.
 */
export const movedPages: Readonly<Record<string, Path>> = {};

/** The addresses of a site. */
export type Addresses = ReturnType<typeof addressesAt>;

/** Returns the addresses of a site that is published at an origin, which may have a path: `https://user.github.io/repo`. */
export function addressesAt(origin: string) {
  const root = origin.replace(/\/*$/, "/");
  /** Path part of the origin, with a slash at both ends: `/` or `/repo/`. */
  const basePath = new URL(root).pathname;

  /** Address of a page on this site in its canonical form, with the base path: `/it/services/`. */
  function pageUrl(language: Language, path: Path): string {
    return path === "" ? `${basePath}${language}/` : `${basePath}${language}/${path}/`;
  }

  /** The same with scheme and host, for canonical, alternates, sharing tags and sitemap. */
  function absoluteUrl(url: string): string {
    return new URL(url, root).href;
  }

  return {
    basePath,
    pageUrl,
    absoluteUrl,
    /** Address of a file of `dist`, with the base path. A name may have spaces, which would end an address in `srcset`. */
    assetUrl: (file: string): string => basePath + file.split("/").map(encodeURIComponent).join("/"),
  };
}

/** Path of the page's file below `dist`. */
export function outputPath(language: Language, path: Path): string {
  return path === "" ? `${language}/index.html` : `${language}/${path}/index.html`;
}
