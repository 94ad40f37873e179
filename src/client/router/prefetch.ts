import type { Language } from "../../urls.ts";
import { atFirstSign } from "../first-sign.ts";
import { whenIdle } from "../when-idle.ts";
import { prefetchPage } from "./fetch-page.ts";
import { isOurs, leadFrom } from "./links.ts";
import { fetchPack, savesData } from "./local-pages.ts";

/** Long enough to ignore a pointer or focus that passes over a link. */
const PASSING_MS = 65;

/** Fetches the pages of this language at the first sign of life, and before that the page of a link that is about to be followed. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout>;
  let waiting: HTMLAnchorElement | null;
  const listen = (type: string, delay: number) =>
    document.addEventListener(type, ({ target }) => {
      const link = (target as Element).closest?.("a");
      // The focus that follows a pointer must not start the time again.
      if (link && link === waiting && delay > 0) return;
      clearTimeout(timer);
      waiting = link;
      if (link) timer = setTimeout(prefetchLink, delay, link);
    });
  listen("pointerover", PASSING_MS);
  listen("focusin", PASSING_MS);
  // A click follows soon.
  listen("touchstart", 0);
  listen("mousedown", 0);
  const fetchAll = () => fetchPack(document.documentElement.lang as Language);
  atFirstSign(fetchAll);
  // The page itself and its fonts load first.
  window.fontsApplied?.then(() => whenIdle(fetchAll));
}

/** The language switch leads to pages of another language. */
function prefetchLink(link: HTMLAnchorElement): void {
  if (!isOurs(link) || link.pathname === location.pathname || savesData()) return;
  const { url, language } = leadFrom(link);
  prefetchPage(url);
  fetchPack(language);
}
