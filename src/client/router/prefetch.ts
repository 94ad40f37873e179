import { whenIdle } from "../when-idle.ts";
import { prefetchPage } from "./fetch-page.ts";
import { fetchPages, heldPages, savesData } from "./held-pages.ts";
import { currentLanguage, destinationOf } from "./links.ts";

/** Fetches the pages of this language when the browser is idle, and until they have come the page of a link that the visitor points at, focuses or presses. */
export function startPrefetch(): void {
  // The pointer may have been over the link before this script came.
  for (const type of ["pointerover", "focusin", "pointerdown"]) document.addEventListener(type, prefetchLink);
  // The page itself and its fonts load first.
  window.fontsApplied?.then(() => whenIdle(fetchAll));
  // A visitor who returns to the tab may find old pages in it.
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) for (const language of heldPages.keys()) fetchPages(language);
  });
}

/** Fetches the pages of this language. */
export function fetchAll(): void {
  fetchPages(currentLanguage());
}

/** The language switch leads to pages of another language. */
function prefetchLink({ target }: Event): void {
  const link = (target as Element).closest?.("a");
  const destination = link && destinationOf(link);
  if (!destination || link.pathname === location.pathname || savesData()) return;
  prefetchPage(destination);
  fetchPages(destination.language);
}
