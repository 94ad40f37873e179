import { ENTERING_ATTRIBUTE } from "../../contract.ts";
import { browserHistory, clearSection, type State, setShown } from "./entries.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { elementAt, savedPosition, scrollPage } from "./scroll.ts";
import { swapPage, swapRegion } from "./swap.ts";

/** Returns a function that shows a page, or the error of its server; null for the browser's own navigation. */
export async function findPage(url: string, isAnimated: boolean): Promise<(() => void) | null> {
  try {
    const page = await fetchPage(url);
    return page && (() => showPage(page, isAnimated));
  } catch (error) {
    const { showError } = await import("./error-page.ts");
    return () => {
      setShown(null);
      scrollPage(null);
      showError(error, url, swapRegion);
    };
  }
}

function showPage(page: Document, isAnimated: boolean): void {
  swapPage(page);
  scrollPage(null);
  arrive(savedPosition(browserHistory.location), "instant");
  // Positions must be measured before the new page starts to move.
  document.querySelector("main")?.toggleAttribute(ENTERING_ATTRIBUTE, isAnimated);
  announce(document.title);
}

/** Scrolls to a saved position, the target of the entry or the top, and moves the focus there. */
export function arrive(position: number | null, behavior: ScrollBehavior): void {
  const state = browserHistory.location.state as State;
  const target = elementAt(state?.scrollTo ?? browserHistory.location.hash);
  scrollPage(position ?? target, state ? "smooth" : behavior);
  focusContent(target);
  if (state) clearSection();
  setShown(browserHistory.location);
}
