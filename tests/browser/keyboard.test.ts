import type { Page, ViewportSize } from "playwright-core";
import { describe, expect, test } from "vitest";
import { languages, pageUrl, paths } from "../../src/urls.ts";
import { hydrateIslands } from "../support/browser/actions.ts";
import { visit } from "../support/browser/chromium.ts";
import { type FocusStop, watchFocus } from "../support/browser/focus-watch.ts";
import { openSite } from "../support/browser/served-site.ts";
import { countInSummary, open, reader } from "../support/browser/visitor.ts";

/** A small laptop and a phone with a keyboard. Bars cover most on low screens. */
const screens: [ViewportSize, ViewportSize] = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
];

/** Key presses are sent in groups, which is seven times as fast as waiting for each. */
const PRESSES_AT_ONCE = 30;

const TAB = { type: "rawKeyDown", key: "Tab", code: "Tab", windowsVirtualKeyCode: 9 } as const;

/** More stops than any page has. After this number the focus must be trapped. */
const STOPS_AT_MOST = 300;

const site = openSite();

const read = reader(site, { savesData: true });

/** Each page on one screen in one language and on the other screen in the other language. */
const visits = paths.flatMap((path, at) =>
  languages.map((language, index) => ({
    url: pageUrl(language, path),
    ...(screens[(at + index) % 2] as ViewportSize),
  })),
);

test.each(visits)(
  "Tab through $url on $width × $height px: every stop is visible and uncovered, none is missing, and they are in reading order",
  async ({ url, ...viewport }) => {
    const page = await read(url, { viewport });
    // Thirty presses at once would be faster than hydration and the carousels.
    await hydrateIslands(page);
    await page.waitForTimeout(300);
    await page.evaluate(resetFocus);
    countInSummary("states");
    const stops = await collectStops(page);
    expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
    expect(stops[0]?.name).toMatch(/^a (Vai al contenuto|Skip to content)/);
    expect(stops.at(-1)?.name).toMatch(/Cookie/);
  },
);

test("the skip link moves the focus past the header", async () => {
  const { page, context } = await visit(site.browser, { reducedMotion: "no-preference" });
  await page.goto(`${site.origin}/it/`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  await context.close();
});

test("the language links are on screen when they have the focus further down a page", async () => {
  const { page } = await open(site, "/it/services/", { viewport: screens[0] });
  const top = await page.evaluate(async () => {
    scrollTo({ top: 2000, behavior: "instant" });
    const link = document.querySelector<HTMLElement>(".top-strip a");
    link?.focus({ preventScroll: true });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return link?.getBoundingClientRect().top;
  });
  expect(top).toBeGreaterThanOrEqual(0);
});

describe.each([
  { menu: "#services-menu", width: 1280, links: 8 },
  { menu: "#mobile-menu", width: 360, links: 4 },
])("$menu by keyboard", ({ menu, width, links }) => {
  test("opens on Enter and moves the focus in; Escape returns the focus", async () => {
    const { page, context, problems } = await visit(site.browser, {
      viewport: { width, height: 720 },
      reducedMotion: "no-preference",
    });
    await page.goto(`${site.origin}/it/about/`);
    const button = page.locator(`[popovertarget="${menu.slice(1)}"]`).first();
    await button.focus();
    await page.keyboard.press("Enter");
    await page.locator(`${menu}:popover-open`).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate((menu) => document.activeElement?.closest(menu) !== null, menu)).toBe(true);
    expect(await page.locator(`${menu} a:visible`).count()).toBeGreaterThanOrEqual(links);
    await page.keyboard.press("Escape");
    expect(await page.locator(`${menu}:popover-open`).count()).toBe(0);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(problems).toEqual([]);
    await context.close();
  });

  test("every stop is visible and uncovered, and the last leads out", async () => {
    const { page, context } = await visit(site.browser, { viewport: { width, height: 720 } });
    await page.goto(`${site.origin}/en/about/`);
    await page
      .locator(`[popovertarget="${menu.slice(1)}"]`)
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await page.locator(`${menu}:popover-open`).waitFor();
    // The services menu continues with the header. The mobile menu covers everything, so its first link is next.
    const stops = await collectStops(
      page,
      (stop) => stop.within !== menu.slice(1) || stop.name === "button Close menu",
    );
    expect(stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`))).toEqual([]);
    expect(stops.length).toBeGreaterThanOrEqual(links);
    await context.close();
  });
});

test("answers open and close with Enter and Space, one at a time", async () => {
  const { page, context } = await visit(site.browser, { reducedMotion: "no-preference" });
  await page.goto(`${site.origin}/it/`);
  const questions = page.locator(".faq summary");
  const open = () =>
    page.locator(".faq details").evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));
  await questions.nth(2).focus();
  await page.keyboard.press("Enter");
  expect(await open()).toEqual([false, false, true, false]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  expect(await open()).toEqual([false, false, false, true]);
  await page.keyboard.press("Space");
  expect(await open()).toEqual([false, false, false, false]);
  await context.close();
});

/** Runs in the page. Moves the focus so that the next Tab reaches the first stop. */
function resetFocus(): void {
  scrollTo(0, 0);
  const start = document.createElement("span");
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Presses Tab until the focus returns to the first stop, or `until` returns true. */
async function collectStops(page: Page, until: (stop: FocusStop) => boolean = () => false): Promise<FocusStop[]> {
  const watch = await page.evaluateHandle(watchFocus);
  const keyboard = await page.context().newCDPSession(page);
  const stops: FocusStop[] = [];
  try {
    for (let presses = 0; presses < STOPS_AT_MOST; presses += PRESSES_AT_ONCE) {
      await Promise.all(Array.from({ length: PRESSES_AT_ONCE }, () => keyboard.send("Input.dispatchKeyEvent", TAB)));
      for (const stop of await watch.evaluate((take) => take())) {
        if (stop.name === stops[0]?.name || until(stop)) return stops;
        stops.push(stop);
      }
    }
    return stops;
  } finally {
    await watch.evaluate((take) => take.stop());
  }
}
