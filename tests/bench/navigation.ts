import type { Browser, CDPSession, Page } from "playwright-core";
import { launchChromium, visit } from "../browser/chromium.ts";

const LATENCY_MS = 150;
/** 1.6 Mbps, as bytes per second. */
const SLOW_BYTES = (1.6 * 1024 * 1024) / 8;
const CLICKS = 20;
/** Long enough for the browser to be idle and the prefetch to be through at this latency. */
const SETTLE_MS = 2500;

/** Pages that link to each other in the header, so that one can go round. */
const round = ["it/about/", "it/flipping-catalog/", "it/specializations/", "it/testimonials/"];

/** Milliseconds from the click to the frame that shows the new page, for each of several clicks. */
export async function measureNavigation(url: string): Promise<Record<"prefetched" | "hovered" | "native", number[]>> {
  const browser = await launchChromium();
  try {
    return {
      prefetched: await clickRound(browser, url, async (page) => page.waitForTimeout(SETTLE_MS)),
      hovered: await clickRound(browser, url, async (page, link) => {
        await page.locator(link).first().hover();
        // A hand takes at least this long from resting on a link to pressing it.
        await page.waitForTimeout(400);
      }),
      native: await clickNatively(browser, url),
    };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the first paint until each control has answered, long before the islands are alive. */
export async function measureReadiness(url: string): Promise<Record<string, number>> {
  const browser = await launchChromium();
  const controls = {
    "FAQ opens": {
      act: (page: Page) => page.locator(".faq summary").nth(1).click(),
      done: ".faq details:nth-of-type(2)[open]",
    },
    "menu opens": {
      act: (page: Page) => page.locator(".header-row .menu-toggle").click(),
      done: "#mobile-menu:popover-open",
    },
  };
  const results: Record<string, number> = {};
  try {
    for (const [name, { act, done }] of Object.entries(controls)) {
      const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 } });
      await throttle(await context.newCDPSession(page), 4);
      await page.goto(`${url}it/`, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await act(page);
      await page.waitForSelector(done, { state: "attached" });
      results[name] = await page.evaluate(
        () => performance.now() - (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0),
      );
      await context.close();
    }
    const { context, page } = await visit(browser, { viewport: { width: 390, height: 844 } });
    await throttle(await context.newCDPSession(page), 4);
    await page.goto(`${url}it/`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    results["carousel scrolls"] = await page.evaluate(async () => {
      const strip = document.querySelector(".strip");
      strip?.scrollBy({ left: 300, behavior: "instant" });
      const moved = (strip?.scrollLeft ?? 0) > 0;
      const since = performance.now() - (performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
      return moved ? since : Number.NaN;
    });
    await context.close();
    return results;
  } finally {
    await browser.close();
  }
}

async function clickRound(
  browser: Browser,
  url: string,
  prepare: (page: Page, link: string) => Promise<void>,
): Promise<number[]> {
  const { context, page } = await visit(browser, { viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await throttle(await context.newCDPSession(page), 1);
  await page.goto(url + round[round.length - 1]);
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click++) {
    const path = new URL(url + round[click % round.length]).pathname;
    const link = `.wide-nav a[href="${path}"]`;
    await prepare(page, link);
    times.push(await page.evaluate(clickToPaint, { link, path }));
  }
  await context.close();
  return times;
}

/** Runs in the page: clicks, and waits for the frame after the one in which the page is the new one. */
function clickToPaint({ link, path }: { link: string; path: string }): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      const isThere =
        location.pathname === path &&
        document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(path);
      if (!isThere) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
    };
    document.querySelector<HTMLAnchorElement>(link)?.click();
    requestAnimationFrame(look);
  });
}

/** The same way without our script: what a visitor would wait for. */
async function clickNatively(browser: Browser, url: string): Promise<number[]> {
  const { context, page } = await visit(browser, { viewport: { width: 1440, height: 900 }, javaScriptEnabled: true });
  await page.route("**/assets/main-*.js", (route) => route.abort());
  await throttle(await context.newCDPSession(page), 1);
  await page.goto(url + round[round.length - 1]);
  const times: number[] = [];
  for (let click = 0; click < CLICKS / 2; click++) {
    const path = new URL(url + round[click % round.length]).pathname;
    const started = performance.now();
    await page.locator(`.wide-nav a[href="${path}"]`).first().click();
    await page.waitForURL(`**${path}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    times.push(performance.now() - started);
  }
  await context.close();
  return times;
}

async function throttle(session: CDPSession, cpu: number): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: SLOW_BYTES,
    uploadThroughput: SLOW_BYTES,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}
