import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { clickAtOnce, follow, goBack } from "../../support/browser/actions.ts";
import { arriveAt, depth, markDocument, until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { FAR, LOAD_FAILURE, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

/** Makes requests for a page fail, from our script and the browser or only from our script. */
function answerWith(
  page: Page,
  path: string,
  answer: { status?: number; body?: string; contentType?: string },
  times = 99,
) {
  let left = times;
  return page.route(`**${path}`, (route) =>
    left-- > 0 ? route.fulfill({ contentType: "text/html", ...answer }) : route.continue(),
  );
}

describe("offline during a page change", () => {
  test("the browser shows its own error page, and our page once it is online", async () => {
    const { page, context } = await open(site, "/it/about/", { allow: LOAD_FAILURE });
    await context.setOffline(true);
    const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
    await clickAtOnce(page, FAR);
    expect(new URL((await failed).url()).pathname).toBe(FAR);
    await until(page, "the browser's own page", () => location.protocol === "chrome-error:");
    await context.setOffline(false);
    await page.goBack();
    await arriveAt(page, "/it/about/");
  });

  test("Back to a cached page still works", async () => {
    // The browser logs the failed prefetches.
    const { page, context } = await open(site, "/it/about/", { allow: /ERR_INTERNET_DISCONNECTED/ });
    await follow(page, FAR);
    await follow(page, "/it/about/");
    await context.setOffline(true);
    await goBack(page, FAR);
  });
});

describe("an unusual response: a page that", () => {
  test.each([
    ["does not exist", { status: 404, body: "<!doctype html><title>404</title>" }],
    ["is not HTML", { contentType: "text/plain", body: "Busy." }],
    ["has no regions", { body: "<!doctype html><title>Portal</title><p>Accept the terms first." }],
    ["is empty", { body: "" }],
  ])("%s is loaded by the browser, once", async (_, answer) => {
    const { page } = await open(site, START, { allow: LOAD_FAILURE });
    const isSameDocument = await markDocument(page);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads.push(request.url());
    });
    await answerWith(page, FAR, answer);
    await clickAtOnce(page, FAR);
    await until(page, "the load", () => !("isMarked" in window));
    expect(await isSameDocument()).toBe(false);
    await page.waitForTimeout(300);
    expect(loads).toEqual([site.origin + FAR]);
  });

  test("is redirected is loaded by the browser", async () => {
    const { page } = await open(site, START);
    await page.route(`**${FAR}`, (route) =>
      route.fulfill({ status: 302, headers: { location: `${site.origin}/it/about/` } }),
    );
    await clickAtOnce(page, FAR);
    await arriveAt(page, "/it/about/");
  });

  test("fails on Back is loaded by the browser without a new history entry", async () => {
    const { page } = await open(site, START, { allow: LOAD_FAILURE });
    await follow(page, FAR);
    const before = await depth(page);
    await answerWith(page, START, { status: 404, body: "<!doctype html><title>Gone</title>" });
    await page.evaluate(() => history.back());
    await until(page, "the load", () => document.title === "Gone" || location.pathname === START);
    expect(await depth(page)).toBe(before);
  });
});

describe("a page change that fails unexpectedly", () => {
  test("a server error is shown, with links to continue", async () => {
    const { page } = await open(site, START, { allow: /503/ });
    await answerWith(page, FAR, { status: 503, body: "Down" }, 1);
    await clickAtOnce(page, FAR);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(await page.locator("main").textContent()).toContain("503");
    expect(await page.title()).toContain("Unexpected Application Error!");
    // Header and footer still work.
    expect(await page.locator("header nav").count()).toBeGreaterThan(0);
    await page.locator(`main a[href="${FAR}"]`).click();
    await arriveAt(page, FAR);
    await until(
      page,
      "the page itself",
      () => document.querySelector("h1")?.textContent?.startsWith("Unexp") === false,
    );
  });

  /** Expects the address, heading and title of the page. */
  const expectPage = async (page: Page, url: string) => {
    await arriveAt(page, url);
    await until(page, "the heading of the page", () => !document.querySelector("h1")?.textContent?.startsWith("Unexp"));
    expect(await page.title()).not.toContain("Unexpected");
  };
  const errorIsShown = (page: Page) => page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();

  test("after a click, Back restores the previous page and its position, and Forward loads the page", async () => {
    const { page } = await open(site, START, { allow: /503/ });
    const before = await depth(page);
    await answerWith(page, FAR, { status: 503, body: "Down" }, 1);
    await page.evaluate(() => scrollTo(0, 300));
    await clickAtOnce(page, FAR);
    await errorIsShown(page);
    expect(new URL(page.url()).pathname).toBe(FAR);
    expect(await depth(page)).toBe(before + 1);
    await page.goBack();
    await expectPage(page, START);
    await until(page, "the position before", () => scrollY === 300);
    await page.goForward();
    await expectPage(page, FAR);
  });

  test("after a failed Back, Forward shows the page of its address", async () => {
    const { page } = await open(site, START, { allow: /503/ });
    await follow(page, FAR);
    await answerWith(page, START, { status: 503, body: "Down" }, 1);
    await page.evaluate(() => history.back());
    await errorIsShown(page);
    expect(new URL(page.url()).pathname).toBe(START);
    await page.evaluate(() => history.forward());
    await expectPage(page, FAR);
  });

  test("after a failed click, Back to an entry with a hash scrolls to its target", async () => {
    const { page } = await open(site, "/it/landing/", { allow: /503/ });
    await answerWith(page, "/it/contact/", { status: 503, body: "Down" }, 1);
    await clickAtOnce(page, "#pricing");
    await clickAtOnce(page, "/it/contact/");
    await errorIsShown(page);
    await page.evaluate(() => history.back());
    await expectPage(page, "/it/landing/#pricing");
    await until(page, "the section", () => scrollY > 0);
    await page.evaluate(() => history.back());
    await expectPage(page, "/it/landing/");
  });

  test("after an error, every step through the history shows the page of its address", async () => {
    const { page } = await open(site, START, { allow: /503/ });
    await follow(page, "/it/about/");
    await answerWith(page, FAR, { status: 503, body: "Down" }, 1);
    await clickAtOnce(page, FAR);
    await errorIsShown(page);
    for (const [step, url] of [
      [-2, START],
      [2, FAR],
      [-1, "/it/about/"],
    ] as const) {
      await page.evaluate((delta) => history.go(delta), step);
      await expectPage(page, url);
    }
  });

  test("an error in the page change is shown, and the browser loads the next page", async () => {
    const { page } = await open(site, "/it/", { allow: /broken on purpose/ });
    await page.evaluate(() => {
      CSSStyleSheet.prototype.replaceSync = () => {
        throw new Error("broken on purpose");
      };
    });
    await clickAtOnce(page, FAR);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
    expect(await page.locator("main").textContent()).toContain("broken on purpose");
    const isSameDocument = await markDocument(page);
    await page.locator("header a.logo").click();
    await until(page, "the home page, loaded", () => location.pathname === "/it/" && !("isMarked" in window));
    expect(await isSameDocument()).toBe(false);
    expect(await page.title()).not.toContain("Unexpected");
  });

  test("if the error page fails too, the browser loads the page", async () => {
    const { page } = await open(site, "/it/", { allow: /broken on purpose|Failed to/ });
    await page.route("**/assets/error-page-*.js", (route) => route.fulfill({ status: 404 }));
    await page.evaluate(() => {
      CSSStyleSheet.prototype.replaceSync = () => {
        throw new Error("broken on purpose");
      };
      Object.assign(window, { isMarked: true });
    });
    await clickAtOnce(page, FAR);
    await until(page, "the page, loaded", () => !("isMarked" in window));
    await arriveAt(page, FAR);
  });
});
