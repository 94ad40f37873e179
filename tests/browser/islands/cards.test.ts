import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { flick } from "../../support/browser/flick.ts";
import { arriveAt } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { cardOrder, GRID_SCREEN, scrollToPercent } from "../../support/browser/services-grid.ts";
import { open, reader } from "../../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const readMoving = reader(site, { savesData: true, reducedMotion: "no-preference" });

test("a press while cards move in view, or just after, clicks the card where it began", async () => {
  const pressed: Press[] = [];
  for (const pause of [0, 40, 80, 120, 160, 200, 240, 400]) {
    const page = await readMoving("/it/", { viewport: GRID_SCREEN });
    await hydrateIslands(page);
    await page.mouse.move(2, 2);
    await scrollToPercent(page, 2);
    await watchPresses(page);
    await scrollToPercent(page, 20.3);
    await page.waitForTimeout(pause);
    const { x, y } = await page.evaluate(pointOnCard);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.waitForTimeout(90);
    await page.mouse.up();
    pressed.push(...(await presses(page)));
  }
  for (const { aimed, clicked } of pressed) expect(clicked).toBe(aimed);
  // Other presses hit the gap between cards that have just moved.
  expect(pressed.filter(({ aimed }) => aimed).length).toBeGreaterThan(2);
});

test("on a phone a tap opens the card under the finger, during and after a momentum scroll", async () => {
  const { page } = await open(site, "/it/", { savesData: true, hasTouch: true, reducedMotion: "no-preference" });
  await hydrateIslands(page);
  await watchPresses(page);
  for (const pause of [50, 150, 300, 500, 800, 1200, 2000, 3500]) {
    await page.evaluate(() => scrollTo({ top: 1250, behavior: "instant" }));
    await page.waitForTimeout(100);
    const before = await cardOrder(page);
    await flick(page, { x: 195, y: 700 }, { x: 0, y: -400 });
    await page.waitForTimeout(pause);
    await page.touchscreen.tap(195, 420);
    await page.waitForTimeout(400);
    expect(await cardOrder(page), `${pause} ms after a flick`).toEqual(before);
  }
  const taps = await presses(page);
  expect(taps).toHaveLength(8);
  // The tap that stops a momentum scroll opens nothing.
  for (const { aimed, clicked } of taps) expect([aimed, null]).toContain(clicked);
  expect(taps.filter(({ clicked }) => clicked).length).toBeGreaterThan(3);
});

test("a card turns over by its button and back by Escape, and moves the focus", async () => {
  const page = await read("/it/");
  await hydrateIslands(page);
  const card = page.locator("[data-card]").first();
  const hidden = card.locator('[data-face="back"] .more');
  expect(await hidden.isVisible()).toBe(false);
  await card.locator('[data-face="front"] [data-turn]').click();
  expect(await hidden.isVisible()).toBe(true);
  expect(await card.locator('[data-face="front"] a').isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
    "back",
  );
  await page.keyboard.press("Escape");
  expect(await hidden.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
    "front",
  );
});

test("no hidden face can be reached with Tab", async () => {
  const page = await read("/it/");
  await hydrateIslands(page);
  await page.locator("[data-card] .card-link").first().focus();
  const faces = new Set<string | null | undefined>();
  for (let step = 0; step < 15; step++) {
    faces.add(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face")));
    await page.keyboard.press("Tab");
  }
  expect([...faces]).toEqual(["front"]);
});

test("a click on a card opens its page; the messaging card opens the chat in a new tab", async () => {
  const { page, context } = await open(site, "/en/");
  await hydrateIslands(page);
  const chat = page.locator('[data-card]:has(a[href^="https://wa.me/"]) > [data-face="front"]');
  const opened = context.waitForEvent("page");
  const asked = context.waitForEvent("request", (request) => /^https:\/\/wa\.me\/\d+\?text=/.test(request.url()));
  await chat.click({ position: { x: 40, y: 40 } });
  await Promise.all([opened, asked]);
  await page.locator('[data-card]:has(a[href="/en/services/analytics/"]) > [data-face="front"]').click({
    position: { x: 40, y: 40 },
  });
  await arriveAt(page, "/en/services/analytics/");
});

/** Runs in the page. Returns a point inside a card, away from its edges. */
function pointOnCard(): { x: number; y: number } {
  const cardAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest("[data-card]");
  for (let y = 150; y < innerHeight; y += 20) {
    for (let x = 50; x < innerWidth; x += 20) {
      const card = cardAt(x, y);
      if (card && card === cardAt(x - 15, y - 15) && card === cardAt(x + 15, y + 15)) return { x, y };
    }
  }
  throw new Error("No card is on the screen.");
}

/** The card under the pointer when it was pressed, and the card that was clicked. */
interface Press {
  aimed: string | null;
  clicked: string | null;
}

/** Starts to record presses, and prevents their navigations. */
async function watchPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    const noted: Press[] = [];
    Object.assign(window, { notedPresses: noted });
    const note = (event: Event) => {
      const card = (event.target as Element).closest("[data-card]")?.querySelector("h3")?.textContent ?? null;
      if (event.type === "pointerdown") {
        noted.push({ aimed: card, clicked: null });
        return;
      }
      // The press has become a scroll.
      if (event.type === "pointercancel") return void noted.pop();
      event.preventDefault();
      event.stopPropagation();
      Object.assign(noted.at(-1) ?? {}, { clicked: card });
    };
    for (const type of ["pointerdown", "pointercancel", "click"]) addEventListener(type, note, true);
  });
}

/** Returns the presses recorded so far. */
function presses(page: Page): Promise<Press[]> {
  return page.evaluate(() => (window as unknown as { notedPresses: Press[] }).notedPresses);
}
