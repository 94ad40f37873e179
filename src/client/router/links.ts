import { ROUTES_META, SCRIPTED_ATTRIBUTE } from "../../contract.ts";
import { type Destination, resolveAmong } from "../../resolve.ts";
import type { Language, Path } from "../../urls.ts";

/** What a link, a history entry and the address bar have in common. */
type Place = Pick<HTMLAnchorElement, "pathname" | "search" | "hash">;

/** Returns the link to follow, or null to leave the click to the browser. */
export function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  // Without a part of the script, the browser loads the next page, whole. Offline it would leave the site.
  if (navigator.onLine && !document.documentElement.hasAttribute(SCRIPTED_ATTRIBUTE)) return null;
  const link = (event.target as Element).closest?.("a");
  return link && isOurs(link) ? link : null;
}

/** Whether a link leads to a page of this site, in this tab. */
export function isOurs(link: HTMLAnchorElement): boolean {
  if (link.target || link.hasAttribute("download")) return false;
  return link.origin === location.origin && leadFrom(link).known;
}

/** Resolves the address of a link or history entry with the route table that every page carries. */
export function leadFrom({ pathname, search, hash }: Place): Destination {
  const table = document.querySelector(`meta[name=${ROUTES_META}]`) as HTMLMetaElement;
  const known = table.content.split(" ") as Path[];
  const language = document.documentElement.lang as Language;
  return resolveAmong(known, { path: pathname, query: search, hash }, language);
}

export function withoutHash(url: string): string {
  return url.replace(/#.*/s, "");
}

/** Lets the browser load a page. Assigning the current address would only jump to the hash. */
export function leave(url: string): void {
  if (withoutHash(url) === location.pathname + location.search) location.reload();
  else location.assign(url);
}
