import { expect, test } from "vitest";
import { book } from "../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../support/browser/visits.ts";

const open = openEngine({ full: ["chromium", "webkit"], motion: "full" });

test.runIf(book).each(runsIn("chromium") ? [390, 1440] : [390])(
  "the catalogue's book turns to each page and back at %i px, without a history entry, a hash or a jump of the page",
  async (width) => {
    const { tab } = await open(book?.url ?? "", { width });
    // By whole pixels: Firefox rounds other positions a frame later.
    await tab.scrollTo(Math.round((await tab.box(".book")).top) - 100);
    const last = await tab.count(".book .leaf");
    const place = () => tab.evaluate(() => ({ entries: history.length, hash: location.hash, y: scrollY }));
    const before = await place();
    const turn = async (button: string, from: number, to: number) => {
      await tab.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)?.click(),
        `.book .leaf:nth-child(${from}) ${button}`,
      );
      await tab.until(`leaf ${to}`, isOpen, to);
      expect(await tab.hasFocus(".leaf")).toBe(true);
    };
    for (let leaf = 1; leaf < last; leaf++) await turn(".turn-on", leaf, leaf + 1);
    for (let leaf = last; leaf > 1; leaf--) await turn(".turn-back", leaf, leaf - 1);
    expect(await place()).toEqual(before);
  },
);

/** Runs in the page. Returns whether a leaf is on top and no other leaf covers its middle. */
function isOpen(leaf: number): boolean {
  const sheet = document.querySelector(`.book .leaf:nth-child(${leaf}) .sheet`) as HTMLElement;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
