import { type BrowserHistory, createBrowserHistory } from "history";
import { attempt } from "../attempt.ts";
import type { PageNodes } from "./swap.ts";

/** A visit to a page, from the moment it is shown until the visitor leaves it. */
export interface Visit {
  /** Keys of its history entries: links to a section add some. */
  keys: Set<string>;
  /** Path of its page; "" while an error is shown in place of it. */
  pathname: string;
  /** The page as it was left. */
  page: PageNodes | null;
  /** What had the focus in its main part then. */
  focused: HTMLElement | null;
}

/** How many pages are kept for Back and Forward. */
const LIMIT = 8;
let kept: Visit[];
let browserHistory: BrowserHistory;

/** Begins without a visit, in tests again and again. */
export function startVisits(): void {
  kept = [];
  browserHistory = createBrowserHistory({ window: viewOfPackage as unknown as Window });
}

/** What the package sees of the window. If `pushState` throws, the package calls `location.assign`. Here that does nothing, and `addEntry` returns false. */
const viewOfPackage = {
  history,
  addEventListener: (...parameters: Parameters<typeof addEventListener>) => addEventListener(...parameters),
  get location() {
    const { pathname, search, hash } = location;
    return { pathname, search, hash, assign() {} };
  },
};

/** Begins a visit with the current entry. */
export function beginVisit(): Visit {
  return { keys: new Set([entryKey()]), pathname: location.pathname, page: null, focused: null };
}

/** Keeps a page that was left, unless it is an error. Returns the regions of the page that is dropped for it, if any. */
export function keepVisit(visit: Visit): Element[] {
  if (visit.pathname) kept.push(visit);
  const dropped = kept.length > LIMIT ? kept.shift() : undefined;
  return dropped?.page?.regions ?? [];
}

/** Takes the visit of the current entry, if its page is kept. An entry without a key belongs to none. */
export function takeVisit(): Visit | null {
  const key = entryKey();
  const at = kept.findIndex(({ keys }) => key && keys.has(key));
  return kept.splice(at, at < 0 ? 0 : 1)[0] ?? null;
}

/** Gives the current entry to a visit, if it is one of its page: until a reload comes, the old page stands under the address of another. An entry has no key if the browser has added it or somebody else has taken its state. */
export function claimEntry(visit: Visit): void {
  if (location.pathname !== visit.pathname) return;
  if (!entryKey()) renewEntry();
  visit.keys.add(entryKey());
}

/**
 * Adds an entry. The address is a whole one, because a path that begins with two slashes would name another host.
 * Browsers limit how many entries a page adds. Returns false if one refuses; Chromium does so without an exception.
 */
export function addEntry(address: string, state?: unknown): boolean {
  const before = entryKey();
  browserHistory.push(address, state);
  return entryKey() !== before;
}

/** Gives the current entry an empty state and a new key, unless the browser refuses. */
export function renewEntry(): void {
  attempt(() => browserHistory.replace(location.href, null));
}

/** The address bar without the hash. Others may have changed it, as tools do that remove tracking parameters. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

function entryKey(): string {
  return history.state?.key ?? "";
}
