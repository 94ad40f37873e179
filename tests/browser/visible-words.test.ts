import { expect, test } from "vitest";
import { languages } from "../../src/urls.ts";
import { openAnswers, scrollThrough } from "../support/browser/in-page.ts";
import { findInvisibleTexts, UNSEEN_WITH_SCRIPT } from "../support/browser/layout-faults.ts";
import { allPages } from "../support/browser/site-pages.ts";
import type { Tab } from "../support/browser/tab.ts";
import { engine, openEngine, runsIn } from "../support/browser/visits.ts";

// every-page.test.ts looks at each page as it opens, with reduced motion. Here things enter, grow and turn.
const open = openEngine({ byDay: ["chromium", "webkit"], motion: "full" });

// Both languages have the same markup: by day Chromium looks at one, WebKit at the other.
const seen = languages.filter((_, at) => runsIn() || at === Number(engine === "webkit"));

test.each(seen)(
  "after each change to a page in %s all its words can be seen by who scrolls to its end",
  async (language) => {
    const [first, ...others] = allPages.filter((page) => page.language === language);
    const { tab } = await open(first?.url ?? "", { waits: "pages" });
    await expectVisibleWords(tab, "");
    for (const { url } of others) {
      await tab.followAtOnce(url);
      await expectVisibleWords(tab, url);
    }
  },
);

async function expectVisibleWords(tab: Tab, url: string): Promise<void> {
  await tab.evaluate(scrollThrough);
  for (const part of ["main", "footer"]) await tab.evaluate(openAnswers, part);
  const invisible = () => tab.evaluate(findInvisibleTexts, "main, footer", UNSEEN_WITH_SCRIPT);
  await expect.poll(invisible, { message: url }).toEqual([]);
  expect(await tab.evaluate(() => document.querySelector("main")?.textContent?.length), url).toBeGreaterThan(500);
}
