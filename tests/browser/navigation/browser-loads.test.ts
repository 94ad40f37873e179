import { describe, expect, test } from "vitest";
import { BUILD_META } from "../../../src/contract.ts";
import { clickAddedLink, follow, goBack } from "../../support/browser/actions.ts";
import { isAtTop } from "../../support/browser/in-page.ts";
import { arriveAt, markDocument, until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { FAR, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

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
    });
    await clickAddedLink(page, `${site.origin}//example.com/it/about/`);
    await until(page, "an answer", () => !location.pathname.startsWith("/it/") || document.title === "");
    expect(new URL(page.url()).origin).toBe(site.origin);
  });
});

describe("a new build", () => {
  test("its pages are loaded by the browser, once each", async () => {
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
  test("pushState loads the page itself", async () => {
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

  test("replaceState after a page change still follows links", async () => {
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
