import { describe, expect, test } from "vitest";
import { findViolations } from "../../support/browser/axe-violations.ts";
import { openAnswers, scrollThrough } from "../../support/browser/in-page.ts";
import { findFaults, findInvisibleTexts, UNSEEN_WITH_SCRIPT } from "../../support/browser/layout-faults.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { gate, openEngine } from "../../support/browser/visits.ts";
import { owners } from "../../support/site/owners.ts";

// tests/owners holds the rules of every site for all owners. Here the two are seen whose pages have the most and the fewest words.
const seen = ["nothing that is optional", "long names and addresses"] as const;

describe.each(seen)("%s", (name) => {
  /** A carousel that shows all slides says no place. */
  const UNSEEN = `${UNSEEN_WITH_SCRIPT}, .carousel-place`;

  const open = openEngine({
    facts: (facts) => {
      const { origin } = facts;
      for (const key of Object.keys(facts)) Reflect.deleteProperty(facts, key);
      Object.assign(facts, owners[name]().facts, { origin });
    },
  });

  // By day each owner has every second page.
  const pages = onePageOfEachKind.filter((_, at) => gate === "night" || at % 2 === seen.indexOf(name));

  test.each(pages)("$url is whole on every screen, and axe finds nothing", async ({ url }) => {
    const { tab } = await open(url);
    await tab.evaluate(openAnswers);
    for (const width of [320, 834, 1440]) {
      await tab.resize(width, 900);
      await tab.evaluate(scrollThrough);
      // A long address has no other place to break.
      expect.soft(await tab.evaluate(findFaults, { wordsMayBreak: true }), `${width} px`).toEqual([]);
      const invisible = await tab.evaluate(findInvisibleTexts, "main, footer", UNSEEN);
      expect.soft(invisible, `${width} px`).toEqual([]);
    }
    expect(await findViolations(tab)).toEqual([]);
  });
});
