import { attempt } from "../attempt.ts";
import { leadFrom, withoutHash } from "./links.ts";

/** A history entry. The browser keeps the key and the section in its state. */
export interface Entry {
  /** Address, in the spelling of the route table. */
  url: string;
  /** Names the scroll position of the entry. */
  key: string;
  /** Id of a section to scroll to, cleared once the page has scrolled. */
  scrollTo?: string | undefined;
}

/** The entry whose page is on screen; null for the error page. After Back, the address has changed already. */
export let shown: Entry | null = currentEntry();

export function setShown(entry: Entry | null): void {
  shown = entry;
}

/** Key of the last entry that was scrolled to its section. */
let sectionKey: string;

/** Returns the browser's current entry. One that was opened from outside, or by a hash that the visitor typed, gets a key. */
export function currentEntry(): Entry {
  if (!history.state) replaceState({ key: newKey() });
  return { ...history.state, url: leadFrom(location).url };
}

/** Adds a history entry, unless the current one has led to the same place: a double click must not need two steps Back. */
export function addEntry(url: string, scrollTo?: string): void {
  const { key, url: current } = currentEntry();
  if (url !== current || (scrollTo && key !== sectionKey)) history.pushState({ key: newKey(), scrollTo }, "", url);
  else replaceState({ key, scrollTo });
}

/** Clears the section of the current entry: a reload does not scroll again. */
export function clearSection({ key }: Entry): void {
  replaceState({ key });
  sectionKey = key;
}

/** Whether an address is that of the page on screen. */
export function isSamePage(url: string): boolean {
  return shown !== null && withoutHash(url) === withoutHash(shown.url);
}

/** Browsers limit how often a page may change the history. */
function replaceState(state: Omit<Entry, "url">): void {
  attempt(() => history.replaceState(state, ""));
}

function newKey(): string {
  return String(Math.random());
}
