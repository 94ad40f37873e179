import { ENTERING_ATTRIBUTE } from "../../shared/contract.ts";
import type { Destination } from "../../shared/resolve.ts";
import { inTime } from "../script-state.ts";
import { setControls } from "./controls.ts";
import { currentEntry, type Entry, replaceState, setShown } from "./entries.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { fetchPages } from "./held-pages.ts";
import { elementAt, scrollPage } from "./scroll.ts";
import { adoptStyles, fetchStyles } from "./styles.ts";
import { swapPage, swapRegion } from "./swap.ts";
import { savedVisit } from "./visits.ts";

/** Returns a function that shows a page, or the error of its server; null for the browser's own navigation. */
export async function findPage(
  destination: Destination,
  isAnimated: boolean,
): Promise<((entry: Entry) => void) | null> {
  // Those that are here may be old.
  fetchPages(destination.language);
  try {
    const [page, styles] = await Promise.all([fetchPage(destination), fetchStyles()]);
    return page && styles && ((entry) => showPage(page, styles, entry, isAnimated));
  } catch (error) {
    const { showError } = await inTime(import("./error-page.ts"));
    return () => {
      setShown(null);
      scrollPage(0);
      showError(error, destination, swapRegion);
    };
  }
}

function showPage(page: Document, styles: CSSStyleSheet, entry: Entry, isAnimated: boolean): void {
  const visit = savedVisit(entry);
  adoptStyles(styles);
  swapPage(page);
  // As after the browser's own navigation, of the new page nothing is selected.
  getSelection()?.removeAllRanges();
  if (visit) setControls(visit.controls);
  // From the top, unless the entry has a place of its own.
  if (entry.scrollTo) scrollPage(0);
  arrive(entry, "instant", visit?.top ?? null);
  // Positions must be measured before the new page starts to move.
  document.querySelector("main")?.toggleAttribute(ENTERING_ATTRIBUTE, isAnimated);
  announce(document.title);
}

/** Scrolls to a saved position, the target of the entry or the top, and moves the focus there. */
export function arrive(entry: Entry, behavior: ScrollBehavior, position: number | null = null): void {
  const { scrollTo } = entry;
  const target = elementAt(scrollTo ?? location.hash);
  setShown(entry);
  if (position !== null) scrollPage(position);
  else if (!scrollTo) scrollPage(target ?? 0, behavior);
  // Until the section has been reached, a reload scrolls to it again.
  else
    scrollPage(target ?? 0, "smooth", () => {
      replaceState(null);
      setShown({ ...currentEntry(), scrollTo });
    });
  focusContent(target);
}
