import { expect } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { facts } from "../../../src/site.ts";

/**
 * Returns what a check looks at. A check of nothing would hold nothing, so there must be something on some page of the
 * sample site. An owner may have removed the page that has it.
 */
export function found<Item>(what: string, items: readonly Item[]): readonly Item[] {
  if (isSample(facts.name)) expect(items.length, `No page has ${what}. Adapt the check`).toBeGreaterThan(0);
  return items;
}
