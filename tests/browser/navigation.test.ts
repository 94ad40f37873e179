import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { BUILD_META, FONTS_ATTRIBUTE } from "../../src/contract.ts";
import { languages, type Path, pageUrl, paths } from "../../src/urls.ts";
import { launchChromium } from "../support/browser/chromium.ts";
import { type OpenSite, openSite } from "../support/browser/served-site.ts";
import {
  arriveAt,
  clickAtOnce,
  clickLink,
  depth,
  FAR,
  follow,
  goBack,
  LAPTOP,
  layout,
  markDocument,
  open,
  pageState,
  reader,
  START,
  scrolled,
  until,
} from "../support/browser/visitor.ts";

const site = openSite();

describe("by links alone", () => {
  const read = reader(site, { savesData: true });

  test.each(languages)("every page in %s is what a fresh visit shows, and no document is loaded", async (language) => {
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

  test("the focus stays where someone has moved it meanwhile", async () => {
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

  test("a menu that is open closes with the page change, and on the page it is opened on", async () => {
    const { page } = await open(site, "/it/about/", { viewport: { width: 390, height: 800 } });
    for (const url of ["/it/about/", "/it/testimonials/"]) {
      await page.locator("header [popovertarget=mobile-menu]").first().click();
      await page.locator(`#mobile-menu a[href="${url}"]`).first().click();
      await arriveAt(page, url);
      await until(page, "the menu to close", () => !document.querySelector(":popover-open"));
    }
  });
});

describe("Back and Forward", () => {
  test("ten deep, each page comes back where it was left", async () => {
    const { page } = await open(site, "/it/");
    const isSameDocument = await markDocument(page);
    const trail = paths.slice(0, 11).map((path, index) => ({ url: pageUrl("it", path), y: 120 + index * 37 }));
    for (const [index, { url, y }] of trail.entries()) {
      // A real click would scroll to its link first, and so change the position that is kept.
      if (index > 0) await clickAtOnce(page, url);
      await arriveAt(page, url);
      await page.evaluate((top) => scrollTo(0, top), y);
    }
    const seen: unknown[] = [];
    const wanted = [...trail.slice(0, -1).reverse(), ...trail.slice(1)];
    for (const [index, { url }] of wanted.entries()) {
      await page.evaluate((step) => history.go(step), index < 10 ? -1 : 1);
      await arriveAt(page, url);
      seen.push({ url, y: await scrolled(page) });
    }
    expect(seen).toEqual(wanted);
    expect(await isSameDocument()).toBe(true);
  });

  test("bring back title, language and structured data", async () => {
    const { page } = await open(site, "/it/services/ads/", { viewport: LAPTOP });
    const before = await pageState(page);
    await follow(page, "/en/services/ads/");
    await follow(page, "/en/about/");
    await goBack(page, "/en/services/ads/");
    await goBack(page, "/it/services/ads/");
    expect(await pageState(page)).toEqual(before);
  });

  test("Back and at once Forward leaves the page as it was", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(async () => {
      const popped = () => new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      scrollTo(0, 400);
      history.back();
      await popped();
      history.forward();
      await popped();
    });
    await page.waitForTimeout(200);
    await arriveAt(page, "/it/about/");
    expect(await scrolled(page)).toBe(400);
  });

  test("two steps at once end on the page of the address", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await follow(page, "/it/contact/");
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await arriveAt(page, START);
    await page.waitForTimeout(200);
    await arriveAt(page, START);
  });

  test("a reload stays where one was, and Back still works", async () => {
    // On a phone the heading takes a line less once its font is there.
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(() => scrollTo(0, 500));
    await page.reload();
    await until(page, "the fonts", (name) => document.documentElement.hasAttribute(name), FONTS_ATTRIBUTE);
    await until(page, "the position", () => Math.round(scrollY) === 500);
    await goBack(page, START);
  });

  test("Back before the script is there loads the page of its address", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await delay(page, "/assets/main-*.js", 1000);
    await page.reload();
    await goBack(page, START);
  });

  test("coming back from another site restores the position, although the fonts come later", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    await page.evaluate(() => scrollTo(0, 600));
    await delay(page, "/*.woff2", 500);
    await page.goto("https://example.com/elsewhere");
    await page.goBack();
    await arriveAt(page, "/it/about/");
    await until(page, "the fonts", (name) => document.documentElement.hasAttribute(name), FONTS_ATTRIBUTE);
    await until(page, "the position", () => Math.round(scrollY) === 600);
    await goBack(page, START);
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
    // The slower page comes in now; nobody wants it any more.
    await page.waitForTimeout(400);
    const fresh = await context.newPage();
    await fresh.goto(`${site.origin}/it/services/ads/`);
    expect(await pageState(page)).toEqual(await pageState(fresh));
    expect(await depth(page)).toBe(before + 1);
  });

  test("a click outruns a step back", async () => {
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
  test.each(["Control", "Shift"] as const)("%s-click opens the link elsewhere", async (modifier) => {
    const { page, context } = await open(site, START);
    const opened = context.waitForEvent("page");
    await page.locator('footer a[href="/it/about/"]').click({ modifiers: [modifier] });
    const other = await opened;
    await arriveAt(other, "/it/about/");
    expect(new URL(page.url()).pathname).toBe(START);
  });

  test("middle click opens the link elsewhere", async () => {
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

describe("within a page", () => {
  test("the same link twice makes no second entry, and goes to the top", async () => {
    const { page } = await open(site, START);
    await follow(page, "/it/about/");
    const before = await depth(page);
    await page.evaluate(() => scrollTo(0, 700));
    await clickLink(page, "/it/about/");
    await until(page, "the top", () => scrollY === 0);
    expect(await depth(page)).toBe(before);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
  });

  test("a hash makes one entry, scrolls and takes the focus along; Back returns", async () => {
    const { page } = await open(site, "/it/landing/");
    const isSameDocument = await markDocument(page);
    const before = await depth(page);
    await page.evaluate(() => scrollTo(0, 90));
    await clickAtOnce(page, "#pricing");
    await until(page, "the section at the top", isAtTop, "pricing");
    expect(await depth(page)).toBe(before + 1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("pricing");
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => location.hash === "" && scrollY === 90);
    await page.evaluate(() => history.forward());
    await until(page, "the section at the top", isAtTop, "pricing");
    expect(await isSameDocument()).toBe(true);
  });

  test("a hash that names nothing is no error", async () => {
    const { page } = await open(site, START);
    for (const hash of ["#nowhere", "#%E0%A4%A", "#"]) {
      await page.evaluate((href) => {
        const link = document.createElement("a");
        link.href = href;
        document.body.append(link);
        link.click();
      }, hash);
    }
    expect(await scrolled(page)).toBe(0);
  });

  test("Back during a smooth scroll returns to the position before, and stays there", async () => {
    const { page } = await open(site, "/it/landing/", { reducedMotion: "no-preference" });
    await page.evaluate(() => scrollTo(0, 90));
    await clickAtOnce(page, "#pricing");
    await until(page, "the scroll to be under way", () => scrollY > 120);
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => location.hash === "" && scrollY === 90);
    await page.waitForTimeout(800);
    expect(await scrolled(page)).toBe(90);
  });
});

describe("the contact section", () => {
  const start = "main a[data-scroll-to]";

  test("is scrolled to smoothly; neither address nor state keep it, and a reload stays where one is", async () => {
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference" });
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { seen });
      addEventListener("scroll", () => seen.push(scrollY));
    });
    await page.locator(start).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    const steps = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
    expect(new Set(steps).size).toBeGreaterThan(5);
    expect(page.url()).toBe(`${site.origin}/it/`);
    expect(await page.evaluate(() => history.state.usr)).toBeNull();
    await page.waitForTimeout(500);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.reload();
    await page.waitForTimeout(300);
    expect(await scrolled(page)).toBe(0);
  });

  test("is jumped to by those who prefer less motion; Back returns to the link, a second press adds no entry", async () => {
    const { page } = await open(site, "/it/");
    const before = await depth(page);
    for (let press = 0; press < 2; press++) {
      await page.evaluate(() => scrollTo(0, 40));
      await page.locator(start).first().click();
      expect(await page.evaluate(isAtTop, "contact")).toBe(true);
    }
    expect(await depth(page)).toBe(before + 1);
    await page.evaluate(() => history.back());
    await until(page, "the position before", () => scrollY === 40);
  });

  test("does not follow into the other language", async () => {
    const { page } = await open(site, "/it/", { viewport: LAPTOP });
    await page.locator(start).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    await page.locator("header [data-language-switch=en]:visible").first().click();
    await arriveAt(page, "/en/");
    expect(await scrolled(page)).toBe(0);
  });

  test.each([
    ["/it/", true],
    ["/it/testimonials/", false],
  ])("of another page: %s, where there is one: %s", async (url, isThere) => {
    const { page } = await open(site, "/it/about/");
    await page.evaluate((href) => {
      const link = document.createElement("a");
      link.href = href;
      link.dataset.scrollTo = "contact";
      document.body.append(link);
      link.click();
      link.remove();
    }, `${url}#contact`);
    await arriveAt(page, url);
    if (isThere) await until(page, "the contact section", isAtTop, "contact");
    else expect(await scrolled(page)).toBe(0);
    expect(await page.evaluate(() => history.state.usr)).toBeNull();
  });

  test("without JavaScript is a plain anchor", async () => {
    const { page } = await open(site, "/it/", { javaScriptEnabled: false });
    await page.locator(start).first().click();
    expect(new URL(page.url()).hash).toBe("#contact");
    expect(await page.evaluate(isAtTop, "contact")).toBe(true);
  });
});

describe("the catalogue's book", () => {
  const BOOK = "/it/flipping-catalog/";
  const leaf = (page: Page) =>
    page.evaluate(() => {
      const { scrollLeft, clientWidth } = document.querySelector(".book") as Element;
      return scrollLeft / clientWidth;
    });

  test("turns its pages without JavaScript", async () => {
    const { page } = await open(site, BOOK, { javaScriptEnabled: false });
    await page.locator(".turn-on").first().click();
    await expect.poll(() => leaf(page)).toBeCloseTo(1, 1);
  });
});

describe("pages fetched before they are asked for", () => {
  test("are at most three on a page that nobody touches, and none of a menu or the footer", async () => {
    for (const url of ["/it/", "/it/about/", "/en/services/ads/"]) {
      const fetched: string[] = [];
      const { page } = await open(site, "/robots.txt", { viewport: LAPTOP });
      page.on("request", (request) => {
        if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
      });
      await page.goto(site.origin + url);
      await page.waitForTimeout(700);
      const likely = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>("main a.button, [data-region=floating] a")].map(
          ({ pathname }) => pathname,
        ),
      );
      expect(fetched.length).toBeLessThanOrEqual(3);
      expect(fetched.filter((path) => !likely.includes(path))).toEqual([]);
    }
  });

  test("include the one whose link is pointed at, wherever that is", async () => {
    const { page } = await open(site, "/it/about/", { viewport: LAPTOP });
    const asked = page.waitForRequest((request) => request.url().endsWith("/it/testimonials/"));
    await page.locator('header a[href="/it/testimonials/"]:visible').first().hover();
    await asked;
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
    // And back to a page of the old build: again the browser's own way, no loop.
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

  test("replaceState after the page is there: links work all the same", async () => {
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

describe("a page that the browser kept as one left it (bfcache)", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium({ keepsPages: true });
  });
  afterAll(() => browser?.close());

  test("goes on where it was: position, islands, links, and nothing in the way", async () => {
    const keeping: OpenSite = { browser, origin: site.origin };
    const { page } = await open(keeping, "/it/");
    const isSameDocument = await markDocument(page);
    await page.locator(".flip-button").click();
    await page.locator(".flip[data-turned]").waitFor();
    await page.evaluate((url) => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isKept: persisted }));
      scrollTo(0, 240);
      // A page that never comes: the visitor leaves before.
      window.fetch = () => new Promise(() => {});
      document.querySelector<HTMLElement>(`a[href="${url}"]`)?.click();
    }, FAR);
    await page.goto(`${site.origin}/robots.txt`);
    // The page that asks is put away before it could be answered.
    page.evaluate(() => history.back()).catch(() => {});
    await until(page, "the page", () => "isKept" in window && window.isKept);
    expect(await isSameDocument()).toBe(true);
    const state = await page.evaluate(() => ({
      y: Math.round(scrollY),
      isBusy: document.documentElement.hasAttribute("data-busy"),
      restoration: history.scrollRestoration,
    }));
    expect(state).toEqual({ y: 240, isBusy: false, restoration: "manual" });
    await page.locator(".flip-button").click();
    await page.locator(".flip:not([data-turned])").waitFor();
    await page.locator(`main a[href="#contact"]`).first().click();
    await until(page, "the contact section", isAtTop, "contact");
    expect(await isSameDocument()).toBe(true);
  });
});

describe("a hundred page changes", () => {
  test("leave no nodes, listeners or roots behind", async () => {
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

async function delay(page: Page, path: string, ms: number): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  });
}

/** Whether an element has come to rest under the header. */
function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top > -2 && top < 160;
}
