import { describe, expect, test } from "vitest";
import { MISSING, OUTSIDE } from "../../../support/browser/site-server.ts";
import { openEngine, rest } from "../../../support/browser/visits.ts";

// Sentences of the specification that only a browser can show, named by their words: those of the home page.

const openMoving = openEngine({ motion: "full" });

test("Reshuffle: the services grid reshuffles when the scroll percentage modulo 20 is under 1.", async () => {
  const { tab } = await openMoving("/it/", { width: 1280 });
  const changesAt = async (percent: number) => {
    const before = await tab.evaluate(readCards);
    await tab.evaluate(scrollToPercent, percent);
    await rest();
    return (await tab.evaluate(readCards)).join() !== before.join();
  };
  expect(await tab.evaluate(readCards)).toHaveLength(8);
  // From outside a zone each time; the second and the sixth jump over one.
  for (const [percent, isZone] of [
    [19.5, false],
    [21.3, false],
    [30.5, false],
    [20.7, true],
    [39.5, false],
    [41.3, false],
    [40.7, true],
  ] as const)
    expect(await changesAt(percent), `at ${percent} %`).toBe(isZone);
});

describe("with a real social feed", () => {
  const open = openEngine({
    facts: ({ links }) => Object.assign(links, { socialFeedScript: `${OUTSIDE}/feed.js` }),
  });

  test("Initialisation is attempted, retried once per second up to 5 times.", async () => {
    const { tab, server } = await open("/it/", {
      allow: /did not load|Failed to initialize/,
      before: (server) => server.stub(/^\/feed\.js$/, MISSING),
    });
    const attempts = () => server.outsideRequests.filter((path) => path === "/feed.js").length;
    const waitFor = async (count: number) => {
      await expect.poll(attempts, { interval: 10 }).toBe(count);
      return Date.now();
    };
    await tab.evaluate(showFeed);
    const first = await waitFor(1);
    const last = await waitFor(6);
    expect((last - first) / 5000).toBeGreaterThan(0.9);
    expect((last - first) / 5000).toBeLessThan(1.5);
    // A seventh one would come within a second.
    await tab.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1500)));
    expect(attempts()).toBe(6);
  });
});

// These functions run in the page.

/** The titles of the cards in the order in which they are seen. */
function readCards(): string[] {
  const cards = [...document.querySelectorAll("[aria-labelledby=services-title] li:has(h3)")];
  const place = (card: Element) => {
    const { top, left } = card.getBoundingClientRect();
    return Math.round(top) * 10_000 + left;
  };
  return cards
    .sort((one, other) => place(one) - place(other))
    .map((card) => card.querySelector("h3")?.textContent ?? "");
}

function scrollToPercent(percent: number): void {
  const range = document.documentElement.scrollHeight - innerHeight;
  scrollTo({ top: (percent / 100) * range, behavior: "instant" });
}

function showFeed(): void {
  document.querySelector("[aria-labelledby=feed-title]")?.scrollIntoView({ block: "center", behavior: "instant" });
}
