import { ROUTES_META, SCRIPTED_ATTRIBUTE } from "../../shared/contract.ts";
import { type Destination, languageOf, resolveAmong } from "../../shared/resolve.ts";
import { defaultLanguage, type Language, type Path } from "../../urls.ts";

/** What a link, a history entry and the address bar have in common. */
type Place = Pick<HTMLAnchorElement, "pathname" | "search" | "hash">;

/** Returns the link to follow, or null to leave the click to the browser. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  // Without a part of the script, the browser loads the next page, whole. Offline it would leave the site.
  if (navigator.onLine && !document.documentElement.hasAttribute(SCRIPTED_ATTRIBUTE)) return null;
  return (event.target as Element).closest?.("a");
}

/** Returns where a link leads if that is a page of this site, in this tab; else null. */
export function destinationOf(link: HTMLAnchorElement): Destination | null {
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return null;
  const destination = leadFrom(link);
  return destination.known ? destination : null;
}

/** Resolves the address of a link or history entry with the route table that every page carries. */
export function leadFrom({ pathname, search, hash }: Place): Destination {
  const table = document.querySelector(`meta[name=${ROUTES_META}]`) as HTMLMetaElement;
  const known = table.content.split(" ") as Path[];
  return resolveAmong(known, { path: pathname, query: search, hash }, currentLanguage());
}

/** The language by the address: a translator changes that of the document. */
export function currentLanguage(): Language {
  return languageOf(location.pathname) ?? defaultLanguage;
}

export function withoutHash(url: string): string {
  return url.replace(/#.*/s, "");
}

/** Lets the browser load a page. Assigning the current address would only jump to the hash. */
export function leave(url: string): void {
  if (withoutHash(url) === location.pathname + location.search) location.reload();
  else location.assign(url);
}
