import { describe, expect, test } from "vitest";
import { isAtTop } from "../../support/browser/in-page.ts";
import { clickAddedLink, clickAtOnce, layout, markDocument, pageState } from "../../support/browser/page-state.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import type { Tab } from "../../support/browser/tab.ts";
import {
  arriveAt,
  asDocuments,
  follow,
  goBack,
  hydrateIslands,
  openEngine,
  rest,
} from "../../support/browser/visits.ts";

const open = openEngine({ quick: true });

/** A page that is long enough to scroll, without islands. */
const START = "/it/services/";

describe("a click on a link", () => {
  test("changes the page in the same document, scrolls to the top and focuses main", async () => {
    const { tab } = await open(START);
    const isSameDocument = await markDocument(tab);
    await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await follow(tab, "/it/about/");
    await tab.until("the top of the page", () => scrollY === 0);
    expect(await tab.evaluate(() => document.activeElement?.localName)).toBe("main");
    expect(await tab.evaluate(() => document.title)).toBe(await titleOf(tab, "/it/about/"));
    expect(await isSameDocument()).toBe(true);
  });

  test("keeps the query and scrolls to the hash", async () => {
    const { tab } = await open(START);
    await clickAddedLink(tab, "/it/landing/?gclid=a%2Fb#pricing");
    await arriveAt(tab, "/it/landing/?gclid=a%2Fb#pricing");
    await tab.until("the section below the header", isAtTop, "pricing");
    expect(await tab.evaluate(() => document.activeElement?.id)).toBe("pricing");
  });
});

describe("Back and Forward", () => {
  test("restore the scroll position of each page", async () => {
    const { tab } = await open(START);
    const isSameDocument = await markDocument(tab);
    await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    await tab.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await goBack(tab, START);
    await tab.until("the position before", () => Math.abs(scrollY - 500) < 2);
    await tab.evaluate(() => history.forward());
    await arriveAt(tab, "/it/about/");
    await tab.until("the position before", () => Math.abs(scrollY - 300) < 2);
    expect(await isSameDocument()).toBe(true);
  });

  test("return to a page after a full load of another document, with all headers", async () => {
    const { tab, server } = await open(START, {
      before: (server) => {
        server.withheld = [];
      },
    });
    await follow(tab, "/it/about/");
    await tab.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await tab.goto(`${server.origin}/robots.txt`);
    await goBack(tab, "/it/about/");
    await tab.until("the position before", () => Math.abs(scrollY - 300) < 2);
    await goBack(tab, START);
  });

  test("move between the hashes of a page", async () => {
    const { tab } = await open("/it/landing/");
    await tab.click('.hero a[href="#process"]');
    await tab.until("the section below the header", isAtTop, "process");
    await tab.evaluate(() => history.back());
    await tab.until("the top", () => location.hash === "" && scrollY === 0);
    await tab.evaluate(() => history.forward());
    await tab.until("the section below the header", isAtTop, "process");
  });
});

test("Start Now scrolls to the contact section and clears its state", async () => {
  const { tab } = await open("/it/");
  await tab.click(".hero a[data-scroll-to=contact]");
  await tab.until("the section below the header", isAtTop, "contact");
  expect(await tab.evaluate(() => history.state?.usr ?? null)).toBeNull();
});

test("the language switch opens the same page with query and hash, and stores the language", async () => {
  const { tab } = await open("/it/landing/?gclid=1#pricing", { width: 1440 });
  await tab.click("header [data-language-switch=en]");
  await arriveAt(tab, "/en/landing/?gclid=1#pricing");
  expect(await tab.evaluate(() => [document.documentElement.lang, localStorage.getItem("language")])).toEqual([
    "en",
    "en",
  ]);
  await goBack(tab, "/it/landing/?gclid=1#pricing");
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe("it");
});

describe("a page that cannot be fetched", () => {
  test("shows an error, and address, title and content agree after Back and Forward", async () => {
    const { tab, server } = await open(START, { allow: /503|did not load/, before: asDocuments });
    await follow(tab, "/it/about/");
    const title = await tab.evaluate(() => document.title);
    const restore = server.stub(/^\/it\/services\/$/, async () => ({ status: 503, body: "<title>503</title>" }));
    await tab.evaluate(() => history.back());
    await tab.until("an error", (before) => location.pathname === "/it/services/" && document.title !== before, title);
    restore();
    await tab.evaluate(() => void setTimeout(() => history.forward()));
    await tab.until(
      "the page",
      (wanted) => document.title === wanted && document.querySelector("h1")?.checkVisibility(),
      title,
    );
    await arriveAt(tab, "/it/about/");
  });
});

test("islands hydrate after a page change and Back", async () => {
  const { tab } = await open("/it/");
  await follow(tab, "/it/about/");
  await goBack(tab, "/it/");
  await tab.click(".flip-button");
  await tab.until("the picture turned", () => document.querySelector(".flip[data-turned]"));
});

/** Returns the title in the built page of an address. */
function titleOf(tab: Tab, url: string): Promise<string | undefined> {
  return tab.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return html
      .match(/<title>([^<]*)/)?.[1]
      ?.replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
  }, url);
}

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });

  // tests/browser/layout/styles.test.ts compares the styles of all pages.
  test("one page of each kind is the same as after a full load, in one document", async () => {
    const { tab, server } = await open(START);
    const isSameDocument = await markDocument(tab);
    for (const { url } of onePageOfEachKind) {
      await clickAddedLink(tab, url);
      await arriveAt(tab, url);
      const { tab: fresh } = await open(url, { server });
      expect(await pageState(tab)).toEqual(await pageState(fresh));
      expect(await layout(tab)).toEqual(await layout(fresh));
      expect(await tab.evaluate(() => scrollY)).toBe(0);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test("a click wins over an earlier step back", async () => {
    const { tab } = await open(START);
    await follow(tab, "/it/about/");
    await tab.evaluate(async () => {
      const popped = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      history.back();
      await popped;
      document.querySelector<HTMLElement>('a[href="/it/contact/"]')?.click();
    });
    await arriveAt(tab, "/it/contact/");
    await rest();
    await arriveAt(tab, "/it/contact/");
  });

  test("a hundred page changes leak no nodes, listeners or roots", async () => {
    const { tab } = await open("/it/");
    const changePages = async (times: number) => {
      for (let time = 0; time < times; time++) {
        for (const url of ["/it/google-ads/", "/it/"]) {
          await clickAtOnce(tab, url);
          await arriveAt(tab, url);
        }
      }
      await hydrateIslands(tab);
      await tab.evaluate(loadImages);
      for (let time = 0; time < 2; time++) await tab.chromium.send("HeapProfiler.collectGarbage");
      return tab.chromium.send("Memory.getDOMCounters");
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
