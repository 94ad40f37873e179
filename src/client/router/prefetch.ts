import { REGION_ATTRIBUTE } from "../../contract.ts";
import { watchInView } from "../watch-in-view.ts";
import { prefetchPage } from "./fetch-page.ts";
import { isOurs, leadFrom } from "./links.ts";

/** Long enough to ignore a pointer or focus that passes over a link. */
const PASSING_MS = 65;

/** Pages prefetched in view per page view: at 14 kB each, below 50 kB. */
const UNASKED_AT_MOST = 3;

/** Actions and the next page. Other links are prefetched only on hover, focus or touch. */
const LIKELY_LINKS = `main a.button, [${REGION_ATTRIBUTE}=floating] a`;

let left = UNASKED_AT_MOST;

/** Prefetches pages, unless the connection is slow or saves data. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout>;
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, ({ target }) => {
      clearTimeout(timer);
      const link = (target as Element).closest?.("a");
      // The click of a tap comes soon after its touch.
      if (link) timer = setTimeout(prefetchLink, type === "touchstart" ? 0 : PASSING_MS, link);
    });
  }
  // The page itself and its fonts load first.
  window.laidOut?.then(watchLikelyLinks);
}

/** Prefetches the likely links of the current page when they are in view and the browser is idle. */
export function watchLikelyLinks(): void {
  left = UNASKED_AT_MOST;
  watchLinks();
}

const watchLinks = watchInView(LIKELY_LINKS, (link) => {
  if (left > 0 && prefetchLink(link as HTMLAnchorElement)) left--;
});

/** @returns whether a request was sent. */
function prefetchLink(link: HTMLAnchorElement): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return false;
  return isOurs(link) && link.pathname !== location.pathname && prefetchPage(leadFrom(link).url);
}
