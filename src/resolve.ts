import { LANGUAGE_KEY } from "./contract.ts";
import { basePath, defaultLanguage, type Language, languages, type Path, pageUrl, paths } from "./urls.ts";

/** An address in its parts. */
interface Address {
  /** Path as the browser gives it (`location.pathname`), base path included; may be anything. */
  path: string;
  /** `location.search`, kept as it is. */
  query?: string;
  /** `location.hash`, kept as it is. */
  hash?: string;
}

/** The address that is asked for, and what is known of the visitor who asks. */
export interface Request extends Address {
  /** Language of the page one is on, if any. */
  pageLanguage?: Language | undefined;
  /** What local storage holds under `language`; anything invalid counts as nothing. */
  stored?: string | null | undefined;
  /** `navigator.languages`. */
  browserLanguages?: readonly string[];
}

/** Where the visitor is led. */
export interface Destination {
  language: Language;
  path: Path;
  /** False where the address names no page and the home page stands in for it. */
  known: boolean;
  /** Address on this site, rebuilt from the route table, with the query and hash of the request. */
  url: string;
}

/**
 * Where an address leads (specification sections 2 and 4). The stubs,
 * `404.html` and the router all ask here. The answer is composed from the
 * route table and never from the request's own path, so no request can lead
 * off the site.
 */
export function resolve({ pageLanguage, stored, browserLanguages, ...address }: Request): Destination {
  return resolveAmong(paths, address, pageLanguage ?? preferredLanguage(stored, browserLanguages ?? []));
}

/**
 * The same with route table and language given. The router has both from the
 * page, and so a script that no number of pages makes larger.
 *
 * @param without language of an address that names none.
 */
export function resolveAmong(known: readonly Path[], address: Address, without: Language): Destination {
  const [first, ...others] = segments(address.path);
  const prefix = languages.find((language) => language === first);
  const language = prefix ?? without;
  const wanted = (prefix ? others : [first, ...others]).join("/");
  const path = known.find((candidate) => candidate === wanted);
  const url = pageUrl(language, path ?? "") + suffix(address.query, "?") + suffix(address.hash, "#");
  return { language, path: path ?? "", known: path !== undefined, url };
}

/** The stored language, else that of the browser where the site has it, else English. */
export function preferredLanguage(stored: string | null | undefined, browserLanguages: readonly string[]): Language {
  const valid = languages.find((language) => language === stored);
  if (valid) return valid;
  const first = browserLanguages[0]?.toLowerCase().split("-")[0];
  return languages.find((language) => language === first) ?? defaultLanguage;
}

/** The language kept by the last switch, or null where there is none or storage refuses. */
export function storedLanguage(storage: () => Storage): string | null {
  try {
    return storage().getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Folder names of a path below the base path; `index.html` and empty names say nothing about the page. */
function segments(path: string): string[] {
  const below = path.startsWith(basePath) ? path.slice(basePath.length) : path;
  return below.split("/").filter((segment, index, all) => {
    const isIndexFile = segment === "index.html" && index === all.length - 1;
    return segment !== "" && !isIndexFile;
  });
}

function suffix(value: string | undefined, mark: string): string {
  return value && value.length > 1 && value.startsWith(mark) ? value : "";
}
