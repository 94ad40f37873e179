import { expect, test } from "vitest";
import { slidesInView } from "../../support/browser/in-page.ts";
import { book } from "../../support/browser/site-pages.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";

// A finger, as on most visitors' screens. WebKitGTK has none: it turns touch into mouse events.
// tests/browser/pointer.test.ts has what a mouse does, in three engines.
const open = openEngine({ motion: "full", hasTouch: true });

test.each([
  { strip: ".clients .strip", width: 390 },
  { strip: ".reviews .strip", width: 700 },
])(
  "a swipe over $strip at $width px leads on, and its place outlasts a turn of the phone",
  async ({ strip, width }) => {
    const { tab } = await open("/it/", { width });
    await tab.center(strip);
    const first = async () => (await tab.evaluate(slidesInView, strip))[0];
    const carousel = strip.split(" ")[0];
    for (let slide = 1; slide <= 2; slide++) {
      await tab.swipe(strip, { x: -300 });
      await expect.poll(first).toBeGreaterThanOrEqual(slide);
      await tab.evaluate(standStill, strip);
    }
    const place = await first();
    expect(await tab.count(`${carousel} .move-back[aria-disabled=true]`)).toBe(0);
    await tab.rotate();
    await expect.poll(() => tab.evaluate(slidesInView, strip)).toContain(place);
    await tab.rotate();
    await expect.poll(first).toBe(place);
    await tab.swipe(strip, { x: 300 });
    await expect.poll(first).toBeLessThan(place ?? 0);
  },
);

test("a finger that stops a fling opens nothing, and the page that is opened next is at its top", async () => {
  const { tab } = await open("/it/", { waits: "pages" });
  await fling(tab);
  await tab.until("the fling", () => scrollY > 400);
  const lift = await tab.touch(195, 400);
  await tab.evaluate(standStill, "main");
  const stopped = await tab.scrolled();
  await lift();
  await tab.scrollEnds();
  expect(Math.abs((await tab.scrolled()) - stopped)).toBeLessThan(5);
  expect(await tab.evaluate(() => location.pathname)).toBe("/it/");
  await tab.followAtOnce("/it/contact/");
  await tab.scrollEnds();
  expect(await tab.scrolled()).toBe(0);
});

// tests/client/cards.test.ts tests that the words of a card stay under a finger.
test("a tap turns a card and turns it back; after a fling over the board another tap turns the picture", async () => {
  const { tab } = await open("/it/");
  await tab.tap(".card [data-face=front] [data-turn]");
  await tab.see(".card[data-turned] [data-face=back]");
  await tab.tap(".card[data-turned] [data-face=back] [data-turn]");
  await tab.until("the front", () => !document.querySelector(".card[data-turned]"));
  await tab.swipe(".card:nth-child(4)", { y: -500 });
  expect(await tab.scrolled()).toBeGreaterThan(500);
  // A tap during the fling would only stop it.
  await tab.scrollEnds();
  await tab.tap(".flip-button");
  await tab.see(".flip[data-turned]");
});

test("taps open menu and answer; the question stays under the finger, and a tap on a link closes the menu", async () => {
  const { tab } = await open("/it/");
  await tab.tap("main :nth-child(1 of details) > summary");
  await tab.see("main :nth-child(1 of details)[open]");
  const second = "main :nth-child(2 of details)";
  await tab.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), `${second} > summary`);
  const { y } = await tab.box(`${second} > summary`);
  await tab.tap(`${second} > summary`);
  await tab.see(`${second}[open]`);
  expect(Math.abs((await tab.box(`${second} > summary`)).y - y)).toBeLessThan(2);
  await tab.tap("[popovertarget=mobile-menu]");
  await tab.see("#mobile-menu nav a");
  await tab.tap("#mobile-menu nav a");
  await expect.poll(() => tab.isVisible("#mobile-menu")).toBe(false);
});

test.runIf(book)("a swipe turns a leaf of the catalogue's book, and a swipe back turns it back", async () => {
  const { tab } = await open(book?.url ?? "");
  await tab.center(".book");
  const leaf = () =>
    tab.evaluate(() => {
      const { scrollLeft, clientWidth } = document.querySelector(".book") as HTMLElement;
      return Math.round((scrollLeft / clientWidth) * 100) / 100;
    });
  await tab.swipe(".book", { x: -300 });
  await expect.poll(leaf).toBe(1);
  // A finger would stop the leaf in its last pixels.
  await tab.evaluate(standStill, ".book");
  await tab.swipe(".book", { x: 300 });
  await expect.poll(leaf).toBe(0);
});

/** Throws the page up. */
async function fling(tab: Tab): Promise<void> {
  await tab.swipe("main", { y: -300 });
}

/** Runs in the page. Waits until neither the page nor an element in it scrolls. */
async function standStill(selector: string): Promise<void> {
  const place = () => `${scrollY} ${document.querySelector(selector)?.scrollLeft}`;
  for (let before = "", still = 0; still < 10; before = place()) {
    await new Promise(requestAnimationFrame);
    still = place() === before ? still + 1 : 0;
  }
}
