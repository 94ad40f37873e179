import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LANGUAGE_KEY } from "../../../src/contract.ts";
import { pageUrl, type paths } from "../../../src/urls.ts";
import { clickAddedLink, clickAtOnce, follow, goBack } from "../../support/browser/actions.ts";
import { arriveAt, depth, markDocument, pageState, scrolled } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open, START, type VisitOptions } from "../../support/browser/visitor.ts";

const site = openSite();

/** Opens a page on a screen whose header has room for the switch. */
const openWide = (url: string, options?: VisitOptions) => open(site, url, { viewport: LAPTOP, ...options });

/** Returns the visible switch to a language. */
const switchTo = (page: Page, language: string) => page.locator(`[data-language-switch=${language}]:visible`).first();

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LANGUAGE_KEY);

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe("before a choice", () => {
  // tests/unit/addresses/resolve.test.ts tests more languages.
  test.each([
    { keeps: null, browser: "it-CH", language: "it" },
    { keeps: null, browser: "de-DE", language: "en" },
    { keeps: "it", browser: "en-GB", language: "it" },
    { keeps: "eo", browser: "it-IT", language: "it" },
  ])(
    "an address without a language: stored $keeps, browser $browser → $language",
    async ({ keeps, browser, language }) => {
      const { page } = await open(site, "/robots.txt", { locale: browser });
      await page.evaluate(([key, value]) => value && localStorage.setItem(key as string, value), [LANGUAGE_KEY, keeps]);
      const before = await depth(page);
      await page.goto(`${site.origin}/services/?gclid=a%2Fb#guide`);
      const url = `${pageUrl(language as "it" | "en", "services")}?gclid=a%2Fb#guide`;
      await arriveAt(page, url);
      expect(await lang(page)).toBe(language);
      // The stub leaves no history entry, so Back never loops.
      expect(await depth(page)).toBe(before + 1);
      expect(await stored(page)).toBe(keeps);
    },
  );

  test("an empty list of languages falls back to the browser's own language", async () => {
    const { page } = await open(site, "/services/", {
      locale: "it-IT",
      before: async (page) => {
        await page.addInitScript(() => Object.defineProperty(navigator, "languages", { get: () => [] }));
      },
    });
    await arriveAt(page, "/it/services/");
  });

  test("the address takes precedence over the stored language, and stores nothing", async () => {
    const { page, context } = await open(site, "/robots.txt", { locale: "en-GB" });
    await page.evaluate((key) => localStorage.setItem(key, "en"), LANGUAGE_KEY);
    await page.goto(`${site.origin}/it/about/`);
    expect(await lang(page)).toBe("it");
    expect(await stored(page)).toBe("en");
    expect(await context.cookies()).toEqual([]);
  });

  test("storage that throws is treated as empty", async () => {
    const { page } = await open(site, "/services/?a=1", {
      locale: "it-IT",
      before: async (page) => {
        await page.addInitScript(() => {
          Object.defineProperty(window, "localStorage", {
            get() {
              throw new DOMException("Denied.", "SecurityError");
            },
          });
        });
      },
    });
    await arriveAt(page, "/it/services/?a=1");
  });
});

describe("the language switch", () => {
  test("stores the choice and opens the same page with query and hash, in one history entry", async () => {
    const { page, context } = await openWide("/it/landing/?utm_source=x#pricing", { locale: "it-IT" });
    const isSameDocument = await markDocument(page);
    const before = await depth(page);
    await switchTo(page, "en").click();
    await arriveAt(page, "/en/landing/?utm_source=x#pricing");
    expect(await lang(page)).toBe("en");
    expect(await stored(page)).toBe("en");
    expect(await depth(page)).toBe(before + 1);
    expect(await isSameDocument()).toBe(true);
    expect(await scrolled(page)).toBeGreaterThan(0);
    expect(await context.cookies()).toEqual([]);
    // The next visit without a language in its address uses the stored one.
    await page.goto(`${site.origin}/about/`);
    await arriveAt(page, "/en/about/");
  });

  test("opens the translation of a page and returns, with all head tags", async () => {
    const { page, context } = await openWide("/it/");
    const fresh = await context.newPage();
    for (const path of ["", "google-ads"] as const satisfies (typeof paths)[number][]) {
      const [italian, english] = [pageUrl("it", path), pageUrl("en", path)];
      if (path !== "") await follow(page, italian);
      await switchTo(page, "en").click();
      await arriveAt(page, english);
      await fresh.goto(site.origin + english);
      expect(await pageState(page)).toEqual(await pageState(fresh));
      expect(await switchTo(page, "en").getAttribute("aria-current")).toBe("true");
      await switchTo(page, "it").click();
      await arriveAt(page, italian);
      expect(await stored(page)).toBe("it");
    }
  });

  test("Back restores the language", async () => {
    const { page } = await openWide("/it/about/");
    await switchTo(page, "en").click();
    await arriveAt(page, "/en/about/");
    await goBack(page, "/it/about/");
    expect(await lang(page)).toBe("it");
    // Back stores nothing.
    expect(await stored(page)).toBe("en");
  });

  test("to the current language adds no history entry, but is stored", async () => {
    const { page } = await openWide("/it/about/");
    const before = await depth(page);
    await switchTo(page, "it").click();
    await expect.poll(() => stored(page)).toBe("it");
    await arriveAt(page, "/it/about/");
    expect(await depth(page)).toBe(before);
  });

  test("is in the mobile menu too", async () => {
    const { page } = await open(site, "/it/about/", { viewport: { width: 390, height: 800 } });
    await page.locator("[popovertarget=mobile-menu]").first().click();
    await switchTo(page, "en").click();
    await arriveAt(page, "/en/about/");
    expect(await page.locator(":popover-open").count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("main");
  });

  test("works without storage", async () => {
    const { page } = await openWide("/it/about/", {
      before: (page) =>
        page.addInitScript(() => {
          const refuse = () => {
            throw new DOMException("Denied.", "SecurityError");
          };
          for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
        }),
    });
    await switchTo(page, "en").click();
    await arriveAt(page, "/en/about/");
  });

  test("is a plain link without JavaScript, and stores nothing", async () => {
    const { page, context } = await openWide("/it/services/ads/", { javaScriptEnabled: false });
    await switchTo(page, "en").click();
    await arriveAt(page, "/en/services/ads/");
    expect(await stored(page)).toBeNull();
    expect(await context.cookies()).toEqual([]);
  });

  test("a link to a page in the other language stores nothing", async () => {
    const { page } = await open(site, START);
    await clickAddedLink(page, "/en/about/");
    await arriveAt(page, "/en/about/");
    expect(await lang(page)).toBe("en");
    expect(await stored(page)).toBeNull();
    await clickAtOnce(page, "/en/contact/");
    await arriveAt(page, "/en/contact/");
  });
});
