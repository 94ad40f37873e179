import { type Destination, resolve } from "../resolve.ts";
import type { Language } from "../urls.ts";

/**
 * Where a click leads if it is ours to follow; null leaves it to the browser,
 * as every doubt does: modified clicks, other targets, downloads, files and
 * other sites.
 */
export function intercept(event: MouseEvent): { link: HTMLAnchorElement; to: Destination } | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element).closest?.("a");
  const to = link && destinationOf(link);
  return to ? { link, to } : null;
}

/** The page of this site that a link leads to, or null if it leads anywhere else. */
export function destinationOf(link: HTMLAnchorElement): Destination | null {
  if (!link.href || link.hasAttribute("download")) return null;
  if (link.target && link.target !== "_self") return null;
  if (link.origin !== location.origin) return null;
  const to = resolve({
    path: link.pathname,
    query: link.search,
    hash: link.hash,
    pageLanguage: document.documentElement.lang as Language,
  });
  return to.known ? to : null;
}
