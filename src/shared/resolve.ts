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
  language: Language;
  path: Path;
  /** False if the address names no page, so that the home page replaces it. */
  known: boolean;
  /** Address on this site, with the query and hash of the request. */
  url: string;
}

/** Returns where an address leads: always to a page of the route table, so that no request leads off the site. */
export function resolve({ path, query, hash, stored, browserLanguages = [] }: RequestedAddress): Destination {
  const prefix = languageOf(path);
  const language = prefix ?? preferredLanguage(stored, browserLanguages);
  const wanted = segments(path)
    .slice(prefix ? 1 : 0)
    .join("/");
  const known = paths.find((candidate) => candidate === wanted);
  const url = pageUrl(language, known ?? "") + suffix(query, "?") + suffix(hash, "#");
  return { language, path: known ?? "", known: known !== undefined, url };
}

/** Returns the language that an address names, if any. */
function languageOf(path: string): Language | undefined {
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
