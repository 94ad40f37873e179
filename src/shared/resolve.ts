import { defaultLanguage, type Language, languages, type Path, paths } from "../urls.ts";
import { basePath, pageUrl } from "./addresses.ts";

interface AddressParts {
  /** Path as the browser gives it (`location.pathname`), base path included; may be anything. */
  path: string;
  /** `location.search` and `location.hash`, kept as they are. */
  query?: string;
  hash?: string;
}

/** The requested address, and what is known of the visitor. */
export interface RequestedAddress extends AddressParts {
  /** What local storage holds under `language`; anything invalid is ignored. */
  stored?: string | null | undefined;
  /** Languages of the browser, the preferred one first. */
  browserLanguages?: readonly string[];
}

/** Where an address leads. */
export interface Destination {
  language: Language;
  path: Path;
  /** False if the address names no page, so that the home page replaces it. */
  known: boolean;
  /** Address on this site, with the query and hash of the request. */
  url: string;
}

/** Returns where an address leads: always to a page of the route table, so that no request leads off the site. */
export function resolve({ stored, browserLanguages, ...address }: RequestedAddress): Destination {
  return resolveAmong(paths, address, preferredLanguage(stored, browserLanguages ?? []));
}

/** The same with the route table and language of a page, so that the router does not grow with the number of pages. */
export function resolveAmong(known: readonly Path[], address: AddressParts, fallback: Language): Destination {
  const prefix = languageOf(address.path);
  const language = prefix ?? fallback;
  const wanted = segments(address.path)
    .slice(prefix ? 1 : 0)
    .join("/");
  const path = known.find((candidate) => candidate === wanted);
  const url = pageUrl(language, path ?? "") + suffix(address.query, "?") + suffix(address.hash, "#");
  return { language, path: path ?? "", known: path !== undefined, url };
}

/** Returns the language that an address names, if any. */
export function languageOf(path: string): Language | undefined {
  const [first] = segments(path);
  return languages.find((language) => language === first);
}

/** The stored language, else the browser's if the site has it, else the default. */
function preferredLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  const first = browserLanguages[0]?.toLowerCase().split("-")[0];
  const find = (wanted: string | null | undefined) => languages.find((language) => language === wanted);
  return find(stored) ?? find(first) ?? defaultLanguage;
}

/** Folder names of a path below the base path, without `index.html` and empty names. */
function segments(path: string): string[] {
  const below = path.startsWith(basePath) ? path.slice(basePath.length) : path;
  return below.replace(/(^|\/)index\.html$/, "").match(/[^/]+/g) ?? [];
}

function suffix(value: string | undefined, mark: string): string {
  return value && value.length > 1 && value.startsWith(mark) ? value : "";
}
