import { runEach } from "../attempt.ts";
import { closeMenu } from "../document/menus.ts";
import { announce, focusContent } from "../focus.ts";
import { linkToFollow } from "../link-to-follow.ts";
import { endIslands } from "../page/island.ts";
import { leavePageParts, startPageParts } from "../page/page-parts.ts";
import { thisLoad } from "../this-load.ts";
import { showError } from "./error-page.ts";
import { findPage, showStyles } from "./pages.ts";
import { hideFromBrowser, jumpTo, scrollSmoothly, sectionOf } from "./scroll.ts";
import { type PageNodes, swapPage } from "./swap.ts";
import {
  addEntry,
  beginVisit,
  claimEntry,
  currentAddress,
  keepVisit,
  renewEntry,
  startVisits,
  takeVisit,
  type Visit,
} from "./visits.ts";

/** The visit to the page that is shown. The current entry is one of it, or becomes so after the event; none is while an error is shown or a reload is on its way. */
let shown: Visit;

/** Changes pages that are here within the event of the press, of Back or of Forward. Everything else is the browser's. */
export function startRouter(): void {
  const load = thisLoad();
  // Back may have changed the address before this script came. `head.ts` reloads at its event; this is for one without.
  if (load?.name.startsWith(location.origin) && new URL(load.name).pathname !== location.pathname) location.reload();
  // Firefox 153 forgets a section that had not been parsed when its link was pressed.
  // loading.test.ts, "a press on a link to a section that comes later".
  const section = load?.type === "navigate" && scrollY === 0 ? sectionOf(location.hash) : null;
  if (section) jumpTo(section);
  startVisits();
  shown = beginVisit();
  claimEntry(shown);
  addEventListener("popstate", followHistory);
  document.addEventListener("click", followLink);
}

/** Follows a press on a link, or leaves it to the browser. */
function followLink(event: MouseEvent): void {
  const link = linkToFollow(event);
  if (!link) return;
  // The second press of a double click would follow what is now under the pointer.
  if (event.detail > 1) return event.preventDefault();
  // Somebody else may have taken the state of its entry.
  claimEntry(shown);
  const { href, pathname, search, hash } = link;
  const scrollTo = link.getAttribute("data-scroll-to");
  const isHere = shown.pathname === pathname && pathname + search === currentAddress();
  if (isHere && (scrollTo || !hash)) {
    event.preventDefault();
    return scrollHere(scrollTo);
  }
  // The browser scrolls to the section, and adds an entry or takes the state of this one:
  // https://github.com/whatwg/html/issues/6213
  if (isHere) return claimAfterEvent();
  const page = findPage(pathname);
  if (!page) return;
  // The entry is added while the old page is shown: the browser keeps the position and the picture of that one for Back.
  // If the browser refuses the entry, it follows the link.
  if (!addEntry(href)) return;
  event.preventDefault();
  changePage(beginVisit(), page, "press");
}

/** Follows Back and Forward. */
function followHistory({ hasUAVisualTransition }: PopStateEvent): void {
  claimAfterEvent();
  const kept = takeVisit();
  // Another entry of this visit, one that the browser has just added, or one of a dropped visit to the same page.
  if (!kept && location.pathname === shown.pathname) return closeMenu();
  const page = kept ? kept.page : findPage(location.pathname);
  if (!page) return location.reload();
  changePage(kept ?? beginVisit(), page, hasUAVisualTransition ? "swipe" : "history");
}

/** Gives the current entry to the visit that is shown then. Within an event of history the browser may still save and restore the position of the entry: histories.test.ts allows no change of one. */
function claimAfterEvent(): void {
  setTimeout(() => claimEntry(shown));
}

/** Scrolls to a section of this page, as a link with `data-scroll-to` asks, or to its top, as an entry of its own. */
function scrollHere(id: string | null): void {
  closeMenu();
  if (id || location.hash) addEntry(location.origin + currentAddress(), id && { scrollTo: id });
  // The owner's specification wants an entry that asks for the section until the scroll begins. No code of ours reads that.
  if (id) renewEntry();
  claimEntry(shown);
  const target = id ? document.getElementById(id) : null;
  scrollSmoothly(target);
  focusContent(target);
}

/** Puts the page of a visit in place of the one that is shown, before the event ends. The entry is already the current one. */
function changePage(visit: Visit, page: PageNodes, by: "press" | "history" | "swipe"): void {
  // 1. What works on the old page ends. Strips note their positions, which they lose outside the document.
  leavePageParts();
  // 2. The menu closes and gives the focus back to its button.
  closeMenu();
  // 3. The focus is noted, and taken: removing the focused element would lay out the half-changed page.
  const left = shown;
  const focused = document.activeElement as HTMLElement;
  left.focused = focused.closest("main") ? focused : null;
  focused.blur();
  shown = visit;
  try {
    // 4. The styles of all pages, whose link goes with the old main part; an error needs them too. The animation of a load ends.
    showStyles();
    document.documentElement.removeAttribute("data-entering");
    // 5. The page itself: the browser restores its position when the event of Back is over.
    left.page = swapPage(page);
    const dropped = keepVisit(left);
    runEach([() => endIslands(dropped)]);
  } catch (error) {
    shown.pathname = "";
    showError(error);
  }
  // 6. What makes the page better. It may change heights, so it comes before positions.
  startPageParts();
  // 7. The position, which is measured before the page begins to move.
  const section = sectionOf(location.hash);
  if (by === "press") jumpTo(section);
  // Chromium 156 would go to the section in place of the position. positions.test.ts, "each entry returns …".
  else hideFromBrowser(section);
  // 8. The focus, without scrolling.
  focusContent(by === "press" ? section : visit.focused);
  // 9. The animation. The swipe of a phone has shown its own.
  document.querySelector("main")?.toggleAttribute("data-entering", by !== "swipe");
  // 10. Screen readers say where they are.
  announce(document.title);
}
