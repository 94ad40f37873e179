import { prefetchPage } from "./fetch-page.ts";
import { whenIdle } from "./idle.ts";
import { isOurs, leadFrom } from "./links.ts";

/** Long enough to ignore a pointer, a focus or a finger passing over a link. */
const PASSING_MS = 65;

/** Links looked after on one page: what is in view when the browser has nothing to do. */
const IN_VIEW_AT_MOST = 12;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Fetches pages before they are asked for: on hover, focus and touch, and those linked in view at idle. Never when data is dear. */
export function startPrefetch(): void {
  let pause: ReturnType<typeof setTimeout>;
  for (const type of ["pointerover", "focusin", "touchstart"]) {
    document.addEventListener(type, ({ target }) => {
      clearTimeout(pause);
      const link = (target as Element).closest?.("a");
      if (link) pause = setTimeout(prefetchLink, PASSING_MS, link);
    });
  }
  // The page itself comes first, its fonts too.
  document.fonts.ready.then(prefetchInView);
}

/** Prefetches what the screen links to, once the browser is idle. */
export function prefetchInView(): void {
  whenIdle(() => {
    const links = [...document.querySelectorAll("a")].filter(isInView);
    for (const link of links.slice(0, IN_VIEW_AT_MOST)) prefetchLink(link);
  });
}

function prefetchLink(link: HTMLAnchorElement): void {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (saveData || effectiveType?.includes("2g")) return;
  if (isOurs(link) && link.pathname !== location.pathname) prefetchPage(leadFrom(link).url);
}

function isInView(link: HTMLAnchorElement): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
