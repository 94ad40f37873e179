import { createBrowserHistory } from "history";
import type { Destination } from "../../shared/resolve.ts";
import { attempt } from "../attempt.ts";
import { leadFrom, withoutHash } from "./links.ts";

/** A history entry, and where it leads in the spelling of the route table. */
export interface Entry extends Destination {
  /** Names what is saved of the entry. */
  key: string;
  /** Id of a section to scroll to, which the state of the entry keeps until it has been reached. */
  scrollTo?: string | undefined;
}

const browserHistory = createBrowserHistory();

/** The entry whose page is on screen, with the section it was scrolled to; null for the error page. After Back, the address has changed already. */
export let shown: Entry | null = currentEntry();

export function setShown(entry: Entry | null): void {
  shown = entry;
}

/** Returns the browser's current entry. One that was opened from outside, or by a hash that the visitor typed, gets a key. */
export function currentEntry(): Entry {
  if (!history.state?.key) replaceState(null);
  const { location } = browserHistory;
  return { ...(location.state as object | null), key: location.key, ...leadFrom(location) };
}

/** Adds a history entry, unless the current one has led to the same place: a double click must not need two steps Back. */
export function addEntry(url: string, scrollTo?: string): void {
  const state = scrollTo ? { scrollTo } : null;
  if (url !== currentEntry().url || (scrollTo && scrollTo !== shown?.scrollTo)) browserHistory.push(url, state);
  else replaceState(state);
}

/** Whether an address is that of the page on screen. */
export function isSamePage(url: string): boolean {
  return shown !== null && withoutHash(url) === withoutHash(shown.url);
}

/** Browsers limit how often a page may change the history. */
export function replaceState(state: Pick<Entry, "scrollTo"> | null): void {
  attempt(() => browserHistory.replace(browserHistory.location, state));
}
