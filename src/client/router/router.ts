import { BUSY_ATTRIBUTE, LANGUAGE_SWITCH_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../../shared/contract.ts";
import type { Destination } from "../../shared/resolve.ts";
import { loadLate } from "../load-late.ts";
import { closeMenu } from "../menus.ts";
import { inTime } from "../script-state.ts";
import { setControls } from "./controls.ts";
import { addEntry, currentEntry, type Entry, isSamePage, setShown, shown } from "./entries.ts";
import { destinationOf, leadFrom, leave, linkToFollow } from "./links.ts";
import { elementAt, restorePosition, scrollPage, scrollWithin } from "./scroll.ts";
import { arrive, findPage } from "./show-page.ts";
import { savedVisit, saveVisit } from "./visits.ts";

/** A page that arrives sooner needs no busy state. */
const BUSY_DELAY_MS = 150;

let navigation = new AbortController();
let busyTimer: ReturnType<typeof setTimeout>;

/** Handles clicks on links of this site, Back and Forward by replacing the page in place. */
export function startRouter(): void {
  addEventListener("popstate", followHistory);
  // The handler of the head script is no longer needed.
  window.onpopstate = null;
  history.scrollRestoration = "manual";
  const entry = currentEntry();
  const visit = savedVisit(entry);
  if (visit) setControls(visit.controls);
  if (typeof visit?.top === "number") restorePosition(visit.top);
  else if (entry.scrollTo) arrive(entry, "smooth");
  // Firefox forgets a section that had not been parsed when its link was pressed.
  else if (location.hash && scrollY === 0) scrollToHash();
  // Before an island can hold the press.
  for (const type of ["mousedown", "click"] as const) addEventListener(type, dropSecondPress, true);
  document.addEventListener("click", followLink);
  let hiddenAt = 0;
  addEventListener("pagehide", () => {
    hiddenAt = scrollY;
    saveVisit(shown);
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    // Back may have changed the address before the page was left.
    if (!isSamePage(currentEntry().url)) return location.reload();
    history.scrollRestoration = "manual";
    // WebKit shows a page from the back/forward cache from its top.
    scrollPage(hiddenAt);
    endNavigation();
  });
}

/** Whether the page has changed since the first press of a double click. */
let isPressOver = false;

/** Drops the second press of a double click after a page change: it would follow, focus or select whatever is now under the pointer. */
function dropSecondPress(event: MouseEvent): void {
  if (event.detail < 2) isPressOver = false;
  if (!isPressOver) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function followLink(event: MouseEvent): void {
  // After an error, the browser loads the next page.
  const link = shown && linkToFollow(event);
  const destination = link && destinationOf(link);
  if (!destination) return;
  event.preventDefault();
  if (scrollWithin(link)) return;
  const scrollTo = link.getAttribute(SCROLL_TO_ATTRIBUTE);
  // The language switch keeps query and hash.
  const { search, hash } = link.hasAttribute(LANGUAGE_SWITCH_ATTRIBUTE) ? location : link;
  goTo(leadFrom({ pathname: link.pathname, search, hash: scrollTo ? "" : hash }), link, scrollTo ?? undefined);
}

/** Starts a new navigation. */
function goTo(destination: Destination, link: Element, scrollTo?: string): void {
  const enter = () => {
    saveVisit(shown);
    addEntry(destination.url, scrollTo);
    return currentEntry();
  };
  if (!isSamePage(destination.url)) {
    changePage(destination, enter, { link });
    return;
  }
  endNavigation();
  closeMenu();
  (document.activeElement as HTMLElement).blur();
  arrive(enter(), "smooth");
}

/** Handles Back and Forward, which have changed the address already. */
function followHistory({ hasUAVisualTransition }: PopStateEvent): void {
  if (!shown) return location.reload();
  saveVisit(shown);
  const entry = currentEntry();
  // Before the router came, the browser has left an entry to itself. It still restores that position.
  const isRestored = history.scrollRestoration === "auto";
  if (isRestored) setTimeout(() => (history.scrollRestoration = "manual"));
  if (!isSamePage(entry.url)) {
    changePage(entry, () => entry, { isAnimated: !hasUAVisualTransition });
    return;
  }
  endNavigation();
  setShown(entry);
  const position = savedVisit(entry)?.top ?? null;
  if (position !== null) scrollPage(position);
  else if (!isRestored) scrollToHash();
}

/** Scrolls to what the address names; without a hash to the top. A hash that names nothing moves nothing, as in every browser. */
function scrollToHash(): void {
  const goal = location.hash ? elementAt(location.hash) : 0;
  if (goal !== null) scrollPage(goal);
}

/** Fetches a page, adds its history entry with `enter`, and shows it. An aborted navigation stops at the next await. */
async function changePage(
  destination: Destination,
  enter: () => Entry,
  { link = null as Element | null, isAnimated = true },
): Promise<void> {
  endNavigation();
  busyTimer = setTimeout(() => document.documentElement.setAttribute(BUSY_ATTRIBUTE, ""), BUSY_DELAY_MS);
  const { signal } = navigation;
  const late = await inTime(loadLate()).catch(() => undefined);
  const show = late && (await findPage(late, destination, isAnimated));
  if (signal.aborted) return;
  endNavigation();
  if (!show) return leave(destination.url);
  try {
    const entry = enter();
    const { signal } = navigation;
    const showOnce = () => {
      // If the history refused the entry, the browser is already loading the page.
      if (!signal.aborted && destination.url === entry.url) show(entry);
      isPressOver = true;
    };
    await late.showGrowing(showOnce, link, signal);
  } catch (error) {
    console.error(error);
    leave(destination.url);
  }
}

function endNavigation(): void {
  navigation.abort();
  navigation = new AbortController();
  clearTimeout(busyTimer);
  document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
}
