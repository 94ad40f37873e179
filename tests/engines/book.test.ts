import { describe, expect, test } from "vitest";
import { openEngine } from "../support/engines/visits.ts";

const open = openEngine({ motion: "full" });

describe("the catalogue's book", () => {
  test("turns to each of its pages and back", async () => {
    const { tab } = await open("/it/flipping-catalog/", { width: 1440 });
    const links = await tab.evaluate(() => [
      ...new Set([...document.querySelectorAll(".book a[href^='#page-']")].map((link) => link.getAttribute("href"))),
    ]);
    expect(links.length).toBeGreaterThan(1);
    for (const link of [...links, ...links.toReversed()]) {
      await tab.evaluate((href) => document.querySelector<HTMLElement>(`.book a[href="${href}"]`)?.click(), link);
      await tab.until(`${link} open`, (href) => location.hash === href, link);
    }
  });

  test("leaves the floating buttons their taps", async () => {
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
