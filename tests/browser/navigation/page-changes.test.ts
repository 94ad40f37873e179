import { describe, expect, test } from "vitest";
import { BUILD_META } from "../../../src/contract.ts";
import { languages, type Path, pageUrl, paths } from "../../../src/urls.ts";
import { delay } from "../../support/browser/late-answers.ts";
import { openSite } from "../../support/browser/served-site.ts";
import {
  arriveAt,
  clickAtOnce,
  depth,
  FAR,
  follow,
  goBack,
  isAtTop,
  layout,
  markDocument,
  open,
  pageState,
  reader,
  START,
  scrolled,
  until,
} from "../../support/browser/visitor.ts";

const site = openSite();

describe("by links", () => {
  const read = reader(site, { savesData: true });

  test.each(languages)("every page in %s equals a fresh visit, without loading a document", async (language) => {
    const { page } = await open(site, pageUrl(language, ""));
    const isSameDocument = await markDocument(page);
    for (const path of [...paths.slice(1), ""] as Path[]) {
      const url = pageUrl(language, path);
      await follow(page, url);
      const fresh = await read(url);
      expect(await pageState(page)).toEqual(await pageState(fresh));
      expect(await layout(page)).toEqual(await layout(fresh));
      expect(await scrolled(page)).toBe(0);
    }
    expect(await isSameDocument()).toBe(true);
  });

  test("a navigation is one history entry", async () => {
    const { page } = await open(site, START);
    const before = await depth(page);
    await follow(page, "/it/about/");
    expect(await depth(page)).toBe(before + 1);
  });

  test("focus and announcement go to the new page", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
    expect(await page.locator("#announcer").textContent()).toBe(await page.title());
  });

  test("the focus stays where it was moved meanwhile", async () => {
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

describe("two clicks within 50 ms: the last wins", () => {
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

describe("left to the browser", () => {
  test.each(["Control", "Shift"] as const)("%s-click opens a new tab or window", async (modifier) => {
    const { page, context } = await open(site, START);
    const opened = context.waitForEvent("page");
    await page.locator('footer a[href="/it/about/"]').click({ modifiers: [modifier] });
    const other = await opened;
    await arriveAt(other, "/it/about/");
    expect(new URL(page.url()).pathname).toBe(START);
  });

  test("middle click opens a new tab", async () => {
    const { page, context } = await open(site, START);
    const opened = context.waitForEvent("page");
    await page.locator('footer a[href="/it/about/"]').click({ button: "middle" });
    await arriveAt(await opened, "/it/about/");
    expect(new URL(page.url()).pathname).toBe(START);
  });

  test("a path with two slashes never becomes another host", async () => {
    const { page } = await open(site, START, { allow: /404/ });
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException("Refused.", "SecurityError");
      };
      const link = document.createElement("a");
      link.href = `${location.origin}//example.com/it/about/`;
      document.body.append(link);
      link.click();
    });
    await until(page, "an answer", () => !location.pathname.startsWith("/it/") || document.title === "");
    expect(new URL(page.url()).origin).toBe(site.origin);
  });
});

describe("a new build", () => {
  test("its pages are loaded by the browser, once", async () => {
    const { page } = await open(site, START);
    const documents: string[] = [];
    page.on("request", (request) => {
      const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
      if (isPage) documents.push(new URL(request.url()).pathname);
    });
    await page.route(`**${FAR}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(new RegExp(`(<meta name="${BUILD_META}" content=")`), "$1new-");
      await route.fulfill({ response, body });
    });
    const isSameDocument = await markDocument(page);
    await follow(page, FAR);
    expect(await isSameDocument()).toBe(false);
    await page.waitForTimeout(300);
    expect(documents.filter((path) => path === FAR)).toHaveLength(1);
    // Back to a page of the old build: loaded by the browser again, without a loop.
    await goBack(page, START);
    await page.waitForTimeout(300);
    expect(documents).toEqual([FAR, START]);
  });
});

describe("a browser that refuses", () => {
  test("pushState: the page is loaded", async () => {
    const { page } = await open(site, START);
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => {
      history.pushState = () => {
        throw new DOMException("Too many calls.", "SecurityError");
      };
    });
    await follow(page, "/it/about/");
    await until(page, "the load", () => !("isMarked" in window));
    expect(await isSameDocument()).toBe(false);
  });

  test("replaceState after the page has arrived: links still work", async () => {
    const { page } = await open(site, "/it/");
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException("Too many calls.", "SecurityError");
      };
    });
    await page.locator("main a[data-scroll-to]").first().click();
    await until(page, "the contact section", isAtTop, "contact");
    await follow(page, "/it/about/");
  });
});

describe("a hundred page changes", () => {
  test("leak no nodes, listeners or roots", async () => {
    const { page, context } = await open(site, "/it/");
    const session = await context.newCDPSession(page);
    const around = async (times: number) => {
      for (let time = 0; time < times; time++) {
        for (const url of ["/it/google-ads/", "/it/"]) {
          await clickAtOnce(page, url);
          await arriveAt(page, url);
        }
      }
      await page.evaluate(() => document.querySelector("[data-island=carousel]")?.scrollIntoView());
      await page.waitForTimeout(200);
      await page.evaluate(() => scrollTo(0, 0));
      await session.send("HeapProfiler.collectGarbage");
      await session.send("HeapProfiler.collectGarbage");
      const { nodes, jsEventListeners, documents } = await session.send("Memory.getDOMCounters");
      return { nodes, jsEventListeners, documents };
    };
    const before = await around(5);
    const after = await around(45);
    expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
    expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
    expect(after.nodes).toBeLessThan(before.nodes * 1.1);
  });
});
