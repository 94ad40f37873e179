import { describe, expect, test } from "vitest";
import { openEngine } from "../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

describe("the catalogue's book", () => {
  test.each([390, 1440])(
    "turns to each of its pages and back at %i px, without a history entry, a hash or a jump of the page",
    async (width) => {
      const { tab } = await open("/it/flipping-catalog/", { width });
      await tab.evaluate(() =>
        document.querySelector(".book")?.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      const steps = await tab.evaluate(() => document.querySelectorAll(".book .leaf").length - 1);
      const before = await tab.evaluate(readPlace);
      for (let leaf = 1; leaf <= steps; leaf++) {
        await tab.evaluate(pressTurn, `.leaf:nth-child(${leaf}) .turn-on`);
        await tab.until(`leaf ${leaf + 1}`, isOpen, leaf + 1);
        expect(await tab.evaluate(() => document.activeElement?.className)).toBe("leaf");
      }
      for (let leaf = steps + 1; leaf > 1; leaf--) {
        await tab.evaluate(pressTurn, `.leaf:nth-child(${leaf}) .turn-back`);
        await tab.until(`leaf ${leaf - 1}`, isOpen, leaf - 1);
      }
      expect(await tab.evaluate(readPlace)).toEqual(before);
    },
  );

  test("does not cover the floating buttons", async () => {
    const { tab } = await open("/it/flipping-catalog/");
    await tab.evaluate(() => document.querySelector(".book")?.scrollIntoView({ block: "end", behavior: "instant" }));
    await tab.until("the floating buttons on top", () =>
      [...document.querySelectorAll(".floating a")]
        .filter((button) => button.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .every((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
    );
  });
});

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
