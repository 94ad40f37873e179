import { endIslands } from "../hydrate.ts";
import { entryKey } from "./entries.ts";
import type { PageNodes } from "./swap.ts";

/** A visit to a page, from the moment it is shown until the visitor leaves it. */
export interface Visit {
  /** Of its history entries: sections and "Start now" add some. */
  keys: Set<string>;
  /** Of its page; "" while an error is shown in place of it. */
  pathname: string;
  /** The page as it was left. */
  page: PageNodes | null;
  /** What had the focus in its main part then. */
  focused: HTMLElement | null;
}

/** How many pages are kept. */
const LIMIT = 8;

let kept: Visit[] = [];

export function startVisits(): void {
  kept = [];
}

/** Begins a visit with the current entry. */
export function beginVisit(): Visit {
  return { keys: new Set([entryKey()]), pathname: location.pathname, page: null, focused: null };
}

/** Keeps a page for Back and Forward, unless it is an error. */
export function keepVisit(visit: Visit): void {
  if (visit.pathname) kept.push(visit);
  const dropped = kept.length > LIMIT ? kept.shift() : undefined;
  for (const region of dropped?.page?.regions ?? []) endIslands(region);
}

/** Takes the visit of an entry, if its page is kept. An entry without a key belongs to none. */
export function takeVisit(key: string): Visit | null {
  const at = key ? kept.findIndex(({ keys }) => keys.has(key)) : -1;
  return at < 0 ? null : (kept.splice(at, 1)[0] ?? null);
}
