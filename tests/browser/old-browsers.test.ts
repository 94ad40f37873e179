import { expect, test } from "vitest";
import { findInvisibleTexts } from "../support/browser/layout-faults.ts";
import { openEngine } from "../support/browser/visits.ts";

// Safari before 17, Chrome before 114 and Firefox before 125 know no popovers. Each visit fails if a script throws.
const open = openEngine({ engines: ["webkit"], hasPopovers: false });

test.each([
  { url: "/it/", width: 390 },
  { url: "/en/google-ads/", width: 1300 },
])(
  "without popovers $url is a plain page at $width px: all words are there, and nothing lies over them",
  async (row) => {
    const { tab } = await open(row.url, { width: row.width, waits: false });
    expect(await tab.evaluate(() => "popover" in HTMLElement.prototype)).toBe(false);
    // A page without script does not say that it is ready. Until its fonts are here, a link may move away from the pointer.
    await tab.until("the load", () => document.readyState === "complete" && document.fonts.status === "loaded");
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await tab.evaluate(readState)).toEqual({ attributes: ["lang"], positioned: [], sideways: 0 });
    expect(
      await tab.evaluate(
        findInvisibleTexts,
        "main, header, footer",
        "script, style, noscript, title, details, .missing-note",
      ),
    ).toEqual([]);
    await tab.click(`a[href="${row.url.slice(0, 4)}about/"]`);
    await tab.until("the page", () => location.pathname.endsWith("/about/"));
  },
);

/** Runs in the page. */
function readState() {
  const all = [...document.body.querySelectorAll("*")];
  return {
    attributes: document.documentElement.getAttributeNames(),
    positioned: all.filter((one) => !["static", "relative"].includes(getComputedStyle(one).position)).map(String),
    sideways: Math.max(0, document.documentElement.scrollWidth - innerWidth),
  };
}
