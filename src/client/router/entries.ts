import { createBrowserHistory } from "history";
import { attempt } from "../attempt.ts";

const browserHistory = createBrowserHistory();

/** The address bar without the hash. Others may have changed it, as tools do that remove tracking parameters. */
export function currentAddress(): string {
  return location.pathname + location.search;
}

/** Returns the key of the current entry. The first entry and those that the browser adds have none yet. */
export function currentKey(): string {
  if (!history.state?.key) replaceState();
  return history.state?.key ?? "";
}

/** Adds an entry with a state. If the browser refuses, it loads the address. */
export const addEntry = browserHistory.push;

/** Gives the current entry an empty state and a new key, unless the browser refuses: it limits how often a page may do so. */
export function replaceState(): void {
  attempt(() => browserHistory.replace(currentAddress() + location.hash, null));
}
