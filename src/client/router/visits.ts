import { attempt } from "../attempt.ts";
import { type Controls, readControls } from "./controls.ts";
import type { Entry } from "./entries.ts";
import { isOnItsWay } from "./scroll.ts";

/** How the visitor left the page of a history entry. */
interface Visit {
  /** Scroll position in CSS pixels. Null on the way to a section, which the entry still leads to. */
  top: number | null;
  controls: Controls;
}

const STORAGE_KEY = "visits";

/** More than anybody goes Back. */
const LIMIT = 50;

/** By the key of the entry, the last one at the end. Read each time, since another page of this tab may have written; kept here if the browser refuses to store it. */
let visits: [key: string, visit: Visit][] = [];

/** Saves how an entry is left, for Back, Forward and reloads. */
export function saveVisit(entry: Entry | null): void {
  if (!entry) return;
  const visit = { top: isOnItsWay() ? null : scrollY, controls: readControls() };
  const others = readVisits().filter(([key]) => key !== entry.key);
  visits = [...others, [entry.key, visit] satisfies [string, Visit]].slice(-LIMIT);
  attempt(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify(visits)));
}

export function savedVisit({ key }: Entry): Visit | undefined {
  return new Map(readVisits()).get(key);
}

function readVisits(): typeof visits {
  return attempt(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "")) ?? visits;
}
