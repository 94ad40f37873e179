import { expect, test } from "vitest";
import { type FocusStop, watchFocus } from "../support/browser/focus-watch.ts";
import { pagesInOneLanguage } from "../support/browser/site-pages.ts";
import type { Tab } from "../support/browser/tab.ts";
import { hydrateIslands, openEngine, rest } from "../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"] });

/** A small laptop and a phone with a keyboard. Bars cover most on low screens. */
const screens = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
];

/** Key presses are sent in groups, which is seven times as fast as waiting for each. */
const PRESSES_AT_ONCE = 30;

const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/** More stops than any page has. After this number the focus must be trapped. */
const STOPS_AT_MOST = 300;

test.each(pagesInOneLanguage)(
  "Tab through $url: every stop is visible and uncovered, none is missing, and they are in reading order",
  async ({ url }) => {
    const { tab } = await open(url, screens[0]);
    // Thirty presses at once would be faster than hydration and the carousels.
    await hydrateIslands(tab);
    for (const { width, height } of screens) {
      await tab.resize(width, height);
      await rest();
      await tab.evaluate(resetFocus);
      const stops = await collectStops(tab);
      expect(faultsOf(stops), `${width} × ${height} px`).toEqual([]);
      expect(stops[0]?.name).toMatch(/^a (Vai al contenuto|Skip to content)/);
      expect(stops.at(-1)?.name).toMatch(/Cookie/);
    }
  },
);

test("the language links are on screen when they have the focus further down a page", async () => {
  const { tab } = await open("/it/services/", screens[0]);
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
  const { tab } = await open("/en/about/", { width, height: 720 });
  await tab.focus(`[popovertarget="${menu}"]`);
  await tab.press("Enter");
  await tab.see(`#${menu}:popover-open`);
  // The services menu continues with the header. The mobile menu covers everything, so its first link is next.
  const stops = await collectStops(tab, (stop) => stop.within !== menu || stop.name === "button Close menu");
  expect(faultsOf(stops)).toEqual([]);
  expect(stops.length).toBeGreaterThanOrEqual(links);
});

function faultsOf(stops: readonly FocusStop[]): string[] {
  return stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
}

/** Runs in the page. Moves the focus so that the next Tab reaches the first stop. */
function resetFocus(): void {
  scrollTo(0, 0);
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Presses Tab until the focus returns to the first stop, or `isLast` returns true. */
async function collectStops(tab: Tab, isLast: (stop: FocusStop) => boolean = () => false): Promise<FocusStop[]> {
  const { chromium } = tab;
  await tab.evaluate(watchFocus);
  const stops: FocusStop[] = [];
  for (let presses = 0; presses < STOPS_AT_MOST; presses += PRESSES_AT_ONCE) {
    await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => chromium.send("Input.dispatchKeyEvent", TAB)));
    for (const stop of await tab.evaluate(() => window.takeFocusStops())) {
      if (stop.name === stops[0]?.name || isLast(stop)) return stops;
      stops.push(stop);
    }
  }
  return stops;
}
