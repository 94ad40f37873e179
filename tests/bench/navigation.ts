import type { Browser, CDPSession, Page } from "playwright-core";
import { launchChromium, visit } from "../support/browser/chromium.ts";

const LATENCY_MS = 150;
/** 1.6 Mbps, as bytes per second. */
const SLOW_BYTES = (1.6 * 1024 * 1024) / 8;
const CLICKS = 20;
/** Long enough for the browser to be idle and the prefetch to be through at this latency. */
const SETTLE_MS = 2500;

/** The bundler's helper for names, which a function that is sent into the page takes along. */
const KEEP_NAMES = "globalThis.__name = (named) => named";

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

/** Milliseconds from an act on the first paint until its answer is painted, long before the islands are alive. */
export async function measureReadiness(url: string): Promise<Record<string, number>> {
  const browser = await launchChromium();
  try {
    const results: Record<string, number> = {};
    for (const [name, control] of Object.entries(controls)) {
      const { context, page } = await visit(browser, {
        viewport: { width: 390, height: 844 },
        reducedMotion: "no-preference",
      });
      await page.addInitScript(KEEP_NAMES);
      await throttle(await context.newCDPSession(page), 4);
      await page.goto(`${url}it/`, { waitUntil: "commit" });
      results[name] = await page.evaluate(actToPaint, control);
      await context.close();
    }
    return results;
  } finally {
    await browser.close();
  }
}

/** What a visitor may touch first, and how the page looks once it has answered. */
const controls = {
  "FAQ opens": { touch: ".faq details:nth-of-type(2) summary", answer: ".faq details:nth-of-type(2)[open]" },
  "menu opens": { touch: ".menu-toggle", answer: "#mobile-menu:popover-open" },
  "carousel scrolls": { touch: ".strip", answer: ".strip" },
};

/** Runs in the page, from its first paint on; a strip is scrolled, all else is clicked. */
function actToPaint({ touch, answer }: { touch: string; answer: string }): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(touch);
      const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (!element || !isPainted) return requestAnimationFrame(look);
      const started = performance.now();
      if (touch === answer) element.scrollBy({ left: 300, behavior: "instant" });
      else element.click();
      requestAnimationFrame(() => {
        const hasAnswered = touch === answer ? element.scrollLeft > 0 : document.querySelector(answer) !== null;
        setTimeout(() => resolve(hasAnswered ? performance.now() - started : Number.NaN));
      });
    };
    look();
  });
}

async function clickRound(
  browser: Browser,
  url: string,
  prepare: (page: Page, link: string) => Promise<void>,
): Promise<number[]> {
  const { context, page } = await visit(browser, { viewport: { width: 1440, height: 900 } });
  await page.addInitScript(KEEP_NAMES);
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

/** Runs in the page: clicks, and waits until the first frame of the new page is painted: what is put off in a frame's callback runs after its paint. */
function clickToPaint({ link, path }: { link: string; path: string }): Promise<number> {
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      const isThere =
        location.pathname === path &&
        document.querySelector("link[rel=canonical]")?.getAttribute("href")?.endsWith(path);
      if (!isThere) return requestAnimationFrame(look);
      setTimeout(() => resolve(performance.now() - started));
    };
    document.querySelector<HTMLAnchorElement>(link)?.click();
    requestAnimationFrame(look);
  });
}

/** The same way without our script: what a visitor would wait for. */
async function clickNatively(browser: Browser, url: string): Promise<number[]> {
  const { context, page } = await visit(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: "no-preference",
  });
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
