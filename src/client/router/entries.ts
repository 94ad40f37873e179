import { createBrowserHistory, type Location as Entry } from "history";
import { attempt } from "../attempt.ts";
import { leadFrom, withoutHash } from "./links.ts";

/** State of a history entry: the id of a section to scroll to, cleared once the page has scrolled. */
export type State = { scrollTo: string } | null;

/** Only a reload or a return from another site starts on an entry that has a state. */
export const isReturn = history.state !== null;

export const browserHistory = createBrowserHistory();

/** The entry whose page is on screen; null for the error page. After Back, the address has changed already. */
export let shown: Entry | null = browserHistory.location;

export function setShown(entry: Entry | null): void {
  shown = entry;
}

/** Key of the last entry that was scrolled to its section. */
let sectionKey: string;

/** Adds a history entry, unless the current one has led to the same place: a double click must not need two steps Back. */
export function addEntry(url: string, state: State): void {
  const { location } = browserHistory;
  if (url !== addressOf(location) || (state && location.key !== sectionKey)) browserHistory.push(url, state);
  else if (state) attempt(() => browserHistory.replace(location, state));
}

/** Clears the section of the current entry: a reload does not scroll again. Browsers limit how often a page may change the history. */
export function clearSection(): void {
  attempt(() => browserHistory.replace(browserHistory.location, null));
  sectionKey = browserHistory.location.key;
}

/** Whether an address is that of the page on screen. */
export function isSamePage(url: string): boolean {
  return shown !== null && withoutHash(url) === withoutHash(addressOf(shown));
}

export function addressOf(entry: Entry): string {
  return leadFrom(entry).url;
}
