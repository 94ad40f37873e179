import type { Redirect } from "../components/document/redirect-document.tsx";
import type { Site } from "../create-site.ts";
import { movedPages } from "../urls.ts";
import { readOldAddress } from "./moved-pages.ts";

/** Returns the addresses that lead to pages: those without a language, old ones, and those of a page in a language that it does not have. */
export function redirectsTo(site: Site): Redirect[] {
  return [...site.paths.flatMap((path) => redirectsOf(site, path)), ...oldRedirects(site)];
}

function redirectsOf({ languages, languagesOf, pageUrl }: Site, path: Redirect["path"]): Redirect[] {
  const [only, ...others] = languagesOf(path);
  if (!only || others.length > 0) return [{ from: path, path }];
  // Whatever the language of the visitor.
  const toOnly = { path, to: pageUrl(only, path), language: only };
  const elsewhere = languages.filter((language) => language !== only).map((language) => `${language}/${path}`);
  return [path, ...elsewhere].map((from) => ({ from, ...toOnly }));
}

function oldRedirects({ basePath, facts, languages, languagesOf, pageUrl }: Site): Redirect[] {
  return Object.entries(movedPages).flatMap(([written, path]): Redirect[] => {
    const old = readOldAddress(written, facts.origin);
    // Reported by the check of the paths.
    if ("says" in old) return [];
    const known = languagesOf(path);
    const prefixed = languages
      .filter((language) => old.language === undefined || old.language === language)
      .map((from) => {
        const language = known.includes(from) ? from : known[0];
        return { from: `${from}/${old.path}`, path, ...(language && { to: pageUrl(language, path), language }) };
      });
    return old.language
      ? prefixed
      : [{ from: old.path, path, to: path === "" ? basePath : `${basePath}${path}/` }, ...prefixed];
  });
}
