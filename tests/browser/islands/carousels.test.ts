import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { site as facts } from "../../../src/site.ts";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { flick, type Point } from "../../support/browser/flick.ts";
import { holdBack, holdChunk, holdEntry } from "../../support/browser/late-responses.ts";
import { until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { open, reader } from "../../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const stay = reader(site, { savesData: true, staysOnPage: true });

const clients = ".clients .carousel";
const reviews = ".reviews .carousel";
const clientCount = facts.clients.demos.length + facts.clients.names.length;

const screens: [carousel: string, slides: number, width: number, visible: number][] = [
  [clients, clientCount, 320, 1],
  [clients, clientCount, 768, 3],
  [reviews, 6, 640, 2],
  [reviews, 6, 1024, 3],
];

test.each(screens)(
  "%s with %i slides at %i px: %i in view, from the first to the last",
  async (name, count, width, visible) => {
    const page = await stay("/it/", { viewport: { width, height: 900 } });
    await hydrateIslands(page);
    // The position may be left over from the previous width.
    await page.locator(`${name} .move-back`).focus();
    for (let step = 0; step < count; step++) await page.keyboard.press("Enter");
    await waitForPosition(page, name, { shown: range(0, visible), inView: range(0, visible), start: true, end: false });
    const next = page.locator(`${name} .move-on`);
    await next.focus();
    for (let step = 0; step < count + 1; step++) await page.keyboard.press("Enter");
    const last = range(count - visible, visible);
    await waitForPosition(page, name, { shown: last, inView: last, start: false, end: true });
    // A button keeps the focus when it becomes disabled.
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.locator(`${name} .move-back`).click();
    const before = range(count - visible - 1, visible);
    await waitForPosition(page, name, { shown: before, inView: before, start: false, end: false });
    expect(await page.locator(`${name} [aria-live]`).textContent()).toContain(String(count));
  },
);

test.each([
  [clients, 767, 1],
  [reviews, 639, 1],
  [reviews, 1023, 2],
])("%s at %i px, below a breakpoint: %i in view", async (name, width, visible) => {
  const page = await stay("/it/", { viewport: { width, height: 900 } });
  await hydrateIslands(page);
  const counts = async () => {
    const { inView, shown } = await readPosition(page, name);
    return [inView.length, shown.length];
  };
  await expect.poll(counts, { timeout: 5000 }).toEqual([visible, visible]);
});

// tests/engines/islands/carousels.test.ts tests more pauses in each engine.
describe("each press is one step", () => {
  test.each([
    ["hydration", holdChunk],
    ["the script", holdEntry],
  ])("presses before %s has loaded count too", async (_, before) => {
    const release = holdBack();
    const { page } = await open(site, "/it/", { savesData: true, before });
    await page.locator(clients).scrollIntoViewIfNeeded();
    for (let press = 0; press < 3; press++) await page.locator(`${clients} .move-on`).click();
    expect((await readPosition(page, clients)).inView).toEqual([0]);
    release();
    await waitForPosition(page, clients, { shown: [3], inView: [3], start: false, end: false });
  });

  // tests/client/islands/carousel-presses.test.tsx tests presses during a swipe.
  test("a press after a swipe starts where it ended", async () => {
    const page = await openMoving({ width: 390, height: 844 });
    const { x, y } = await centerOf(page, `${clients} .strip`);
    await flick(page, { x: x + 100, y }, { x: -200, y: 0 });
    const isElsewhere = async () => !(await readPosition(page, clients)).shown.includes(0);
    await expect.poll(isElsewhere, { timeout: 5000 }).toBe(true);
    const [reached = 0] = (await readPosition(page, clients)).shown;
    await page.locator(`${clients} .move-on`).tap();
    const next = [reached + 1];
    await waitForPosition(page, clients, { shown: next, inView: next, start: false, end: false });
  });

  const resizes = [
    { from: 600, to: 1440, presses: clientCount - 1, shown: range(clientCount - 3, 3) },
    { from: 600, to: 1440, presses: 4, shown: [4, 5, 6] },
    { from: 1440, to: 600, presses: clientCount - 3, shown: [clientCount - 3] },
    { from: 600, to: 640, presses: 3, shown: [3] },
  ];

  test.each(resizes)(
    "a resize from $from to $to px during a move ends on a slide",
    async ({ from, to, presses, shown }) => {
      const page = await openMoving({ width: from, height: 900 });
      for (let press = 0; press < presses; press++) await page.locator(`${clients} .move-on`).press("Enter");
      await page.setViewportSize({ width: to, height: 900 });
      await waitForPosition(page, clients, {
        shown,
        inView: shown,
        start: false,
        end: shown.includes(clientCount - 1),
      });
    },
  );
});

test("a resize clamps the index", async () => {
  const page = await read("/it/", { viewport: { width: 600, height: 900 } });
  await hydrateIslands(page);
  await page.locator(`${reviews} .move-on`).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("Enter");
  await waitForPosition(page, reviews, { shown: [5], inView: [5], start: false, end: true });
  await page.setViewportSize({ width: 1100, height: 900 });
  await waitForPosition(page, reviews, { shown: [3, 4, 5], inView: [3, 4, 5], start: false, end: true });
});

test("arrow keys move the strip, even if the focused slide goes out of view", async () => {
  const page = await read("/it/", { viewport: { width: 1280, height: 900 } });
  await hydrateIslands(page);
  await page.locator(`${clients} .slide a`).first().focus();
  await page.keyboard.press("ArrowRight");
  await waitForPosition(page, clients, { shown: [1, 2, 3], inView: [1, 2, 3], start: false, end: false });
  await until(page, "the focus on the strip", () => document.activeElement?.matches(".clients .strip"));
  await page.keyboard.press("ArrowLeft");
  await waitForPosition(page, clients, { shown: [0, 1, 2], inView: [0, 1, 2], start: true, end: false });
  await page.keyboard.press("Alt+ArrowRight");
  expect((await readPosition(page, clients)).shown).toEqual([0, 1, 2]);
});

test("is announced as a carousel with numbered slides", async () => {
  const page = await read("/en/");
  const names = await page.locator(clients).evaluate((carousel) => ({
    role: carousel.getAttribute("role"),
    kind: carousel.getAttribute("aria-roledescription"),
    label: carousel.getAttribute("aria-label"),
    slides: [...carousel.querySelectorAll(".slide > [role=group]")].map((slide) => slide.getAttribute("aria-label")),
  }));
  expect(names).toMatchObject({ role: "group", kind: "carousel" });
  expect(names.label).not.toMatch(/carousel/i);
  expect(names.slides[2]).toBe(`3 of ${clientCount}`);
});

/** Opens the home page with motion and hydrates its carousels. */
async function openMoving(viewport: { width: number; height: number }): Promise<Page> {
  const { page } = await open(site, "/it/", {
    savesData: true,
    viewport,
    hasTouch: true,
    reducedMotion: "no-preference",
  });
  await hydrateIslands(page);
  await page.locator(clients).evaluate((carousel) => carousel.scrollIntoView({ block: "center", behavior: "instant" }));
  return page;
}

async function centerOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns which slides can be reached and are in view, and which buttons are disabled. */
function readPosition(page: Page, name: string) {
  return page.locator(name).evaluate((carousel) => {
    const slides = [...carousel.querySelectorAll(".slide")];
    const isDisabled = (button: string) => carousel.querySelector(button)?.getAttribute("aria-disabled") === "true";
    const shown = slides.flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index]));
    const strip = carousel.querySelector(".strip")?.getBoundingClientRect();
    const inView = slides.flatMap((slide, index) => {
      const { left, right } = slide.getBoundingClientRect();
      return strip && left > strip.left - 2 && right < strip.right + 2 ? [index] : [];
    });
    return { shown, inView, start: isDisabled(".move-back"), end: isDisabled(".move-on") };
  });
}

function waitForPosition(page: Page, name: string, wanted: object): Promise<void> {
  return expect.poll(() => readPosition(page, name), { timeout: 5000, interval: 30 }).toEqual({ ...wanted });
}

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + index);
}
