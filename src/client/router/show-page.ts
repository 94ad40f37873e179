import { ENTERING_ATTRIBUTE } from "../../contract.ts";
import { currentEntry, replaceState, setShown } from "./entries.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { elementAt, savedPosition, scrollPage } from "./scroll.ts";
import { adoptStyles, fetchStyles } from "./styles.ts";
import { swapPage, swapRegion } from "./swap.ts";

/** Returns a function that shows a page, or the error of its server; null for the browser's own navigation. */
export async function findPage(url: string, isAnimated: boolean): Promise<(() => void) | null> {
  try {
    const [page, styles] = await Promise.all([fetchPage(url), fetchStyles()]);
    return page && styles && (() => showPage(page, styles, isAnimated));
  } catch (error) {
    const { showError } = await import("./error-page.ts");
    return () => {
      setShown(null);
      scrollPage(null);
      showError(error, url, swapRegion);
    };
  }
}

function showPage(page: Document, styles: CSSStyleSheet, isAnimated: boolean): void {
  adoptStyles(styles);
  swapPage(page);
  scrollPage(null);
  arrive("instant", savedPosition(currentEntry()));
  // Positions must be measured before the new page starts to move.
  document.querySelector("main")?.toggleAttribute(ENTERING_ATTRIBUTE, isAnimated);
  announce(document.title);
}

/** Scrolls to a saved position, the target of the entry or the top, and moves the focus there. */
export function arrive(behavior: ScrollBehavior, position: number | null = null): void {
  const { scrollTo } = currentEntry();
  const target = elementAt(scrollTo ?? location.hash);
  scrollPage(position ?? target, scrollTo ? "smooth" : behavior);
  focusContent(target);
  // A reload does not scroll again.
  if (scrollTo) replaceState(null);
  const { url, key } = currentEntry();
  setShown({ url, key, scrollTo });
}
