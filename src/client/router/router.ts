import { BUSY_ATTRIBUTE, LANGUAGE_KEY, LANGUAGE_SWITCH_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../../contract.ts";
import { attempt } from "../attempt.ts";
import { closeMenu } from "../menus.ts";
import { addEntry, currentEntry, isSamePage, setShown, shown } from "./entries.ts";
import { endGrowing, notePress, showGrowing } from "./grow.ts";
import { leadFrom, leave, linkToFollow, withoutHash } from "./links.ts";
import { elementAt, restorePosition, savedPosition, savePosition, scrollPage, scrollWithin } from "./scroll.ts";
import { arrive, findPage } from "./show-page.ts";

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
  const position = savedPosition(entry);
  if (position !== null) restorePosition(position);
  else if (entry.scrollTo) arrive("smooth");
  // Firefox forgets a section that had not been parsed when its link was pressed.
  else if (location.hash && scrollY === 0) scrollPage(elementAt(location.hash));
  // Before an island can hold the press.
  addEventListener("click", dropSecondPress, true);
  document.addEventListener("click", followLink);
  let hiddenAt = 0;
  addEventListener("pagehide", () => {
    hiddenAt = scrollY;
    savePosition(shown);
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    const entry = currentEntry();
    // Back may have changed the address before the page was left.
    if (!isSamePage(entry.url)) return location.reload();
    history.scrollRestoration = "manual";
    // WebKit shows a page from the back/forward cache from its top.
    scrollPage(savedPosition(entry) ?? hiddenAt);
    endNavigation();
  });
}

/** Whether the page has changed since the first press of a double click. */
let isPressOver = false;

/** Drops the second press of a double click after a page change: it would follow whatever is now under the pointer. */
function dropSecondPress(event: MouseEvent): void {
  if (event.detail < 2) isPressOver = false;
  if (!isPressOver) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function followLink(event: MouseEvent): void {
  // After an error, the browser loads the next page.
  const link = shown && linkToFollow(event);
  if (!link) return;
  event.preventDefault();
  if (scrollWithin(link)) return;
  notePress(link);
  const language = link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE);
  // Without storage, the choice is not remembered.
  if (language) attempt(() => localStorage.setItem(LANGUAGE_KEY, language));
  // The language switch keeps query and hash.
  const { search, hash } = language ? location : link;
  const { url } = leadFrom({ pathname: link.pathname, search, hash });
  const scrollTo = link.getAttribute(SCROLL_TO_ATTRIBUTE);
  if (scrollTo) goTo(withoutHash(url), scrollTo);
  else goTo(url);
}

/** Starts a new navigation. */
function goTo(url: string, scrollTo?: string): void {
  const enter = () => {
    savePosition(shown);
    addEntry(url, scrollTo);
  };
  if (!isSamePage(url)) {
    changePage(url, enter);
    return;
  }
  endNavigation();
  closeMenu();
  enter();
  (document.activeElement as HTMLElement).blur();
  arrive("smooth");
}

/** Handles Back and Forward, which have changed the address already. */
function followHistory({ hasUAVisualTransition }: PopStateEvent): void {
  if (!shown) return location.reload();
  savePosition(shown);
  const entry = currentEntry();
  if (!isSamePage(entry.url)) {
    changePage(entry.url, () => {}, !hasUAVisualTransition);
    return;
  }
  endNavigation();
  setShown(entry);
  scrollPage(savedPosition(entry) ?? elementAt(location.hash));
}

/** Fetches a page, adds its history entry with `enter`, and shows it. An aborted navigation stops at the next await. */
async function changePage(url: string, enter: () => void, isAnimated = true): Promise<void> {
  endNavigation();
  busyTimer = setTimeout(() => document.documentElement.setAttribute(BUSY_ATTRIBUTE, ""), BUSY_DELAY_MS);
  const { signal } = navigation;
  const show = await findPage(url, isAnimated).catch(() => null);
  if (signal.aborted) return;
  endNavigation();
  if (!show) return leave(url);
  try {
    enter();
    const { signal } = navigation;
    await showGrowing(() => {
      // If the history refused the entry, the browser is already loading the page.
      if (!signal.aborted && url === currentEntry().url) show();
      isPressOver = true;
    });
  } catch (error) {
    console.error(error);
    leave(url);
  }
}

function endNavigation(): void {
  endGrowing();
  navigation.abort();
  navigation = new AbortController();
  clearTimeout(busyTimer);
  document.documentElement.removeAttribute(BUSY_ATTRIBUTE);
}
