import { endIslands } from "../hydrate.ts";
import type { PageParts } from "./swap.ts";

/** A visit of a page, from the moment it is shown until the visitor leaves it. Hashes and "Start now" are entries of it. */
export interface Stay {
  keys: Set<string>;
  pathname: string;
  /** With the query, without the hash. */
  address: string;
}

/** A stay that is over, with the page as it was left, and what had the focus in its main part. */
interface PastStay extends Stay {
  parts: PageParts;
  focused: HTMLElement | null;
}

/** Pages that are kept. */
const LIMIT = 8;
const past: PastStay[] = [];

/** Keeps a page for Back and Forward. */
export function keepStay(stay: PastStay): void {
  const dropped = past.length < LIMIT ? undefined : past.shift();
  for (const region of dropped?.parts.regions ?? []) endIslands(region);
  past.push(stay);
}

/** Takes back the page that was left at an entry. The address may have been changed since by others. */
export function takeStay(key: string, address: string): PastStay | null {
  const at = past.findIndex((stay) => stay.keys.has(key) && stay.address === address);
  return past.splice(at, at < 0 ? 0 : 1)[0] ?? null;
}
