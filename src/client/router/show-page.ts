import { ENTERING_ATTRIBUTE } from "../../shared/contract.ts";
import type { Destination } from "../../shared/resolve.ts";
import { startEmbeds } from "../embeds.ts";
import { scheduleIslands } from "../hydrate.ts";
import type { Late } from "../load-late.ts";
import { startStrips } from "../strips.ts";
import { setControls } from "./controls.ts";
import { currentEntry, type Entry, replaceState, setShown } from "./entries.ts";
import type { FetchedPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { elementAt, scrollPage } from "./scroll.ts";
import { savedVisit } from "./visits.ts";

/** Returns a function that shows a page, or the error of its server; null for the browser's own navigation. */
export async function findPage(
  late: Late,
  destination: Destination,
  isAnimated: boolean,
): Promise<((entry: Entry) => void) | null> {
  // Those that are here may be old.
  late.fetchPages(destination.language);
  try {
    const fetched = await late.fetchPage(destination);
    return fetched && ((entry) => showPage(late, fetched, entry, isAnimated));
  } catch (error) {
    return () => {
      setShown(null);
      scrollPage(0);
      late.showError(error, destination);
    };
  }
}

function showPage(late: Late, fetched: FetchedPage, entry: Entry, isAnimated: boolean): void {
  const visit = savedVisit(entry);
  late.swapPage(fetched);
  startStrips(document);
  startEmbeds(document);
  scheduleIslands();
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
