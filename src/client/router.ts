import { type BrowserHistory, createBrowserHistory, type Location } from "history";
import { LANGUAGE_KEY, LANGUAGE_SWITCH_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../contract.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { whenIdle } from "./idle.ts";
import { leadFrom, linkToFollow, pageOf } from "./links.ts";
import { prefetchInView } from "./prefetch.ts";
import { elementAt, savedPosition, savePosition, scrollPage, takeScroll } from "./scroll.ts";
import { swapPage, swapRegion } from "./swap.ts";
import { passClickOn, wantsCalm, withTransition } from "./transition.ts";

/** On `<html>` while a page lets one wait. */
const BUSY_ATTRIBUTE = "data-busy";

/** A page that is there sooner is not announced: that would restyle both pages for nothing. */
const PATIENCE_MS = 150;

let router: BrowserHistory;
/** The entry whose page is on the screen; on Back the address is already another. */
let shown: Location;
let navigation = new AbortController();
let wait: ReturnType<typeof setTimeout>;

/** Follows clicks on links of this site and the browser's Back and Forward, changing the page in place. */
export function startRouter(): void {
  // An entry that has a state was here before: this is a reload, or Back from another site.
  const isKnown = history.state;
  router = createBrowserHistory();
  // After the router's own listener: it knows the new entry, but not who has shown it.
  addEventListener("popstate", goBack);
  // Until now the head's script has answered.
  window.onpopstate = null;
  shown = router.location;
  takeScroll();
  // Opening the storage takes time; a new visit has nothing in it, and opens it when nobody waits.
  const position = isKnown ? savedPosition(shown) : null;
  if (position !== null) scrollPage(position);
  if (!isKnown) whenIdle(() => savedPosition(shown));
  document.addEventListener("click", onClick);
  document.addEventListener("click", passClickOn);
  addEventListener("pagehide", () => {
    savePosition(shown);
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    takeScroll();
    outrun(false);
  });
}

function onClick(event: MouseEvent): void {
  const link = linkToFollow(event);
  if (!link) return;
  event.preventDefault();
  const language = link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE);
  if (language) storeLanguage(language);
  // The switch keeps query and hash (specification section 4).
  const { search, hash } = language ? location : link;
  goTo(leadFrom({ pathname: link.pathname, search, hash }).url, link.getAttribute(SCROLL_TO_ATTRIBUTE));
}

/** Remembers the choice for unprefixed addresses. */
function storeLanguage(language: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The switch works without being remembered.
  }
}

/**
 * A new navigation: one new entry, or none if it leads to where one is.
 *
 * @param section id of the section to scroll to smoothly (specification
 * section 2). It is told once and never kept, so a reload does not scroll again.
 */
function goTo(url: string, section: string | null): void {
  const enter = () => {
    savePosition(shown);
    if (url !== addressOf(router.location)) router.push(url);
  };
  if (!isSamePage(url)) return void changePage(url, enter, section, false);
  outrun(false);
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  enter();
  (document.activeElement as HTMLElement).blur();
  arrive(section, null, true);
}

/** Back or Forward: the address has changed already, the page follows. */
function goBack({ hasUAVisualTransition }: PopStateEvent): void {
  savePosition(shown);
  const to = router.location;
  const url = addressOf(to);
  if (!isSamePage(url)) return void changePage(url, null, null, hasUAVisualTransition);
  outrun(false);
  shown = to;
  // An entry without a state is a hash that the visitor has typed.
  scrollPage((history.state && savedPosition(to)) ?? elementAt(to.hash));
}

/**
 * Fetches, then swaps in one step. An outrun navigation stops at the next
 * await; any doubt is left to the browser.
 *
 * @param enter makes the history entry; null on Back and Forward, where there is one.
 */
async function changePage(
  url: string,
  enter: (() => void) | null,
  section: string | null,
  isShownByBrowser: boolean,
): Promise<void> {
  const signal = outrun(true);
  try {
    const page = await fetchPage(url);
    if (signal.aborted) return;
    if (!page) return leave(url);
    await withTransition(() => {
      if (signal.aborted) return;
      enter?.();
      swapPage(page);
      arrive(section, enter ? null : savedPosition(router.location), section !== null);
      announce(document.title);
      prefetchInView();
    }, isShownByBrowser);
  } catch (error) {
    if (!signal.aborted) await fail(error, url);
  } finally {
    if (!signal.aborted) outrun(false);
  }
}

/** Scrolls to where one had been, to what the address or the link asks for, or to the top, and takes the focus there. */
function arrive(section: string | null, position: number | null, isSmooth: boolean): void {
  shown = router.location;
  const target = elementAt(section ?? shown.hash);
  scrollPage(position ?? target, isSmooth && !wantsCalm() ? "smooth" : "instant");
  focusContent(target);
}

/** Ends the navigation under way, if any, and tells whether another begins. */
function outrun(isBusy: boolean): AbortSignal {
  navigation.abort();
  navigation = new AbortController();
  clearTimeout(wait);
  const show = () => document.documentElement.toggleAttribute(BUSY_ATTRIBUTE, isBusy);
  if (isBusy) wait = setTimeout(show, PATIENCE_MS);
  else show();
  return navigation.signal;
}

/** Shows what failed. Its page is loaded now and not before, since few visitors will ever need it. */
async function fail(error: unknown, url: string): Promise<void> {
  try {
    const { errorPage } = await import("./error-page.ts");
    swapRegion(errorPage(error, url));
    scrollPage(null);
    focusContent(null);
  } catch {
    leave(url);
  }
}

/** The browser's own navigation; asked to go where it already is, it would only jump to the hash. */
function leave(url: string): void {
  if (pageOf(url) === location.pathname + location.search) location.reload();
  else location.assign(url);
}

function isSamePage(url: string): boolean {
  return pageOf(url) === pageOf(addressOf(shown));
}

function addressOf(entry: Location): string {
  return leadFrom(entry).url;
}
