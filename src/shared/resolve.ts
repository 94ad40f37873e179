import { defaultLanguage, type Language, languages, type Path, paths } from "../urls.ts";
import { basePath, pageUrl } from "./addresses.ts";

/** The requested address, and what is known of the visitor. */
export interface RequestedAddress {
  /** Path as the browser gives it (`location.pathname`), base path included; may be anything. */
  path: string;
  /** `location.search` and `location.hash`, kept as they are. */
  query?: string;
  hash?: string;
  /** What local storage holds under `language`; anything invalid is ignored. */
  stored?: string | null | undefined;
  /** Languages of the browser, the preferred one first. */
  browserLanguages?: readonly string[];
}

/** Where an address leads. */
export interface Destination {
  /** False if the address names no page, so that the home page replaces it. */
  known: boolean;
  /** Address on this site, with the query and hash of the request. */
  url: string;
}

/** Returns where an address leads: always to a page of the route table, so that no request leads off the site. */
export function resolve({ path, query, hash, stored, browserLanguages = [] }: RequestedAddress): Destination {
  const below = path.startsWith(basePath) ? path.slice(basePath.length) : path;
  const exact = lookUp(below);
  const { prefix, page } = exact.page === undefined ? lookUp(correct(below)) : exact;
  const language = prefix ?? preferredLanguage(stored, browserLanguages);
  const url = pageUrl(language, page ?? "") + suffix(query, "?") + suffix(hash, "#");
  return { known: page !== undefined, url };
}

/** Returns the language and the page that a path below the base path names, as far as it does. */
function lookUp(path: string): { prefix?: Language | undefined; page?: Path | undefined } {
  const segments = path.replace(/(^|\/)index\.html$/, "").match(/[^/]+/g) ?? [];
  const prefix = languages.find((language) => language === segments[0]);
  const wanted = segments.slice(prefix ? 1 : 0).join("/");
  return { prefix, page: paths.find((candidate) => candidate === wanted) };
}

/** Returns a path as it was probably meant: people type capitals, texts end links with a bracket, and older sites had files. */
function correct(path: string): string {
  const withoutSigns = path.toLowerCase().replace(/(?:%[\da-f]{2}|[^a-z\d])+$/, "");
  return withoutSigns.replace(/(?:^|\/)index\.\w+$|\.(?:html?|php)$/, "");
}

/** The stored language, else the browser's if the site has it, else the default. */
function preferredLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  const first = browserLanguages[0]?.toLowerCase().split("-")[0];
  const find = (wanted: string | null | undefined) => languages.find((language) => language === wanted);
  return find(stored) ?? find(first) ?? defaultLanguage;
}

function suffix(value: string | undefined, mark: string): string {
  return value && value.length > 1 && value.startsWith(mark) ? value : "";
}
