import { expect, test } from "vitest";
import { openSite, pages } from "../../support/browser/served-site.ts";
import { reader } from "../../support/browser/visitor.ts";

const site = openSite();
const read = reader(site, { savesData: true, viewport: { width: 1440, height: 900 } });

test.each(pages)("$url: heroes, intros and closings start on the lines of one grid", async ({ url }) => {
  const page = await read(url);
  const starts = await page.evaluate(() => {
    // Positions before rotation, because some pictures are rotated slightly.
    const left = (element: Element | null): number =>
      element instanceof HTMLElement
        ? element.offsetLeft + left(element.offsetParent)
        : (element?.getBoundingClientRect().left ?? 0);
    const measure = document.querySelector<HTMLElement>(".header-row");
    if (!measure) throw new Error("The page has no header row.");
    const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) * 1.5;
    const column = (measure.clientWidth - 11 * gap) / 12;
    const line = (number: number) => Math.round(left(measure) + (number - 1) * (column + gap));
    const expected: [selector: string, line: number][] = [
      [".hero:not(.hangs) .hero-picture", 8],
      [".section:not(.beside, .poster, .feed) > .measure > .section-head > p", 8],
      [".section.beside > .measure > .section-head ~ :not(.ask)", 6],
      [".ask", 1],
      [".section.poster > .measure > .section-head ~ *", 6],
      [".cta .measure > .icon", 8],
      [".index-words, .funnel ol, .louder p, .rows > * > :nth-child(3)", 8],
    ];
    return expected.flatMap(([selector, number]) =>
      [...document.querySelectorAll(selector)].map((element) => ({
        selector,
        isOnLine: Math.abs(left(element) - line(number)) <= 1,
        left: Math.round(left(element)),
      })),
    );
  });
  expect(starts.filter(({ isOnLine }) => !isOnLine)).toEqual([]);
  expect(starts.length).toBeGreaterThan(0);
});

test.each(pages.filter(({ path }) => path === ""))(
  "$url: the social feed leaves no void beside it, and its heading is a tile of the same height",
  async ({ url }) => {
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

test.each(pages)("$url: the height of a button depends only on its label", async ({ url }) => {
  const page = await read(url);
  const stretched = await page.locator(".actions > .button:visible").evaluateAll((buttons) =>
    buttons
      .map((button) => ({ button: button as HTMLElement, height: button.getBoundingClientRect().height }))
      .filter(({ button, height }) => {
        button.style.alignSelf = "flex-start";
        return height > button.getBoundingClientRect().height + 1;
      })
      .map(({ button, height }) => `${button.textContent}: ${height} px`),
  );
  expect(stretched).toEqual([]);
});
