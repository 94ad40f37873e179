import { prefetchPage } from "./fetch-page.ts";
import { fetchPages, heldPages, savesData } from "./held-pages.ts";
import { currentLanguage, destinationOf } from "./links.ts";

/** Fetches the pages of this language, and until they have come the page of a link that the visitor points at, focuses or presses. */
export function startPrefetch(): void {
  fetchPages(currentLanguage());
  for (const type of ["pointerover", "focusin", "pointerdown"]) document.addEventListener(type, prefetchLink);
  // What has loaded this script may have been the pointer over a link.
  for (const target of document.querySelectorAll("a:hover, a:focus")) prefetchLink({ target });
  // A visitor who returns to the tab may find old pages in it.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) for (const language of heldPages.keys()) fetchPages(language);
  });
}

/** The language switch leads to pages of another language. */
function prefetchLink({ target }: Pick<Event, "target">): void {
  const link = (target as Element).closest?.("a");
  const destination = link && destinationOf(link);
  if (!destination || link.pathname === location.pathname || savesData()) return;
  prefetchPage(destination);
  fetchPages(destination.language);
}
