import { expect, test } from "vitest";
import { findInvisibleTexts } from "../support/browser/layout-faults.ts";
import { openEngine } from "../support/browser/visits.ts";

// Safari before 17, Chrome before 114 and Firefox before 125 know no popovers. Each visit fails if a script throws.
const open = openEngine({ engines: ["webkit"], hasPopovers: false });

test.each([
  ["/it/", 390],
  ["/en/google-ads/", 1300],
])("without popovers %s is plain at %i px: all words are there, and nothing lies over them", async (url, width) => {
  // Its own fonts come by script.
  const { tab } = await open(url, { width, waits: false });
  await tab.until("the load", () => document.readyState === "complete" && document.fonts.status === "loaded");
  expect(await tab.evaluate(() => "popover" in HTMLElement.prototype)).toBe(false);
  await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  expect(await tab.evaluate(readState)).toEqual({ attributes: ["lang"], positioned: [], sideways: 0 });
  const unseen = "script, style, noscript, title, details, .missing-note";
  expect(await tab.evaluate(findInvisibleTexts, "main, header, footer", unseen)).toEqual([]);
  // Not by the pointer: a new window of WebKitGTK may just now give the focus to its first control, and scroll there.
  await tab.evaluate(
    (href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(),
    `${url.slice(0, 4)}about/`,
  );
  await tab.until("the page", () => location.pathname.endsWith("/about/"));
});

/** Runs in the page. */
function readState() {
  const all = [...document.body.querySelectorAll("*")];
  return {
    attributes: document.documentElement.getAttributeNames(),
    positioned: all.filter((one) => !["static", "relative"].includes(getComputedStyle(one).position)).map(String),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}
