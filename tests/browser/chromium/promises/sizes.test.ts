import { describe, expect, test } from "vitest";
import { OUTSIDE } from "../../../support/browser/site-server.ts";
import { openEngine } from "../../../support/browser/visits.ts";

// The sizes and breakpoints of the specification, named by its words. The quick gate has them too.

const open = openEngine();

test("Clients carousel: 1 visible under 768px, otherwise 3. Testimonials carousel: breakpoints 640px and 1024px.", async () => {
  const { tab } = await open("/it/");
  for (const [carousel, width, visible] of [
    ["testimonials", 639, 1],
    ["testimonials", 640, 2],
    ["clients", 767, 1],
    ["clients", 768, 3],
    ["testimonials", 1023, 2],
    ["testimonials", 1024, 3],
  ] as const) {
    await tab.resize(width);
    await expect
      .poll(() => tab.evaluate(countWhole, carousel), { message: `${carousel} at ${width} px` })
      .toBe(visible);
  }
});

describe("with a real social feed", () => {
  const open = openEngine({
    facts: ({ links }) => Object.assign(links, { socialFeedScript: `${OUTSIDE}/feed.js` }),
  });

  test("The widget has a minimum height of 480px and a width of 720px.", async () => {
    const { tab } = await open("/it/", { width: 1440 });
    await tab.evaluate(showFeed);
    await tab.see(FEED);
    expect(await tab.evaluate(measure, FEED)).toEqual({ width: 720, isHigh: true, fits: true });
    await tab.resize(390);
    expect(await tab.evaluate(measure, FEED)).toMatchObject({ isHigh: true, fits: true });
  });
});

const FEED = "[aria-labelledby=feed-title] iframe";

// These functions run in the page.

/** Counts the slides of a carousel that are wholly in view. */
function countWhole(name: string): number {
  const strip = document.querySelector(`[aria-labelledby=${name}-title] ul`) as Element;
  const { left, right } = strip.getBoundingClientRect();
  return [...strip.children].filter((slide) => {
    const box = slide.getBoundingClientRect();
    return box.left > left - 2 && box.right < right + 2;
  }).length;
}

function showFeed(): void {
  document.querySelector("[aria-labelledby=feed-title]")?.scrollIntoView({ block: "center", behavior: "instant" });
}

function measure(selector: string) {
  const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return {
    width: Math.round(width),
    isHigh: height >= 480,
    fits: width <= innerWidth && document.documentElement.scrollWidth <= innerWidth,
  };
}
