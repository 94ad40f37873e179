import { expect, test } from "vitest";
import { book } from "../support/browser/site-pages.ts";
import { openEngine, runsIn } from "../support/browser/visits.ts";

const open = openEngine({ full: ["chromium", "webkit"], motion: "full" });

test.runIf(book).each(runsIn("chromium") ? [390, 1440] : [390])(
  "the catalogue's book turns to each page and back at %i px, without a history entry, a hash or a jump of the page",
  async (width) => {
    const { tab } = await open(book?.url ?? "", { width });
    await tab.evaluate(showBook);
    const last = await tab.count(".book .leaf");
    const before = await tab.evaluate(readPlace);
    const turns = [
      ...Array.from({ length: last - 1 }, (_, at) => ({ from: at + 1, to: at + 2, button: ".turn-on" })),
      ...Array.from({ length: last - 1 }, (_, at) => ({ from: last - at, to: last - at - 1, button: ".turn-back" })),
    ];
    for (const { from, to, button } of turns) {
      await tab.evaluate(pressTurn, `.leaf:nth-child(${from}) ${button}`);
      await tab.until(`leaf ${to}`, isOpen, to);
      expect(await tab.evaluate(() => document.activeElement?.className)).toBe("leaf");
    }
    expect(await tab.evaluate(readPlace)).toEqual(before);
  },
);

/** Runs in the page. Scrolls by a whole number of pixels: Firefox rounds other positions a frame later. */
function showBook(): void {
  const { top } = (document.querySelector(".book") as Element).getBoundingClientRect();
  scrollTo({ top: Math.round(scrollY + top) - 100, behavior: "instant" });
}

/** Runs in the page. */
function readPlace() {
  return { entries: history.length, hash: location.hash, y: scrollY };
}

/** Runs in the page. */
function pressTurn(selector: string): void {
  document.querySelector<HTMLElement>(`.book ${selector}`)?.click();
}

/** Runs in the page. Returns whether a leaf is on top and no other leaf covers its middle. */
function isOpen(leaf: number): boolean {
  const sheet = document.querySelector(`.book .leaf:nth-child(${leaf}) .sheet`) as HTMLElement;
  const { left, top, width, height } = sheet.getBoundingClientRect();
  return sheet.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
