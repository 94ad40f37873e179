import { expect, test } from "vitest";
import { openSite } from "../../support/browser/served-site.ts";
import { reader } from "../../support/browser/visitor.ts";

const site = openSite();
const read = reader(site, { savesData: true, viewport: { width: 1440, height: 900 } });

test.each(["/it/", "/en/"])(
  "%s: the social feed leaves no void beside it, and its heading is a tile of the same height",
  async (url) => {
    const page = await read(url);
    const feed = page.locator(".embed-feed .embed-place");
    for (const width of [320, 390, 834, 1024, 1100, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await feed.evaluate((place) => {
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
