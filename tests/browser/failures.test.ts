import { describe, expect, test } from "vitest";
import { goOffline } from "../support/browser/chromium-settings.ts";
import { clickAtOnce, markDocument, untilLoaded } from "../support/browser/page-state.ts";
import type { StubResponse } from "../support/browser/site-server.ts";
import { arriveAt, asDocuments, follow, goBack, openEngine } from "../support/browser/visits.ts";

// tests/client/router/failures.test.ts and error-page.test.ts test each kind of failure.
const open = openEngine({ engines: ["chromium"] });

const START = "/it/services/";
/** A page that no first screen links to, so that it is not prefetched. */
const FAR = "/it/landing/";

const SCRIPT = /\/assets\/main-/;
const missing = async (): Promise<StubResponse> => ({ status: 404, type: "text/plain", body: "" });

describe("offline", () => {
  test("the browser shows its own error page, and our page once it is online", async () => {
    const { tab } = await open("/it/about/", { before: asDocuments });
    await goOffline(tab);
    await clickAtOnce(tab, FAR);
    await tab.until("the browser's own page", () => location.protocol === "chrome-error:");
    await goOffline(tab, false);
    await goBack(tab, "/it/about/");
  });

  test("Back to a cached page still works", async () => {
    const { tab } = await open("/it/about/");
    await clickAtOnce(tab, FAR);
    await arriveAt(tab, FAR);
    await follow(tab, "/it/about/");
    await goOffline(tab);
    await goBack(tab, FAR);
  });
});

describe("a page change that fails unexpectedly", () => {
  test("the browser loads the page if the error page fails too", async () => {
    const { tab, server } = await open("/it/", { allow: /503|did not load|Failed to/, before: asDocuments });
    server.stub(/\/assets\/error-page-/, missing);
    const restore = server.stub(/landing/, async () => ({ status: 503, body: "Down" }));
    await markDocument(tab);
    await clickAtOnce(tab, FAR);
    await expect.poll(() => server.requests.some((path) => path.includes("error-page"))).toBe(true);
    restore();
    await untilLoaded(tab);
  });
});

describe("our script", () => {
  test("hangs: after a timeout the page has its state without JavaScript until the script arrives", async () => {
    let release = () => {};
    const { tab } = await open("/it/", {
      waits: false,
      before: (server) => {
        release = server.hold(SCRIPT);
      },
    });
    const back = '[data-face="back"] .more';
    expect(await tab.count("html[data-scripted]")).toBe(1);
    expect(await tab.isVisible(back)).toBe(false);
    await tab.see("html:not([data-scripted])");
    expect(await tab.isVisible(back)).toBe(true);
    release();
    await tab.see("html[data-scripted]");
    await follow(tab, "/it/about/");
  });

  test.each([
    ["in a background tab", hideTab],
    ["in a browser that reports no paint", reportNoPaint],
  ])("and the fonts load without a paint %s", async (_, prepare) => {
    const { tab } = await open(START, { before: (server) => server.runFirst(prepare) });
    const isSameDocument = await markDocument(tab);
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    expect(await isSameDocument()).toBe(true);
  });
});

/** Runs first. */
function hideTab(): void {
  Object.defineProperty(document, "hidden", { get: () => true });
  window.requestAnimationFrame = () => 0;
  PerformanceObserver.prototype.observe = () => {};
}

/** Runs first. */
function reportNoPaint(): void {
  PerformanceObserver.prototype.observe = () => {};
}
