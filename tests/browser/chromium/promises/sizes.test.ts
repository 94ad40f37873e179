import { expect, test } from "vitest";
import { slidesInView } from "../../../support/browser/in-page.ts";
import { OUTSIDE } from "../../../support/browser/site-server.ts";
import { openEngine } from "../../../support/browser/visits.ts";

// The sizes and breakpoints of the specification, named by its words. The quick gate has them too.

const open = openEngine();
const openWithFeed = openEngine({
  facts: ({ links }) => Object.assign(links, { socialFeedScript: `${OUTSIDE}/feed.js` }),
});

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
    const inView = () => tab.evaluate(slidesInView, `[aria-labelledby=${carousel}-title] ul`);
    await expect.poll(inView, { message: `${carousel} at ${width} px` }).toHaveLength(visible);
  }
});

test("The widget has a minimum height of 480px and a width of 720px.", async () => {
  const { tab } = await openWithFeed("/it/", { width: 1440 });
  await tab.center("[aria-labelledby=feed-title]");
  const frame = "[aria-labelledby=feed-title] iframe";
  await tab.see(frame);
  const wide = await tab.box(frame);
  expect(Math.round(wide.width)).toBe(720);
  expect(wide.height).toBeGreaterThanOrEqual(480);
  await tab.resize(390);
  const narrow = await tab.box(frame);
  expect(narrow.width).toBeLessThanOrEqual(390);
  expect(narrow.height).toBeGreaterThanOrEqual(480);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
