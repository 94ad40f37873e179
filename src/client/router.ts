import { type BrowserHistory, createBrowserHistory, type Location, type To } from "history";
import { CONTACT_ID, LANGUAGE_KEY, LANGUAGE_SWITCH_ATTRIBUTE, SCROLL_TO_ATTRIBUTE } from "../contract.ts";
import { type Destination, resolve } from "../resolve.ts";
import { fetchPage } from "./fetch-page.ts";
import { announce, focusContent } from "./focus.ts";
import { intercept } from "./links.ts";
import { prefetchInView } from "./prefetch.ts";
import { type ScrollGoal, savedPosition, savePosition, scrollToGoal, takeScroll } from "./scroll.ts";
import { swapPage } from "./swap.ts";
import { withTransition } from "./transition.ts";

/** What a navigation may carry along (specification section 2). */
interface State {
  scrollTo?: string;
}

let router: BrowserHistory;
/** The entry whose page is on the screen; on Back the address is already another. */
let shown: Location;
let navigation = new AbortController();

/** Follows clicks on links of this site and the browser's Back and Forward, changing the page in place. */
export function startRouter(): void {
  router = createBrowserHistory();
  shown = router.location;
  takeScroll();
  restoreAfterReload();
  document.addEventListener("click", onClick);
  let isShownByBrowser = false;
  addEventListener(
    "popstate",
    (event) => {
      isShownByBrowser = (event as PopStateEvent & { hasUAVisualTransition?: boolean }).hasUAVisualTransition ?? false;
    },
    true,
  );
  router.listen(({ action, location }) => {
    if (action === "POP") goBack(location, isShownByBrowser);
  });
  addEventListener("pagehide", () => {
    savePosition(positionKey(shown));
    history.scrollRestoration = "auto";
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    takeScroll();
    navigation.abort();
  });
}

function onClick(event: MouseEvent): void {
  const followed = intercept(event);
  if (!followed) return;
  event.preventDefault();
  const { link, to } = followed;
  const language = link.getAttribute(LANGUAGE_SWITCH_ATTRIBUTE);
  if (language) return switchLanguage(language, to);
  const scrollTo = link.getAttribute(SCROLL_TO_ATTRIBUTE);
  goTo(to, scrollTo ? { scrollTo } : undefined);
}

/** Stores the choice and goes to the same page in that language, query and hash kept (specification section 4). */
function switchLanguage(language: string, to: Destination): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The switch works without being remembered.
  }
  const { search, hash } = location;
  goTo(resolve({ path: to.url.replace(/[?#].*$/, ""), query: search, hash }));
}

/** A new navigation: pushes one entry, unless it leads to where one already is. */
async function goTo(to: Destination, state?: State): Promise<void> {
  const target = partsOf(to.url);
  const isSamePage = target.pathname === shown.pathname && target.search === shown.search;
  if (isSamePage) return goWithinPage(target, state);
  await changePage(to.url, goalFor(target.hash, state), (): void => router.push(target, state));
}

function goWithinPage(target: Required<Pick<Location, "pathname" | "search" | "hash">>, state?: State): void {
  navigation.abort();
  if (target.hash !== shown.hash) {
    savePosition(positionKey(shown));
    router.push(target, state);
    shown = router.location;
  }
  arrive(goalFor(target.hash, state), target.hash, true);
}

/** Back or Forward: the address has changed already, the page follows. */
async function goBack(to: Location, isShownByBrowser: boolean): Promise<void> {
  const position = savedPosition(positionKey(to));
  const goal: ScrollGoal = position === undefined ? { hash: to.hash } : { position };
  if (to.pathname === shown.pathname && to.search === shown.search) {
    navigation.abort();
    savePosition(positionKey(shown));
    shown = to;
    return scrollToGoal(goal);
  }
  const { known, url } = resolve({ path: to.pathname, query: to.search, hash: to.hash });
  if (!known) return location.reload();
  await changePage(url, goal, undefined, isShownByBrowser);
}

/** Fetches, then swaps in one step. An outrun navigation stops at the next await; any doubt is left to the browser. */
async function changePage(url: string, goal: ScrollGoal, push?: () => void, isShownByBrowser = false): Promise<void> {
  navigation.abort();
  navigation = new AbortController();
  const { signal } = navigation;
  const page = await fetchPage(url);
  if (signal.aborted) return;
  if (!page) return push ? location.assign(url) : location.reload();
  try {
    await withTransition(() => {
      if (signal.aborted) return;
      savePosition(positionKey(shown));
      push?.();
      shown = router.location;
      swapPage(page);
      arrive(goal, shown.hash, false);
    }, isShownByBrowser);
  } catch (error) {
    // Loaded now and not before: few visitors will ever need it.
    const { showErrorPage } = await import("./error-page.ts");
    showErrorPage(error, url);
  }
}

function arrive(goal: ScrollGoal, hash: string, isSamePage: boolean): void {
  scrollToGoal(goal);
  if (isSamePage) (document.activeElement as HTMLElement | null)?.blur();
  focusContent(hash);
  // Cleared, so that a reload does not scroll again (specification section 2).
  if ("contact" in goal) router.replace(partsOf(location.pathname + location.search + location.hash));
  shown = router.location;
  if (isSamePage) return;
  announce(document.title);
  prefetchInView();
}

function goalFor(hash: string, state?: State): ScrollGoal {
  return state?.scrollTo === CONTACT_ID ? { contact: true } : { hash };
}

/** After a reload the browser may have restored nothing, since the last page of ours told it not to. */
function restoreAfterReload(): void {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type !== "reload" && entry?.type !== "back_forward") return;
  const position = savedPosition(positionKey(shown));
  if (position !== undefined) scrollToGoal({ position });
}

/** Entries opened from outside all have the key "default": the path tells them apart. */
function positionKey({ key, pathname }: Location): string {
  return `${key} ${pathname}`;
}

function partsOf(url: string): Required<Pick<Location, "pathname" | "search" | "hash">> & To {
  const { pathname, search, hash } = new URL(url, location.origin);
  return { pathname, search, hash };
}
