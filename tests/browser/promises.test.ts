import { describe, expect, test } from "vitest";
import { MISSING, OUTSIDE } from "../support/browser/site-server.ts";
import { arriveAt, follow, openEngine, rest } from "../support/browser/visits.ts";

// Sentences of the specification that only a browser can show, named by their words.

const open = openEngine({ engines: ["chromium"] });
const openMoving = openEngine({ engines: ["chromium"], motion: "full" });

describe.each(["it", "en"])("The header tagline, in %s", (language) => {
  test("is seen on wide screens", async () => {
    const { tab } = await open(`/${language}/`, { width: 1280 });
    expect(await tab.evaluate(findTagline)).toMatchObject({ isOnScreen: true });
  });

  test("is seen at the top of the mobile menu", async () => {
    const { tab } = await open(`/${language}/services/`, { width: 390 });
    expect(await tab.evaluate(findTagline)).toBeNull();
    await tab.click("[popovertarget=mobile-menu]");
    await tab.see("#mobile-menu nav a");
    expect(await tab.evaluate(findTagline)).toMatchObject({ isOnScreen: true, isAboveMenu: true });
  });
});

test("Nothing is persisted: a visit of three pages stores nothing, the choice of a language that alone", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  await follow(tab, "/it/services/");
  await follow(tab, "/it/services/ads/");
  await tab.reload();
  expect(await tab.evaluate(readStorage)).toEqual(nothingBut({}));
  await tab.click("[hreflang=en]");
  await arriveAt(tab, "/en/services/ads/");
  expect(await tab.evaluate(readStorage)).toEqual(nothingBut({ language: "en" }));
});

test("A crash shows Something went wrong. with the error text and expandable component details. It is also logged to the console.", async () => {
  const { tab, server } = await open("/it/google-ads/", { width: 1280, allow: /Broken on purpose/ });
  const slider = "main input[type=range]";
  const shown = () => tab.text("main output");
  const before = await shown();
  await tab.focus(slider);
  await expect
    .poll(async () => {
      await tab.press("ArrowRight");
      return shown();
    })
    .not.toBe(before);
  await tab.evaluate(breakNumbers);
  await tab.press("ArrowRight");
  await tab.see("main [role=alert]");
  expect(await tab.text("main [role=alert]")).toMatch(/Something went wrong\..*Broken on purpose/);
  expect(await tab.isVisible("main [role=alert] pre")).toBe(false);
  await tab.click("main [role=alert] summary");
  await tab.see("main [role=alert] pre");
  expect(await tab.text("main [role=alert] pre")).not.toBe("");
  expect(server.problems.join()).toMatch(/console\.error: .*Broken on purpose/);
  for (const part of ["header", "main h1", "footer"]) expect(await tab.isVisible(part), part).toBe(true);
});

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
    engines: ["chromium"],
    changes: {
      "src/site.ts": (facts) => facts.replace(/socialFeedScript: ".*"/, `socialFeedScript: "${OUTSIDE}/feed.js"`),
    },
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

const nothingBut = (local: Record<string, string>) => ({
  local,
  session: {},
  cookie: "",
  databases: 0,
  caches: 0,
  workers: 0,
});

// These functions run in the page.

/** Finds the tagline where it can be seen. */
function findTagline() {
  const says = (element: Element) =>
    /(?:concorrenza|competition).*\b7\s(?:giorni|days).*\b14\s(?:giorni|days)/.test(element.textContent ?? "");
  const seen = [...document.querySelectorAll("header *")].find(
    (element) =>
      says(element) &&
      ![...element.children].some(says) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (!seen) return null;
  const { left, top, right, bottom, width } = seen.getBoundingClientRect();
  return {
    isOnScreen: width > 200 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isAboveMenu: bottom <= (document.querySelector("#mobile-menu nav")?.getBoundingClientRect().top ?? 0),
  };
}

async function readStorage() {
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  };
}

/** Lets every amount fail that is written from now on. */
function breakNumbers(): void {
  const fail = () => {
    throw new Error("Broken on purpose");
  };
  Object.defineProperty(Intl.NumberFormat.prototype, "format", { get: fail });
  Number.prototype.toLocaleString = fail;
}

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
