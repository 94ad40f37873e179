import { ENTERING_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../../shared/contract.ts";
import { endEnhancements, enhance } from "../enhance.ts";
import { announce, focusContent } from "../focus.ts";
import { closeMenu } from "../menus.ts";
import { hasModifier } from "../modifiers.ts";
import { addEntry, currentAddress, currentKey, replaceState } from "./entries.ts";
import { showError } from "./error-page.ts";
import { adoptSheet, findPage } from "./pages.ts";
import { elementAt, hideFromBrowser, jumpTo, readFromTop, scrollSmoothly, scrollWithin } from "./scroll.ts";
import { keepStay, type Stay, takeStay } from "./stays.ts";
import { type PageParts, swapParts } from "./swap.ts";

/** The stay on the page that is shown; null for the error page. */
let stay: Stay | null = null;

/** Changes pages that are here within the event of the press, of Back or of Forward. Everything else is the browser's. */
export function startRouter(): void {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  // Back may have changed the address before this script came.
  if (load?.name.startsWith(location.origin) && new URL(load.name).pathname !== location.pathname) location.reload();
  // Firefox forgets a section that had not been parsed when its link was pressed.
  const section = scrollY === 0 ? elementAt(location.hash) : null;
  if (section && !history.state?.key) jumpTo(section);
  stay = beginStay();
  addEventListener("popstate", followHistory);
  addEventListener("hashchange", noteEntry);
  document.addEventListener("click", followLink);
}

function followLink(event: MouseEvent): void {
  const link = linkToFollow(event);
  if (!link) return;
  const { pathname, search, hash } = link;
  const scrollTo = link.getAttribute(SCROLL_TO_ATTRIBUTE);
  const isHere = pathname + search === currentAddress();
  const page = isHere ? null : findPage(pathname);
  // The second press of a double click would follow what is now under the pointer.
  if (event.detail > 1 || (isHere && scrollWithin(link))) return event.preventDefault();
  // The browser follows links to sections of this page, and to pages that are not here.
  if (isHere ? hash && !scrollTo : !page) return;
  event.preventDefault();
  noteEntry();
  if (!page) return scrollHere(scrollTo);
  show(page, () => {
    addEntry(pathname + search + hash);
    return beginStay();
  });
  const target = elementAt(hash);
  jumpTo(target);
  arrive(target, true);
}

/** Returns the link that a click is to follow in this tab, on this site; null leaves the click to the browser. */
function linkToFollow(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (hasModifier(event)) return null;
  const link = (event.target as Element).closest?.("a");
  return link && !link.target && !link.hasAttribute("download") && link.origin === location.origin ? link : null;
}

/** Scrolls to a section of this page, or to its top, as an entry of its own. */
function scrollHere(id: string | null): void {
  closeMenu();
  if (id || location.hash) addEntry(currentAddress(), id && { scrollTo: id });
  // A reload must not scroll again.
  if (id) replaceState();
  noteEntry();
  scrollSmoothly(elementAt(id ?? ""));
  focusContent(elementAt(id ?? ""));
}

/** Shows the page of an entry before the event ends, so that the browser finds it there and restores the position. */
function followHistory({ hasUAVisualTransition }: PopStateEvent): void {
  const past = takeStay(history.state?.key, currentAddress());
  if (!past && location.pathname === stay?.pathname) return void stay.keys.add(history.state?.key);
  const parts = past?.parts ?? findPage(location.pathname);
  if (!parts) return location.reload();
  readFromTop(false);
  show(parts, () => past ?? beginStay());
  arrive(past?.focused ?? null, !hasUAVisualTransition);
  hideFromBrowser(elementAt(location.hash));
}

/** Puts a page in place of the one that is shown, which is kept. */
function show(next: PageParts, begin: () => Stay): void {
  const left = stay;
  const focused = document.activeElement as HTMLElement;
  endEnhancements();
  closeMenu();
  // Removing the focused element would force a layout of the half-changed page.
  focused.blur();
  try {
    adoptSheet();
    stay = begin();
    const parts = swapParts(next);
    if (left) keepStay({ ...left, parts, focused: focused.closest("main") ? focused : null });
  } catch (error) {
    stay = null;
    showError(error);
  }
  enhance();
}

/** Positions have been measured: the page may begin to move. */
function arrive(target: HTMLElement | null, isAnimated: boolean): void {
  focusContent(target);
  document.querySelector("main")?.toggleAttribute(ENTERING_ATTRIBUTE, isAnimated);
  announce(document.title);
}

function beginStay(): Stay {
  return { keys: new Set([currentKey()]), pathname: location.pathname, address: currentAddress() };
}

/** The current entry belongs to the page that is shown. Its address may have been changed by others. */
function noteEntry(): void {
  if (!stay) return;
  stay.keys.add(currentKey());
  stay.address = currentAddress();
}
