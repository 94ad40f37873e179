import type { Language } from "../../urls.ts";
import { whenIdle } from "../when-idle.ts";
import { prefetchPage } from "./fetch-page.ts";
import { isOurs, leadFrom } from "./links.ts";
import { fetchPack, savesData } from "./local-pages.ts";

/** Fetches the pages of this language when the browser is idle, and until they have come the page of a link that the visitor points at or focuses. */
export function startPrefetch(): void {
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prefetchLink);
  // The page itself and its fonts load first.
  window.fontsApplied?.then(() => whenIdle(fetchAll));
}

/** Fetches the pages of this language. */
export function fetchAll(): void {
  fetchPack(document.documentElement.lang as Language);
}

/** The language switch leads to pages of another language. */
function prefetchLink({ target }: Event): void {
  const link = (target as Element).closest?.("a");
  if (!link || !isOurs(link) || link.pathname === location.pathname || savesData()) return;
  const { url, language } = leadFrom(link);
  prefetchPage(url);
  fetchPack(language);
}
