import { prefetchPage } from "./fetch-page.ts";
import { destinationOf } from "./links.ts";

/** Long enough to ignore a pointer passing over a link. */
const HOVER_MS = 65;

/** Links looked after on one page: what is in view when the browser has nothing to do. */
const IN_VIEW_AT_MOST = 12;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches pages before they are asked for: on hover, focus and touch, and those linked in view at idle. Never when data is dear. */
export function startPrefetch(): void {
  let hover: ReturnType<typeof setTimeout>;
  const prefetch = ({ target }: Event) => {
    const link = (target as Element).closest?.("a");
    if (link) prefetchLink(link);
  };
  document.addEventListener("pointerover", (event) => {
    clearTimeout(hover);
    hover = setTimeout(prefetch, HOVER_MS, event);
  });
  document.addEventListener("focusin", prefetch);
  document.addEventListener("touchstart", prefetch, { passive: true });
  prefetchInView();
}

/** Prefetches what the screen links to, once the browser is idle. */
export function prefetchInView(): void {
  const run = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].filter(isInView);
    for (const link of links.slice(0, IN_VIEW_AT_MOST)) prefetchLink(link);
  };
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 4000 });
}

function prefetchLink(link: HTMLAnchorElement): void {
  const { saveData, effectiveType = "" } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType.includes("2g")) return;
  const to = destinationOf(link);
  if (to && to.url.split(/[?#]/)[0] !== location.pathname) prefetchPage(to.url);
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
