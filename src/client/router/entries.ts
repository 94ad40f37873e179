import { type BrowserHistory, createBrowserHistory } from "history";
import { attempt } from "../attempt.ts";

let browserHistory: BrowserHistory;

export function startEntries(): void {
  browserHistory = createBrowserHistory();
}

/** The address bar without the hash. Others may have changed it, as tools do that remove tracking parameters. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Returns the key of the current entry; "" for one that the browser has added, or whose state is lost. */
export function entryKey(): string {
  return history.state?.key ?? "";
}

/** Adds an entry. Returns false if the browser refuses, which limits how often a page may do so: then it loads the address. */
export function addEntry(url: string, state?: unknown): boolean {
  const before = entryKey();
  browserHistory.push(url, state);
  return entryKey() !== before;
}

/** Gives the current entry an empty state and a new key, unless the browser refuses. */
export function renewEntry(): void {
  attempt(() => browserHistory.replace(currentAddress() + location.hash, null));
}
