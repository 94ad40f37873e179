import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

test.each(["/it/", "/en/"])(
  "%s: the social feed leaves no void beside it, and its heading is a tile of the same height",
  async (url) => {
    const { tab } = await open(url);
    for (const width of [320, 390, 834, 1024, 1100, 1440]) {
      await tab.resize(width, 900);
      const gaps = await tab.evaluate(() => {
        const place = document.querySelector(".embed-feed .embed-place") as Element;
        const box = place.getBoundingClientRect();
        const row = place.closest(".measure") ?? document.body;
        const tile = row.querySelector(".section-head")?.getBoundingClientRect() ?? box;
        return {
          right: Math.round(row.getBoundingClientRect().right - box.right),
          besideTile: Math.round(box.left - tile.right),
          aboveTile: Math.round(tile.top - box.top),
          belowTile: Math.round(box.bottom - tile.bottom),
        };
      });
      // Below 1024 px the heading is above the feed.
      const expected = width < 1024 ? { right: 0 } : { right: 0, besideTile: 16, aboveTile: 0, belowTile: 0 };
      expect(gaps, `${width} px`).toMatchObject(expected);
    }
  },
);
