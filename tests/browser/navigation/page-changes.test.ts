import { describe, expect, test } from "vitest";
import { clickAddedLink, clickAtOnce, follow, hydrateIslands } from "../../support/browser/actions.ts";
import { delay } from "../../support/browser/late-responses.ts";
import { arriveAt, depth, layout, markDocument, pageState, scrolled, until } from "../../support/browser/page-state.ts";
import { onePageOfEachKind, openSite } from "../../support/browser/served-site.ts";
import { open, reader, START } from "../../support/browser/visitor.ts";

const site = openSite();

describe("by links", () => {
  const read = reader(site, { savesData: true });

  // tests/engines/layout/styles.test.ts compares the styles of all pages.
  test("one page of each kind is the same as after a full load, in one document", async () => {
    const { page } = await open(site, START);
    const isSameDocument = await markDocument(page);
    for (const { url } of onePageOfEachKind) {
      await clickAddedLink(page, url);
      await arriveAt(page, url);
      const fresh = await read(url);
      expect(await pageState(page)).toEqual(await pageState(fresh));
      expect(await layout(page)).toEqual(await layout(fresh));
      expect(await scrolled(page)).toBe(0);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test("a page change adds one history entry", async () => {
    const { page } = await open(site, START);
    const before = await depth(page);
    await follow(page, "/it/about/");
    expect(await depth(page)).toBe(before + 1);
  });

  test("the focus moves to the new page, which is announced", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
    expect(await page.locator("#announcer").textContent()).toBe(await page.title());
  });

  test("the focus stays where the visitor moved it during a page change", async () => {
    const { page } = await open(site, START, { before: (page) => delay(page, "/it/about/", 300) });
    await clickAtOnce(page, "/it/about/");
    await page.evaluate(() => {
      const added = document.createElement("button");
      added.id = "added-by-an-extension";
      document.body.append(added);
      added.focus();
    });
    await arriveAt(page, "/it/about/");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("added-by-an-extension");
  });

  test("an open menu closes at a page change, and at a link to its own page", async () => {
    const { page } = await open(site, "/it/about/", { viewport: { width: 390, height: 800 } });
    for (const url of ["/it/about/", "/it/testimonials/"]) {
      await page.locator("header [popovertarget=mobile-menu]").first().click();
      await page.locator(`#mobile-menu a[href="${url}"]`).first().click();
      await arriveAt(page, url);
      await until(page, "the menu to close", () => !document.querySelector(":popover-open"));
    }
  });
});

describe("the last of two clicks within 50 ms wins", () => {
  test.each([
    ["both slow", 200, 200],
    ["the first page slower", 400, 0],
    ["the second page slower", 100, 400],
  ])("%s", async (_, first, second) => {
    const { page, context } = await open(site, START, {
      reducedMotion: "no-preference",
      before: async (page) => {
        await delay(page, "/it/about/", first);
        await delay(page, "/it/services/ads/", second);
      },
    });
    const before = await depth(page);
    await clickAtOnce(page, "/it/about/");
    await page.waitForTimeout(20);
    await clickAtOnce(page, "/it/services/ads/");
    await arriveAt(page, "/it/services/ads/");
    // The slower page arrives now and must be ignored.
    await page.waitForTimeout(400);
    const fresh = await context.newPage();
    await fresh.goto(`${site.origin}/it/services/ads/`);
    expect(await pageState(page)).toEqual(await pageState(fresh));
    expect(await depth(page)).toBe(before + 1);
  });

  test("a click wins over an earlier step back", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(async () => {
      const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      await popped;
      document.querySelector<HTMLElement>('a[href="/it/contact/"]')?.click();
    });
    await arriveAt(page, "/it/contact/");
    await page.waitForTimeout(200);
    await arriveAt(page, "/it/contact/");
  });
});

describe("a hundred page changes", () => {
  test("leak no nodes, listeners or roots", async () => {
    const { page, context } = await open(site, "/it/");
    const session = await context.newCDPSession(page);
    const changePages = async (times: number) => {
      for (let time = 0; time < times; time++) {
        for (const url of ["/it/google-ads/", "/it/"]) {
          await clickAtOnce(page, url);
          await arriveAt(page, url);
        }
      }
      await hydrateIslands(page);
      await page.evaluate(loadImages);
      await session.send("HeapProfiler.collectGarbage");
      await session.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
      return { nodes, jsEventListeners, documents };
    };
    const before = await changePages(5);
    const after = await changePages(45);
    expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  });
});

/** Runs in the page. An SVG image that has loaded counts as a document. */
async function loadImages(): Promise<void> {
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode();
  }
}
