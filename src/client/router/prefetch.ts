import { REGION_ATTRIBUTE } from "../../contract.ts";
import { whenIdle } from "../idle.ts";
import { prefetchPage } from "./fetch-page.ts";
import { isOurs, leadFrom } from "./links.ts";

/** Long enough to ignore a pointer or focus that passes over a link. */
const PASSING_MS = 65;

/** Pages prefetched in view per page view: at 14 kB each, below 50 kB. */
const UNASKED_AT_MOST = 3;

/** Actions and the next page. Other links are prefetched only on hover, focus or touch. */
const LIKELY_LINKS = `main a.button, [${REGION_ATTRIBUTE}=floating] a`;

let observer: IntersectionObserver | undefined;

/** Prefetches pages, unless the connection is slow or saves data. */
export function startPrefetch(): void {
  let timer: ReturnType<typeof setTimeout>;
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, ({ target }) => {
      clearTimeout(timer);
      const link = (target as Element).closest?.("a");
      if (link) timer = setTimeout(prefetchLink, PASSING_MS, link);
    });
  }
  // The page itself and its fonts load first.
  window.fontsApplied?.then(watchLikelyLinks);
}

/** Prefetches the likely links of the current page when they are in view and the browser is idle. */
export function watchLikelyLinks(): void {
  observer?.disconnect();
  let left = UNASKED_AT_MOST;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) whenIdle(() => left > 0 && prefetchLink(target as HTMLAnchorElement) && left--);
    }
  });
  for (const link of document.querySelectorAll(LIKELY_LINKS)) observer.observe(link);
}

/** @returns whether a request was sent. */
function prefetchLink(link: HTMLAnchorElement): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes("2g")) return false;
  return isOurs(link) && link.pathname !== location.pathname && prefetchPage(leadFrom(link).url);
}
