import { expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
import { onePageOfEachKind, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";

const open = openEngine({ fontSize: 32 });

test.each(runsIn() ? pagesInOneLanguage : onePageOfEachKind)(
  "$url with a default font of 32 px: nothing is cut off or overlapped",
  async ({ url }) => {
    const { tab } = await open(url, { width: 320 });
    expect(await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await tab.evaluate(openAnswers);
    expect(await tab.evaluate(findFaults, { wordsMayBreak: true })).toEqual([]);
  },
);
