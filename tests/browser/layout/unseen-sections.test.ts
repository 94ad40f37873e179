import { describe, expect, test } from "vitest";
import type { Tab } from "../../support/browser/tab.ts";
import { engine, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

const testInChromium = test.runIf(engine === "chromium");

/** On a phone and on a wide screen. */
describe.each([390, 1440])("at %i px", (width) => {
  test.each(["/it/", "/it/services/", "/it/landing/", "/it/google-ads/"])(
    "%s is about as high before anybody has scrolled as after",
    async (url) => {
      const { tab } = await open(url, { width });
      const before = (await tab.box("html")).height;
      await scrollThrough(tab);
      const { height } = await tab.box("html");
      expect(Math.abs(before - height) / height).toBeLessThanOrEqual(0.1);
    },
  );

  test("a smooth scroll across unseen sections ends at its goal", async () => {
    const { tab } = await open("/it/", { width });
    await tab.click(".hero a[data-scroll-to=contact]");
    await tab.until("the scroll to be under way", () => scrollY > 20);
    await tab.scrollEnds();
    expect(await distanceToTop(tab, "contact")).toBeLessThanOrEqual(4);
  });

  test("an address with a section leads below unseen sections, and so does a link to it", async () => {
    const { tab } = await open("/it/#contact", { width });
    await tab.scrollEnds();
    expect(await distanceToTop(tab, "contact")).toBeLessThanOrEqual(4);
    await tab.scrollTo(0);
    await tab.clickAddedLink("#testimonials");
    await tab.scrollEnds();
    expect(await distanceToTop(tab, "testimonials")).toBeLessThanOrEqual(4);
  });

  test("a link to a section of another page leads to it", async () => {
    const { tab } = await open("/it/about/", { width, waits: "pages" });
    await tab.followAtOnce("/it/#testimonials");
    await tab.scrollEnds();
    expect(await distanceToTop(tab, "testimonials")).toBeLessThanOrEqual(4);
  });

  test("a reload keeps what was in view", async () => {
    const { tab } = await open("/it/", { width });
    await scrollThrough(tab);
    await tab.center("#testimonials h2");
    const { top } = await tab.box("#testimonials h2");
    await tab.reload();
    await tab.waitUntilReady();
    await tab.scrollEnds();
    expect(Math.abs((await tab.box("#testimonials h2")).top - top)).toBeLessThanOrEqual(2);
  });

  test("Back leads to what was in view", async () => {
    const { tab } = await open("/it/", { width, waits: "pages" });
    await scrollThrough(tab);
    await tab.center("#testimonials h2");
    const { top } = await tab.box("#testimonials h2");
    await tab.followAtOnce("/it/about/");
    await tab.goBack("/it/");
    await tab.scrollEnds();
    expect(Math.abs((await tab.box("#testimonials h2")).top - top)).toBeLessThanOrEqual(2);
  });
});

test.runIf(engine !== "webkit")("the browser finds words in a section that nobody has scrolled to", async () => {
  const { tab } = await open("/it/");
  const words = await tab.text("#contact h2");
  expect(await tab.evaluate((text) => Reflect.get(window, "find").call(window, text), words)).toBe(true);
  await tab.until("the words in view", isInView, "#contact h2");
});

testInChromium("a page that nobody has scrolled is printed whole", async () => {
  const { tab } = await open("/it/");
  const print = async () => {
    const { data } = await tab.chromium.send("Page.printToPDF");
    return Buffer.from(data, "base64");
  };
  const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
  const unseen = await print();
  await scrollThrough(tab);
  const seen = await print();
  expect(pagesOf(unseen)).toBe(pagesOf(seen));
  expect(unseen.length / seen.length).toBeCloseTo(1, 1);
});

testInChromium("the cards change places in each zone of a page whose height becomes known", async () => {
  const { tab } = await open("/it/");
  const orders = new Set<string>();
  for (const percent of [10, 20.4, 30, 40.4, 50, 60.4, 70, 80.4]) {
    await tab.evaluate(scrollToPercent, percent);
    orders.add(
      await tab.evaluate(() => [...document.querySelectorAll("[data-card] h3")].map((h) => h.textContent).join()),
    );
  }
  expect(orders.size).toBeGreaterThanOrEqual(4);
});

testInChromium("what nobody has scrolled to is not laid out, until Tab reaches it", async () => {
  const { tab } = await open("/it/");
  expect(await tab.evaluate(isLaidOut, "#contact h2")).toBe(false);
  await tab.focus("#contact a");
  await tab.until("the section to be laid out", isLaidOut, "#contact h2");
});

async function scrollThrough(tab: Tab): Promise<void> {
  await tab.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: "instant" });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
}

/** Returns how far a section is from the place below the header that jumps leave free, in CSS pixels. */
async function distanceToTop(tab: Tab, id: string): Promise<number> {
  const { top } = await tab.box(`#${id}`);
  const free = await tab.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
  return Math.abs(top - free);
}

// These functions run in the page.

function isInView(selector: string): boolean {
  const { top, bottom } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, -1);
  return bottom > 0 && top < innerHeight;
}

function isLaidOut(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ contentVisibilityAuto: true }) === true;
}

async function scrollToPercent(percent: number): Promise<void> {
  const range = document.documentElement.scrollHeight - innerHeight;
  dispatchEvent(new Event("wheel"));
  scrollTo({ top: Math.ceil((range * percent) / 100), behavior: "instant" });
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}
