import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "puppeteer-core";
import { closePage, type Figure, LAPTOP, median, openPage, PHONE, PHONE_CPU, ratio } from "./bench-page.ts";
import { measurePresses, measureQuestions } from "./presses.ts";

/** 1.6 Mbps in bytes per second, round trips in milliseconds. */
const MOBILE_NETWORK = { download: (1.6 * 1024 * 1024) / 8, upload: (1.6 * 1024 * 1024) / 8, latency: 150 };

/** Longer than everything that a page asks for by itself takes on this network. */
const SETTLE_MS = 2500;

/** Measures what a visitor waits for and downloads, in Chromium. Times are medians of all rounds, ratios compare the shortest. */
export async function measurePageSpeed(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  return [
    await measureBlocking(browser, url, rounds),
    ...(await measurePageChanges(browser, url, rounds)),
    ...(await measureRelativeSpeed(browser, url, rounds)),
    ...(await measurePresses(browser, url, rounds)),
  ];
}

/** Measures bytes, and times relative to a peer in the same run, which hardly depend on the machine. */
export async function measureRelativeSpeed(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  return [...(await measureUntouchedHome(browser, url)), ...(await measureQuestions(browser, url, rounds))];
}

/** Lets the page know that somebody is there, and waits until all pages are here. */
async function fetchPages(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event("scroll")));
  await page.waitForSelector("html[data-ready=pages]");
}

/** What the home page loads on a phone before anybody touches or scrolls it, and then. */
async function measureUntouchedHome(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openPage(browser, PHONE);
  await page.goto(`${url}it/`);
  await wait(SETTLE_MS);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  const scripts = (await loaded()).filter((name) => name.endsWith(".js"));
  await fetchPages(page);
  const ahead = (await loaded()).filter((name) => /\/pages\/\w+\.json$/.test(name));
  await closePage(page);
  return [
    { what: "script of the home page before a touch", value: await weigh(scripts), unit: "kB", bound: 6.5 },
    { what: "all other pages, fetched at the first touch", value: await weigh(ahead), unit: "kB", bound: 50 },
  ];
}

/** As a host sends them. */
async function weigh(names: readonly string[]): Promise<number> {
  const bodies = await Promise.all(names.map(async (name) => Buffer.from(await (await fetch(name)).arrayBuffer())));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000;
}

/** Blocking time (TBT) of the home page on a slow phone: what tasks after the first paint take beyond 50 ms each. */
async function measureBlocking(browser: Browser, url: string, rounds: number): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const page = await openPage(browser, PHONE);
    await page.emulateNetworkConditions(MOBILE_NETWORK);
    await page.emulateCPUThrottling(PHONE_CPU);
    await page.evaluateOnNewDocument(recordLongTasks);
    await page.goto(`${url}it/`);
    await wait(SETTLE_MS);
    times.push(await page.evaluate(blockingTime));
    await closePage(page);
  }
  return { what: "blocking time of the home page, CPU ×4", value: median(times), unit: "ms", bound: 50 };
}

/** Runs in the page. */
function recordLongTasks(): void {
  const tasks: PerformanceEntry[] = [];
  Object.assign(window, { longTasks: tasks });
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: "longtask" });
}

/** Runs in the page. */
function blockingTime(): number {
  const [paint] = performance.getEntriesByName("first-contentful-paint");
  const tasks = (window as unknown as { longTasks: PerformanceEntry[] }).longTasks;
  const later = tasks.filter(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
  return later.reduce((sum, { duration }) => sum + duration - 50, 0);
}

/** From a click on a link to the first frame with the new heading: the first page change, a later one, and the browser's load. */
async function measurePageChanges(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const router = await openForChanges(browser);
  const browserOnly = await openForChanges(browser, "*/pages/*.json");
  const native = await openForChanges(browser, "*/assets/main-*.js");
  const times = { first: [] as number[], later: [] as number[], followed: [] as number[], native: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    // A load forgets what was fetched.
    await router.goto(`${url}it/about/`, { waitUntil: "networkidle0" });
    await fetchPages(router);
    times.first.push(await router.evaluate(clickToHeading, "specializations"));
    times.later.push(await router.evaluate(clickToHeading, "testimonials"));
    times.followed.push(await followLink(browserOnly, url));
    times.native.push(await followLink(native, url));
  }
  for (const page of [router, browserOnly, native]) await closePage(page);
  return [
    { what: "click to new heading, all pages here", value: median(times.first), unit: "ms", bound: 60 },
    { what: "the same at the second page change", value: median(times.later), unit: "ms", bound: 60 },
    { what: "of a full load of the same page", value: ratio(times.first, times.native), unit: "×", bound: 1 },
    {
      what: "a press before the pages have come, of a plain link",
      value: ratio(times.followed, times.native),
      unit: "×",
      bound: 1.1,
    },
  ];
}

/** @param blocked files that never come. */
async function openForChanges(browser: Browser, blocked = ""): Promise<Page> {
  const page = await openPage(browser, LAPTOP, "no-preference");
  if (blocked) {
    const session = await page.createCDPSession();
    await session.send("Network.enable");
    await session.send("Network.setBlockedURLs", { urls: [blocked] });
  }
  await page.emulateNetworkConditions(MOBILE_NETWORK);
  return page;
}

/** Presses a link that the browser follows. Returns the time from the press to the first paint of its page. */
async function followLink(page: Page, url: string): Promise<number> {
  await page.goto(`${url}it/about/`, { waitUntil: "networkidle0" });
  const [pressed] = await Promise.all([
    page.evaluate(() => {
      setTimeout(() => document.querySelector<HTMLElement>("header a[href$='/specializations/']")?.click());
      return Date.now();
    }),
    page.waitForNavigation({ waitUntil: "networkidle0" }),
  ]);
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  });
  return painted - pressed;
}

/** Runs in the page. */
function clickToHeading(path: string): Promise<number> {
  return new Promise((resolve) => {
    const before = document.querySelector("h1");
    const started = performance.now();
    const look = () => {
      if (document.querySelector("h1") === before) return requestAnimationFrame(look);
      // After the paint of this frame.
      setTimeout(() => resolve(performance.now() - started));
    };
    document.querySelector<HTMLElement>(`header a[href$='/${path}/']`)?.click();
    requestAnimationFrame(look);
  });
}
