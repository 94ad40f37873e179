import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "puppeteer-core";
import { closePage, openPage, PHONE, PHONE_CPU } from "./bench-page.ts";
import { type Figure, median } from "./figures.ts";
import { measurePageChanges } from "./page-changes.ts";
import { measurePresses, measureQuestions } from "./presses.ts";

/** 1.6 Mbps in bytes per second, round trips in milliseconds. */
const MOBILE_NETWORK = { download: (1.6 * 1024 * 1024) / 8, upload: (1.6 * 1024 * 1024) / 8, latency: 150 };

/** Of each mode of page changes. */
const PRESSES = 20;

/** Longer than everything that a page asks for by itself takes on this network. */
const SETTLE_MS = 2500;

/** Measures what a visitor waits for and downloads, in Chromium. */
export async function measurePageSpeed(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  return [
    await measureBlocking(browser, url, rounds),
    ...(await measurePageChanges(browser, url, PRESSES)),
    ...(await measureUntouchedHome(browser, url)),
    ...(await measureQuestions(browser, url, rounds)),
    ...(await measurePresses(browser, url, rounds)),
  ];
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
    { what: "script of the home page before a touch", value: await weigh(scripts), unit: "kB", goal: 5.8 },
    { what: "all other pages, fetched at the first touch", value: await weigh(ahead), unit: "kB", bound: 50 },
  ];
}

/** Returns kilobytes, compressed as a host sends them. */
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
  return { what: "blocking time of the home page, CPU ×4", value: median(times), unit: "ms", goal: 50 };
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
