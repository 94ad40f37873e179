import { build } from "esbuild";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { FEED_MESSAGE } from "../../src/contract.ts";
import { site as facts } from "../../src/site.ts";
import { openSite, pages } from "../support/browser/served-site.ts";
import { arriveAt, clickAtOnce, follow, LAPTOP, open, reader, until, wakeIslands } from "../support/browser/visitor.ts";
import { root } from "../support/project-root.ts";

const site = openSite();

/** The chunk with React and the islands. */
const CHUNK = "**/assets/islands-*.js";

const read = reader(site, { savesData: true });
const stay = reader(site, { savesData: true, staysOnPage: true });
const readMoving = reader(site, { savesData: true, reducedMotion: "no-preference" });
const readAsleep = reader(site, { savesData: true, before: holdChunk });

const widths = [320, 639, 640, 767, 768, 1023, 1024];
const withIslands = ["/it/", "/en/", "/it/google-ads/", "/en/google-ads/"];

describe("hydration", () => {
  /** The chunk with React's development build, which tells every mismatch there is. */
  let development: string;
  beforeAll(async () => {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ["src/client/islands.ts"],
      bundle: true,
      write: false,
      format: "esm",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"development"' },
    });
    development = outputFiles[0]?.text ?? "";
  });

  test("the pages with islands are known here", async () => {
    const found = pages.map(async ({ url }) => {
      const html = await (await fetch(site.origin + url)).text();
      return html.includes("data-island=") ? [url] : [];
    });
    expect((await Promise.all(found)).flat().sort()).toEqual(withIslands.toSorted());
  });

  test.each(withIslands)("%s: React, in its development build, finds nothing amiss", async (url) => {
    const chunk = { contentType: "text/javascript", body: development };
    const { page } = await open(site, url, { before: (page) => page.route(CHUNK, (route) => route.fulfill(chunk)) });
    expect(await wakeIslands(page)).toBeGreaterThan(0);
  });

  describe.each(["/it/", "/en/google-ads/"])("%s", (url) => {
    test.each(widths)("at %i px the markup stays what it was, and nothing moves", async (width) => {
      const wake = putToSleep();
      const page = await readAsleep(url, { viewport: { width, height: 800 } });
      const before = await islandState(page);
      await watchShifts(page);
      wake();
      await wakeIslands(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await islandState(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });
  });

  test("nothing moves as the islands come to life, order of the cards and all", async () => {
    const wake = putToSleep();
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference", before: holdChunk });
    await watchShifts(page);
    wake();
    await wakeIslands(page);
    await page.waitForTimeout(500);
    expect(await shifts(page)).toEqual([]);
  });

  test("a page without islands never asks for React", async () => {
    const asked: string[] = [];
    const { page } = await open(site, "/it/about/", {
      before: async (page) => page.on("request", (request) => asked.push(request.url())),
    });
    await page.mouse.move(200, 300);
    await page.locator("main").click();
    await follow(page, "/it/contact/");
    await page.waitForTimeout(300);
    expect(asked.filter((url) => /islands-/.test(url))).toEqual([]);
    expect(asked.filter((url) => /main-/.test(url))).toHaveLength(1);
  });

  test("islands of the next page come to life, and again after Back", async () => {
    const page = await read("/it/");
    await follow(page, "/it/google-ads/");
    expect(await wakeIslands(page)).toBe(1);
    await page.evaluate(() => history.back());
    await arriveAt(page, "/it/");
    expect(await wakeIslands(page)).toBe(5);
    await page.locator(".flip-button").click();
    expect(await page.locator(".flip[data-turned]").count()).toBe(1);
  });

  test("leaving while islands hydrate is no error", async () => {
    const page = await read("/it/");
    for (let time = 0; time < 5; time++) {
      await clickAtOnce(page, "/it/google-ads/");
      await arriveAt(page, "/it/google-ads/");
      await clickAtOnce(page, "/it/");
      await arriveAt(page, "/it/");
      await page.evaluate(() => document.querySelector("[data-island=carousel]")?.scrollIntoView());
    }
  });

  test("markup that an extension has changed is drawn anew, with all its slides", async () => {
    const { page } = await open(site, "/it/google-ads/", {
      viewport: LAPTOP,
      allow: /Minified React error/,
      before: (page) =>
        page.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () => document.querySelector(".carousel-buttons")?.remove());
        }),
    });
    await wakeIslands(page);
    expect(await page.locator(".slide").count()).toBe(6);
    expect(await page.locator(".slide:not([inert])").count()).toBe(3);
    await page.locator(".move-on").click();
    await until(page, "the next slide", () => document.querySelector(".slide")?.hasAttribute("inert"));
  });
});

describe("a click that comes too early", () => {
  test.each([
    ["the hero image", ".flip-button", ".flip[data-turned]"],
    ["a card", '[data-face="front"] [data-turn]', "[data-card][data-turned]"],
  ])("on %s is made once the island lives, and once only", async (_, button, turned) => {
    const wake = putToSleep();
    const page = await readAsleep("/it/");
    await page.locator(button).first().click();
    await page.locator(button).first().click();
    expect(await page.locator(turned).count()).toBe(0);
    wake();
    await page.locator(turned).waitFor();
    await page.waitForTimeout(100);
    expect(await page.locator(turned).count()).toBe(1);
  });

  test("on a link of an island is followed at once", async () => {
    putToSleep();
    const page = await readAsleep("/it/");
    await page.locator(".card-link").first().click();
    await arriveAt(page, "/it/services/lead-generation/");
  });
});

describe("the hero image", () => {
  test("turns on a click and back on the next; only the face in front can be seen", async () => {
    const page = await read("/it/");
    const button = page.locator(".flip-button");
    const faces = async () => [
      await page.locator('[data-slot="front"]').isVisible(),
      await page.locator('[data-slot="back"]').isVisible(),
      await button.getAttribute("aria-label"),
    ];
    await wakeIslands(page);
    const front = await faces();
    await button.click();
    await page.locator(".flip[data-turned]").waitFor();
    const back = await faces();
    expect([front.slice(0, 2), back.slice(0, 2)]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(back[2]).not.toBe(front[2]);
    expect(await page.locator('[data-slot="back"]').textContent()).toMatch(/Velocità.*Successo.*Clicca per tornare/s);
    await button.press("Enter");
    await page.locator(".flip:not([data-turned])").waitFor();
    expect(await faces()).toEqual(front);
  });
});

describe("the services grid", () => {
  const order = (page: Page) =>
    page.evaluate(() => [...document.querySelectorAll("[data-card] h3")].map((title) => title.textContent));

  /** Scrolls to a percentage of the page, as a visitor would pass through it. */
  const scrollToPercent = async (page: Page, percent: number) => {
    await page.evaluate((to) => {
      const range = document.documentElement.scrollHeight - innerHeight;
      scrollTo({ top: Math.ceil((range * to) / 100), behavior: "instant" });
    }, percent);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20))));
  };

  /** Tells the page that it is scrolled, while it stays where it is. */
  const pretendScroll = (page: Page, percent: number) =>
    page.evaluate((to) => {
      const real = Object.getOwnPropertyDescriptor(window, "scrollY") as PropertyDescriptor;
      const y = Math.ceil(((document.documentElement.scrollHeight - innerHeight) * to) / 100);
      Object.defineProperty(window, "scrollY", { configurable: true, value: y });
      dispatchEvent(new Event("scroll"));
      Object.defineProperty(window, "scrollY", real);
    }, percent);

  test("is in another order after hydration, and anew in each zone once", async () => {
    const page = await readMoving("/it/");
    const written = await order(page);
    await wakeIslands(page);
    await scrollToPercent(page, 10);
    const seen = [await order(page)];
    for (const percent of [20.3, 20.6, 25, 30, 40.2, 50, 60.4, 70, 80.1, 80.7, 90, 60.2, 50]) {
      await scrollToPercent(page, percent);
      seen.push(await order(page));
    }
    const changes = seen.slice(1).map((now, at) => String(now) !== String(seen[at]));
    // 20.6 and 80.7 are in the zone of the step before.
    expect(changes).toEqual([true, false, false, false, true, false, true, false, true, false, false, true, false]);
    expect(seen.map((cards) => cards.toSorted())).toEqual(seen.map(() => written.toSorted()));
    expect(seen.some((cards) => String(cards) !== String(written))).toBe(true);
  });

  test.each([
    ["hovered", (page: Page) => page.locator("[data-card]").nth(3).hover()],
    ["focused", (page: Page) => page.locator("[data-card] .card-link").nth(3).focus()],
    ["turned over", (page: Page) => page.locator('[data-face="front"] [data-turn]').nth(3).click()],
  ])("stays while a card is %s", async (_, engage) => {
    const page = await readMoving("/it/");
    await wakeIslands(page);
    await page.locator("[data-card]").first().scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    await engage(page);
    const before = await order(page);
    for (const percent of [20.3, 30, 40.3]) await pretendScroll(page, percent);
    expect(await order(page)).toEqual(before);
  });

  test("keeps its first order for those who want no motion", async () => {
    const page = await read("/it/");
    const written = await order(page);
    await wakeIslands(page);
    for (const percent of [10, 20.3, 30, 40.3]) await scrollToPercent(page, percent);
    expect(await order(page)).toEqual(written);
  });

  test("neither its own height nor the page moves when the order changes in view", async () => {
    const page = await readMoving("/it/");
    await wakeIslands(page);
    await watchShifts(page);
    await page.locator(".board").evaluate((board) => board.scrollIntoView({ block: "center" }));
    await page.mouse.move(2, 2);
    const state = () => page.evaluate(() => [document.documentElement.scrollHeight, Math.round(scrollY)]);
    const before = await state();
    for (const zone of [1, 2, 3, 4, 5]) {
      await pretendScroll(page, zone * 20);
      await page.waitForTimeout(350);
    }
    expect(await state()).toEqual(before);
    expect(await shifts(page)).toEqual([]);
  });

  test("a card turns over by its button and back by Escape, and takes the focus along", async () => {
    const page = await read("/it/");
    await wakeIslands(page);
    const card = page.locator("[data-card]").first();
    const hidden = card.locator('[data-face="back"] .more');
    expect(await hidden.isVisible()).toBe(false);
    await card.locator('[data-face="front"] [data-turn]').click();
    expect(await hidden.isVisible()).toBe(true);
    expect(await card.locator('[data-face="front"] a').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
      "back",
    );
    await page.keyboard.press("Escape");
    expect(await hidden.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face"))).toBe(
      "front",
    );
  });

  test("no hidden face can be reached with Tab", async () => {
    const page = await read("/it/");
    await wakeIslands(page);
    await page.locator("[data-card] .card-link").first().focus();
    const faces = new Set<string | null | undefined>();
    for (let step = 0; step < 15; step++) {
      faces.add(await page.evaluate(() => document.activeElement?.closest("[data-face]")?.getAttribute("data-face")));
      await page.keyboard.press("Tab");
    }
    expect([...faces]).toEqual(["front"]);
  });

  test("a click on a card goes to its page; the messaging card opens the chat in a new tab", async () => {
    const { page, context } = await open(site, "/en/");
    await wakeIslands(page);
    const chat = page.locator('[data-card]:has(a[href^="https://wa.me/"]) > [data-face="front"]');
    const opened = context.waitForEvent("page");
    const asked = context.waitForEvent("request", (request) => /^https:\/\/wa\.me\/\d+\?text=/.test(request.url()));
    await chat.click({ position: { x: 40, y: 40 } });
    await Promise.all([opened, asked]);
    await page.locator('[data-card]:has(a[href="/en/services/analytics/"]) > [data-face="front"]').click({
      position: { x: 40, y: 40 },
    });
    await arriveAt(page, "/en/services/analytics/");
  });
});

describe("carousels", () => {
  /** Which slides can be reached, and how the buttons stand. */
  const place = (page: Page, name: string) =>
    page.locator(name).evaluate((carousel) => {
      const slides = [...carousel.querySelectorAll(".slide")];
      const isOff = (button: string) => carousel.querySelector(button)?.getAttribute("aria-disabled") === "true";
      const shown = slides.flatMap((slide, index) => (slide.hasAttribute("inert") ? [] : [index]));
      const strip = carousel.querySelector(".strip")?.getBoundingClientRect();
      const inView = slides.flatMap((slide, index) => {
        const { left, right } = slide.getBoundingClientRect();
        return strip && left > strip.left - 2 && right < strip.right + 2 ? [index] : [];
      });
      return { shown, inView, start: isOff(".move-back"), end: isOff(".move-on") };
    });
  const settles = (page: Page, name: string, wanted: object) =>
    expect.poll(() => place(page, name), { timeout: 5000, interval: 30 }).toEqual({ ...wanted });
  const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

  const clients = ".clients .carousel";
  const reviews = ".reviews .carousel";

  test.each([
    [clients, 11, 320, 1],
    [clients, 11, 767, 1],
    [clients, 11, 768, 3],
    [clients, 11, 1280, 3],
    [reviews, 6, 320, 1],
    [reviews, 6, 639, 1],
    [reviews, 6, 640, 2],
    [reviews, 6, 1023, 2],
    [reviews, 6, 1024, 3],
  ])("%s with %i slides at %i px: %i in view, from the first to the last", async (name, count, width, visible) => {
    const page = await stay("/it/", { viewport: { width, height: 900 } });
    await wakeIslands(page);
    // From wherever the width before left it.
    await page.locator(`${name} .move-back`).focus();
    for (let step = 0; step < count; step++) await page.keyboard.press("Enter");
    await settles(page, name, { shown: range(0, visible), inView: range(0, visible), start: true, end: false });
    const next = page.locator(`${name} .move-on`);
    await next.focus();
    for (let step = 0; step < count + 1; step++) await page.keyboard.press("Enter");
    const last = range(count - visible, visible);
    await settles(page, name, { shown: last, inView: last, start: false, end: true });
    // The button that ran out keeps the focus.
    expect(await next.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.locator(`${name} .move-back`).click();
    const before = range(count - visible - 1, visible);
    await settles(page, name, { shown: before, inView: before, start: false, end: false });
    expect(await page.locator(`${name} [aria-live]`).textContent()).toContain(String(count));
  });

  test("a resize clamps the index", async () => {
    const page = await read("/it/", { viewport: { width: 600, height: 900 } });
    await wakeIslands(page);
    await page.locator(`${reviews} .move-on`).focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press("Enter");
    await settles(page, reviews, { shown: [5], inView: [5], start: false, end: true });
    await page.setViewportSize({ width: 1100, height: 900 });
    await settles(page, reviews, { shown: [3, 4, 5], inView: [3, 4, 5], start: false, end: true });
  });

  test("arrow keys move it, also from within a slide that goes out of view", async () => {
    const page = await read("/it/", { viewport: { width: 1280, height: 900 } });
    await wakeIslands(page);
    await page.locator(`${clients} .slide a`).first().focus();
    await page.keyboard.press("ArrowRight");
    await settles(page, clients, { shown: [1, 2, 3], inView: [1, 2, 3], start: false, end: false });
    await until(page, "the focus on the strip", () => document.activeElement?.matches(".clients .strip"));
    await page.keyboard.press("ArrowLeft");
    await settles(page, clients, { shown: [0, 1, 2], inView: [0, 1, 2], start: true, end: false });
    await page.keyboard.press("Alt+ArrowRight");
    expect((await place(page, clients)).shown).toEqual([0, 1, 2]);
  });

  test("scrolling by hand moves the index along", async () => {
    const page = await read("/it/", { viewport: { width: 390, height: 800 } });
    await wakeIslands(page);
    await page.locator(`${clients} .strip`).evaluate((strip) => {
      strip.scrollTo({ left: 4 * strip.clientWidth, behavior: "instant" });
    });
    await settles(page, clients, { shown: [4], inView: [4], start: false, end: false });
  });

  test("is told as a carousel of named slides", async () => {
    const page = await read("/en/");
    const told = await page.locator(clients).evaluate((carousel) => ({
      role: carousel.getAttribute("role"),
      kind: carousel.getAttribute("aria-roledescription"),
      label: carousel.getAttribute("aria-label"),
      slides: [...carousel.querySelectorAll(".slide > [role=group]")].map((slide) => slide.getAttribute("aria-label")),
    }));
    expect(told).toMatchObject({ role: "group", kind: "carousel" });
    expect(told.label).not.toMatch(/carousel/i);
    expect(told.slides[2]).toBe("3 of 11");
  });
});

describe("native parts", () => {
  test("one answer is open at a time", async () => {
    const page = await stay("/it/");
    const summaries = page.locator("main details > summary");
    const opened = () =>
      page.locator("main details").evaluateAll((all) => all.map((details) => details.hasAttribute("open")));
    const count = await summaries.count();
    expect(count).toBe(4);
    for (const at of [1, 3, 0, 2]) {
      await summaries.nth(at).click();
      expect(await opened()).toEqual(Array.from({ length: count }, (_, index) => index === at));
    }
    await summaries.nth(2).click();
    expect(await opened()).not.toContain(true);
  });

  test.each([
    ["services-menu", 1280],
    ["mobile-menu", 390],
  ])("#%s opens, closes on Escape and outside, and gives the focus back", async (id, width) => {
    const page = await stay("/it/", { viewport: { width, height: 800 } });
    const button = page.locator(`[popovertarget=${id}]`).first();
    const menu = page.locator(`#${id}`);
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    if (id === "mobile-menu") return;
    await button.click();
    await page.mouse.click(200, 700);
    expect(await menu.isVisible()).toBe(false);
  });
});

describe("third parties", () => {
  const feedHost = new URL(facts.links.socialFeedScript).href;

  test("nothing of map and feed is loaded before they come near", async () => {
    const { page, thirdParties } = await open(site, "/it/", { viewport: { width: 390, height: 700 } });
    await page.waitForTimeout(400);
    expect(thirdParties.filter((url) => !url.startsWith(facts.links.flags))).toEqual([]);
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(feedHost);
    await page.locator(".embed-map").scrollIntoViewIfNeeded();
    await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(facts.links.mapEmbed);
  });

  test("a feed that comes is started once, without a warning", async () => {
    const { page } = await open(site, "/it/", {
      widget: `window.starts = 0; setTimeout(() => { window.${facts.socialFeedGlobal} = { init() { window.starts++; } }; }, 1500);`,
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    const frame = () => page.frames().find((one) => one.url().includes("/embed/social-feed/"));
    await expect.poll(() => frame()?.evaluate("window.starts"), { timeout: 8000 }).toBe(1);
    expect(await page.locator(".embed-failed").count()).toBe(0);
  });

  test("a feed that fails leaves a text and its link in a place of the same size, after one warning", async () => {
    const { page, troubles } = await open(site, "/it/", {
      outside: "blocked",
      allow: /^warning: Failed to initialize \w+ after maximum retries\.$/,
      before: hurry,
    });
    const feed = page.locator(".embed-feed");
    await feed.scrollIntoViewIfNeeded();
    const size = () => feed.evaluate((element) => element.getBoundingClientRect().toJSON());
    const { width, height } = await size();
    await page.locator(".embed-failed").waitFor();
    expect(await size()).toMatchObject({ width, height });
    expect(await feed.locator("a").isVisible()).toBe(true);
    expect(await feed.locator("iframe").count()).toBe(0);
    expect(troubles).toEqual([`warning: Failed to initialize ${facts.socialFeedGlobal} after maximum retries.`]);
  });

  test("a feed that failed before its island was alive is told of all the same", async () => {
    const wake = putToSleep();
    const { page } = await open(site, "/it/", {
      outside: "blocked",
      allow: /Failed to initialize/,
      before: async (page) => {
        await hurry(page);
        await holdChunk(page);
      },
    });
    const warned = page.waitForEvent("console", (message) => /Failed/.test(message.text()));
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await warned;
    wake();
    await page.locator(".embed-failed").waitFor();
  });

  test("only the frame itself can tell that it failed", async () => {
    const { page } = await open(site, "/it/");
    await wakeIslands(page);
    await page.evaluate((type) => postMessage({ type, status: "failed" }, "*"), FEED_MESSAGE);
    await page.waitForTimeout(100);
    expect(await page.locator(".embed-failed").count()).toBe(0);
  });

  test("the feed's frame cannot reach the page around it", async () => {
    const { page } = await open(site, "/it/", {
      allow: /./,
      widget:
        "try { parent.document.title = 'taken'; } catch {} try { top.location.href = '/taken'; } catch {} localStorage;",
    });
    await page.locator(".embed-feed").scrollIntoViewIfNeeded();
    await page.waitForTimeout(600);
    expect(await page.title()).not.toBe("taken");
    expect(new URL(page.url()).pathname).toBe("/it/");
  });
});

/** When islands that have been put to sleep may come to life. */
let isAwake: Promise<void>;

/** Keeps islands of pages that hold their chunk from coming to life, until they are woken. */
function putToSleep(): () => void {
  let wake = () => {};
  isAwake = new Promise((resolve) => {
    wake = resolve;
  });
  return wake;
}

function holdChunk(page: Page): Promise<unknown> {
  return page.route(CHUNK, async (route) => {
    await isAwake;
    await route.continue();
  });
}

/** Lets time pass twenty times as fast for all that waits; how long the feed is tried for is held by `retry.test.ts`. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 20)) as typeof setTimeout;
  });
}

/** Markup of every island, cards in alphabetical order, without what hydration may add. */
function islandState(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-island]")].map((island) => {
      const copy = island.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll("[inert]")) element.removeAttribute("inert");
      for (const board of copy.querySelectorAll(".board")) {
        board.append(...[...board.children].sort((a, b) => (a.outerHTML < b.outerHTML ? -1 : 1)));
      }
      return copy.innerHTML;
    }),
  );
}

/** Collects what shifts from now on; the fonts have taken their place by then. */
async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: string[] = [];
    Object.assign(window, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const what = entry.sources.map(({ node }) => `${node?.nodeName} ${node?.getAttribute?.("class")}`).join(", ");
        seen.push(`${entry.value.toFixed(4)}: ${what}`);
      }
    }).observe({ type: "layout-shift" });
  });
}

function shifts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seenShifts: string[] }).seenShifts);
}
