import { expect, test } from "vitest";
import { isSample } from "../../../src/samples.ts";
import { site } from "../../../src/site.ts";
import { openEngine } from "../../support/engines/visits.ts";

const open = openEngine();
const { mapEmbed, socialFeedScript } = site.links;
const areSamples = isSample(mapEmbed) && isSample(socialFeedScript);

/** `real-embeds.test.ts` tests a site with a real map and feed. */
test.runIf(areSamples)(
  "for sample addresses nothing is loaded, and drawings fill the places of map and feed",
  async () => {
    const { tab, server } = await open("/it/", { width: 1440 });
    for (const kind of ["map", "feed"]) await tab.until(`the drawing of the ${kind}`, hasLoaded, kind);
    const feed = await tab.evaluate(() => {
      const { width, height } = document.querySelector(".embed-feed .embed-place")?.getBoundingClientRect() ?? {};
      return { width, height };
    });
    // The size that widgets of social feeds are designed for.
    expect(feed.width).toBe(720);
    expect(feed.height).toBeGreaterThanOrEqual(480);
    expect(await tab.evaluate(() => document.querySelectorAll("iframe").length)).toBe(0);
    for (const url of [mapEmbed, socialFeedScript]) expect(server.requests).not.toContain(new URL(url).pathname);
  },
);

/** Runs in the page. */
function hasLoaded(kind: string): boolean {
  const drawing = document.querySelector<HTMLImageElement>(`.embed-${kind} .embed-picture img`);
  drawing?.scrollIntoView({ block: "center", behavior: "instant" });
  return (drawing?.naturalWidth ?? 0) > 0;
}
