import { expect, test } from "vitest";
import { collectStops, faultsOf } from "../../support/browser/focus-stops.ts";
import { somePage } from "../../support/browser/site-pages.ts";
import { openEngine } from "../../support/browser/visits.ts";

// every-page.test.ts tests the stops of each page.
const open = openEngine();

test("the language links are on screen when they have the focus further down a page", async () => {
  const { tab } = await open(somePage("it"), { width: 1280, height: 720 });
  const top = await tab.evaluate(async () => {
    scrollTo({ top: 2000, behavior: "instant" });
    const link = document.querySelector<HTMLElement>(".top-strip a");
    link?.focus({ preventScroll: true });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return link?.getBoundingClientRect().top;
  });
  expect(top).toBeGreaterThanOrEqual(0);
});

// menus.test.ts tests the menus in all engines.
test.each([
  { menu: "services-menu", width: 1280, links: 8 },
  { menu: "mobile-menu", width: 360, links: 4 },
])("#$menu: every stop is visible and uncovered, and the last leads out", async ({ menu, width, links }) => {
  const { tab } = await open(somePage("en"), { width, height: 720 });
  await tab.focus(`[popovertarget="${menu}"]`);
  await tab.press("Enter");
  await tab.see(`#${menu}:popover-open`);
  const stops = await collectStops(tab, (stop) => stop.within !== menu);
  expect(faultsOf(stops)).toEqual([]);
  expect(stops.length).toBeGreaterThanOrEqual(links);
});
