import { SCRIPTED_ATTRIBUTE } from "../shared/contract.ts";
import { keepPlace } from "./keep-place.ts";

/** After this the page is shown as it is without JavaScript, until the script has come. */
export const SCRIPT_LIMIT_MS = 6000;

/** A browser that leaves the page cancels imports, and the page must not move before it has gone. */
const LEAVE_MS = 1000;

/** Shows the page as it is with or without script. */
export function setScripted(isScripted: boolean): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute(SCRIPTED_ATTRIBUTE) === isScripted) return;
  keepPlace(() => documentElement.toggleAttribute(SCRIPTED_ATTRIBUTE, isScripted));
}

/** Shows the page as it is without JavaScript, because the script has failed. */
export function showPlain(): void {
  setTimeout(setScripted, LEAVE_MS, false);
}

/** Parts of the script that have failed or are late. */
const missing = new Set<() => unknown>();

/**
 * Returns a function that loads a part of the script once, and again after a failure; it returns undefined if that
 * fails. While a part is missing, the page is as it is without JavaScript.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Promise<Part | undefined> {
  let part: Promise<Part | undefined> | undefined;

  function miss(): void {
    missing.add(load);
    setScripted(false);
  }

  async function ask(): Promise<Part | undefined> {
    const late = setTimeout(miss, SCRIPT_LIMIT_MS);
    try {
      const loaded = await load().catch(askAgain<Part>);
      if (missing.delete(load) && missing.size === 0) setScripted(true);
      return loaded;
    } catch {
      miss();
      part = undefined;
      return undefined;
    } finally {
      clearTimeout(late);
    }
  }

  return () => {
    part ??= ask();
    return part;
  };
}

/** Rejects if a part of the script takes too long. */
export function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return Promise.race([part, new Promise<never>((_, reject) => setTimeout(reject, SCRIPT_LIMIT_MS))]);
}

let retries = 0;

/** Firefox keeps a module that failed under its address, which its message names: another query is another address. */
async function askAgain<Part>(error: Error): Promise<Part> {
  // Firefox would wait with the next page for a request of the page that it leaves.
  await new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
  const [address] = error.message.match(/https?:\S+\.js/) ?? [];
  if (!address) throw error;
  retries++;
  return import(`${address}?${retries}`);
}
