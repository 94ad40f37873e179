import { describe, expect, test } from "vitest";
import { follow, goBack } from "../../support/browser/actions.ts";
import { CHUNK, ENTRY } from "../../support/browser/late-responses.ts";
import { arriveAt, layout, markDocument, until } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { LOAD_FAILURE, open, START } from "../../support/browser/visitor.ts";

const site = openSite();

describe("our script", () => {
  test.each([
    ["does not exist", { status: 404, body: "" }],
    ["is not the built file", { status: 200, contentType: "text/javascript", body: "throw 1" }],
  ])("%s: the page has its state without JavaScript", async (_, answer) => {
    const { page } = await open(site, START, {
      allow: /./,
      before: (page) => page.route(ENTRY, (route) => route.fulfill(answer)),
    });
    await page.locator("html:not([data-scripted])").waitFor({ state: "attached" });
    const { page: plain } = await open(site, START, { javaScriptEnabled: false });
    expect(await layout(page)).toEqual(await layout(plain));
    await page.locator('footer a[href="/it/about/"]').click();
    await arriveAt(page, "/it/about/");
  });

  test("hangs: after a timeout the page has its state without JavaScript until the script arrives", async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await open(site, "/it/", {
      before: (page) => page.route(ENTRY, (route) => released.then(() => route.continue())),
    });
    const back = page.locator('[data-face="back"] .more').first();
    expect(await page.locator("html[data-scripted]").count()).toBe(1);
    expect(await back.isVisible()).toBe(false);
    await page.locator("html:not([data-scripted])").waitFor({ state: "attached", timeout: 10_000 });
    expect(await back.isVisible()).toBe(true);
    release();
    await page.locator("html[data-scripted]").waitFor({ state: "attached" });
    await follow(page, "/it/about/");
  });

  test.each([
    ["in a background tab", () => document.hidden],
    ["in a browser that reports no paint", () => false],
  ])("and the fonts load without a paint %s", async (_, isHidden) => {
    const { page } = await open(site, START, {
      before: (page) =>
        page.addInitScript((isHidden) => {
          if (isHidden) {
            Object.defineProperty(document, "hidden", { get: () => true });
            window.requestAnimationFrame = () => 0;
          }
          PerformanceObserver.prototype.observe = () => {};
        }, isHidden.toString().includes("hidden")),
    });
    await page.evaluate(() => window.laidOut);
    const isSameDocument = await markDocument(page);
    await follow(page, "/it/about/");
    expect(await isSameDocument()).toBe(true);
  });

  test("without islands: every face is visible, answers open and links work", async () => {
    const { page } = await open(site, "/it/", {
      allow: LOAD_FAILURE,
      before: (page) => page.route(CHUNK, (route) => route.fulfill({ status: 404, body: "" })),
    });
    // A real pointer would scroll first, which would load the islands.
    await page.evaluate(() => document.querySelector<HTMLElement>(".move-on")?.click());
    await page.locator("html:not([data-scripted])").waitFor({ state: "attached" });
    expect(await page.locator('[data-face="back"] .more').first().isVisible()).toBe(true);
    expect(await page.locator(".carousel-buttons").first().isVisible()).toBe(false);
    await page.locator("main details summary").nth(1).click();
    expect(await page.locator("main details").nth(1).getAttribute("open")).not.toBeNull();
    await page.locator('footer a[href="/it/about/"]').click();
    await arriveAt(page, "/it/about/");
    // The next document requests them again.
    expect(await page.locator("html[data-scripted]").count()).toBe(1);
  });
});

describe("an island that throws", () => {
  test("shows a message in its place, logs the error and does not affect the rest of the page", async () => {
    const { page, problems } = await open(site, "/it/", {
      allow: /broken on purpose/,
      reducedMotion: "no-preference",
      before: (page) =>
        page.addInitScript(() => {
          Element.prototype.getBoundingClientRect = function () {
            if (this.matches(".slide")) throw new Error("broken on purpose");
            return new DOMRect();
          };
        }),
    });
    await page.locator(".clients .strip").scrollIntoViewIfNeeded();
    const crash = page.locator("[data-island=carousel] .crash").first();
    await crash.waitFor();
    expect(await crash.textContent()).toContain("Something went wrong.");
    expect(await crash.textContent()).toContain("broken on purpose");
    await crash.locator("summary").click();
    expect(await crash.locator("pre").textContent()).toMatch(/\w/);
    expect(problems.filter((problem) => problem.includes("broken on purpose"))).toHaveLength(1);
    await page.locator(".flip-button").click();
    await page.locator(".flip[data-turned]").waitFor();
    await follow(page, "/it/about/");
    await goBack(page, "/it/");
  });
});

describe("storage that throws", () => {
  test("loses only scroll positions", async () => {
    const { page } = await open(site, "/it/", {
      before: (page) =>
        page.addInitScript(() => {
          for (const name of ["localStorage", "sessionStorage"]) {
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException("Denied.", "SecurityError");
              },
            });
          }
        }),
    });
    const isSameDocument = await markDocument(page);
    await follow(page, "/it/about/");
    await goBack(page, "/it/");
    await page.locator("main a[data-scroll-to]").first().click();
    await until(page, "the contact section", () => scrollY > 0);
    expect(await isSameDocument()).toBe(true);
  });

  test("when it is full does not break page changes", async () => {
    const { page } = await open(site, START);
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("Full.", "QuotaExceededError");
      };
    });
    await follow(page, "/it/about/");
    await goBack(page, START);
  });
});
