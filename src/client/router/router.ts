import { type BrowserHistory, createBrowserHistory, type Location } from "history";
import { ENTERING_ATTRIBUTE, LANGUAGE_KEY, LANGUAGE_SWITCH_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../../contract.ts";
import { attempt } from "../attempt.ts";
import { completeLayout } from "../partial-layout.ts";
import { whenIdle } from "../watch-in-view.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { leadFrom, leave, linkToFollow, pageOf } from "./links.ts";
import { watchLikelyLinks } from "./prefetch.ts";
import { elementAt, restorePosition, savedPosition, savePosition, scrollPage, scrollWithin } from "./scroll.ts";
import { swapPage, swapRegion } from "./swap.ts";

/** Set on `<html>` while a page change takes long. */
const BUSY_ATTRIBUTE = "data-busy";

/** A page that arrives sooner needs no busy state. */
const BUSY_DELAY_MS = 150;

/** State of a history entry: the id of a section to scroll to, cleared afterwards. */
type State = { scrollTo: string } | null;

let router: BrowserHistory;
/** The entry whose page is on screen; null for the error page. After Back, the address has changed already. */
let shown: Location | null;
/** Key of the entry that was scrolled to its section, so that the same link adds no second entry. */
let sectionKey: string;
let navigation = new AbortController();
let busyTimer: ReturnType<typeof setTimeout>;

/** Handles clicks on links of this site, Back and Forward by replacing the page in place. */
export function startRouter(): void {
  // Only a reload or a return from another site starts on an entry that has a state.
  const isReturn = history.state !== null;
  router = createBrowserHistory();
  shown = router.location;
  // Added after the router's own listener, which updates `router.location`.
  addEventListener("popstate", followHistory);
  // The handler of the head script is no longer needed.
  window.onpopstate = null;
  history.scrollRestoration = "manual";
  const position = isReturn ? savedPosition(shown) : null;
  if (position !== null) restorePosition(position);
  else if (router.location.state) arrive(null, "instant");
  // The first access to the storage is slow.
  else whenIdle(() => savedPosition(router.location));
  document.addEventListener("click", followLink);
  addEventListener("pagehide", () => {
    savePosition(shown);
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    history.scrollRestoration = "manual";
    // WebKit shows a page from the back/forward cache from its top.
    scrollPage(savedPosition(router.location));
    endNavigation();
  });
}

function followLink(event: MouseEvent): void {
  // After an error, the browser loads the next page.
  const link = shown && linkToFollow(event);
  if (!link) return;
  event.preventDefault();
  if (scrollWithin(link)) return;
  const language = link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE);
  // Without storage, the choice is not remembered.
  if (language) attempt(() => localStorage.setItem(LANGUAGE_KEY, language));
  // The language switch keeps query and hash.
  const { search, hash } = language ? location : link;
  const { url } = leadFrom({ pathname: link.pathname, search, hash });
  const scrollTo = link.getAttribute(SCROLL_TO_ATTRIBUTE);
  if (scrollTo) goTo(pageOf(url), { scrollTo });
  else goTo(url, null);
}

/** Starts a new navigation. Adds no history entry if it leads to the current address. */
function goTo(url: string, state: State): void {
  const enter = () => {
    savePosition(shown);
    const isThere = url === addressOf(router.location) && (!state || router.location.key === sectionKey);
    if (!isThere) router.push(url, state);
    else if (state) attempt(() => router.replace(router.location, state));
  };
  if (!isSamePage(url)) return void changePage(url, enter);
  endNavigation();
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  enter();
  (document.activeElement as HTMLElement).blur();
  arrive(null, "smooth");
}

/** Handles Back and Forward, which have changed the address already. */
function followHistory({ hasUAVisualTransition }: PopStateEvent): void {
  if (!shown) return location.reload();
  savePosition(shown);
  const to = router.location;
  const url = addressOf(to);
  if (!isSamePage(url)) return void changePage(url, () => {}, !hasUAVisualTransition);
  endNavigation();
  shown = to;
  // An entry without a state is a hash that the visitor typed.
  scrollPage((history.state && savedPosition(to)) ?? elementAt(to.hash));
}

/** Fetches a page, adds its history entry with `enter`, and swaps it in. An aborted navigation stops at the next await. */
async function changePage(url: string, enter: () => void, isAnimated = true): Promise<void> {
  endNavigation();
  busyTimer = setTimeout(() => document.documentElement.setAttribute(BUSY_ATTRIBUTE, ""), BUSY_DELAY_MS);
  const { signal } = navigation;
  try {
    const page = await fetchPage(url);
    if (signal.aborted) return;
    if (!page) return leave(url);
    enter();
    // If the history refused the entry, the browser is already loading the page.
    if (url !== addressOf(router.location)) return;
    swapPage(page);
    scrollPage(null);
    arrive(savedPosition(router.location), "instant");
    // Positions must be measured before the new page starts to move.
    document.querySelector("main")?.toggleAttribute(ENTERING_ATTRIBUTE, isAnimated);
    announce(document.title);
    watchLikelyLinks();
    window.laidOut = completeLayout();
  } catch (error) {
    if (!signal.aborted) await showError(error, url, enter, signal).catch(() => leave(url));
  } finally {
    if (!signal.aborted) endNavigation();
  }
}

/** Scrolls to a saved position, the target of the entry or the top, and moves the focus there. */
function arrive(position: number | null, behavior: ScrollBehavior): void {
  const state = router.location.state as State;
  const target = elementAt(state?.scrollTo ?? router.location.hash);
  scrollPage(position ?? target, state ? "smooth" : behavior);
  focusContent(target);
  if (state) {
    // A reload does not scroll again. Browsers limit how often a page may change the history.
    attempt(() => router.replace(router.location, null));
    sectionKey = router.location.key;
  }
  shown = router.location;
}

function endNavigation(): void {
  navigation.abort();
  navigation = new AbortController();
  clearTimeout(busyTimer);
  document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
}

async function showError(error: unknown, url: string, enter: () => void, signal: AbortSignal): Promise<void> {
  const { errorPage } = await import("./error-page.ts");
  if (signal.aborted) return;
  enter();
  shown = null;
  swapRegion(errorPage(error, url));
  scrollPage(null);
  focusContent(null);
  announce(document.title);
}

function isSamePage(url: string): boolean {
  return shown !== null && pageOf(url) === pageOf(addressOf(shown));
}

function addressOf(entry: Location): string {
  return leadFrom(entry).url;
}
