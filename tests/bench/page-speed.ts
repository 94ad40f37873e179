import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { launchChromium, visit } from "../support/browser/chromium.ts";
import { type Figure, KEEP_NAMES, median, PHONE, PHONE_CPU, ratio } from "./figures.ts";
import { measurePresses, measureQuestions } from "./presses.ts";

const LAPTOP = { width: 1440, height: 900 };

/** 1.6 Mbps, in bytes per second. */
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;

/** `latency` is the round-trip time in milliseconds. */
const MOBILE_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};

/** Longer than everything that a page asks for by itself takes on this network. */
const SETTLE_MS = 2500;

/** Measures what a visitor waits for and downloads, in Chromium. Times are medians of all rounds, ratios compare the shortest. */
export async function measurePageSpeed(url: string, rounds: number): Promise<Figure[]> {
  const browser = await launchChromium();
  try {
    return [
      await measureBlocking(browser, url, rounds),
      ...(await measureRelativeSpeed(browser, url, rounds)),
      ...(await measurePresses(browser, url, rounds)),
    ];
  } finally {
    await browser.close();
  }
}

/** Measures bytes, and times relative to a peer in the same run, which hardly depend on the machine. */
export async function measureRelativeSpeed(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  return [
    ...(await measureUntouchedHome(browser, url)),
    ...(await measurePageChanges(browser, url, rounds)),
    ...(await measureQuestions(browser, url, rounds)),
  ];
}

/** What the home page loads on a phone before anybody touches or scrolls it. */
async function measureUntouchedHome(browser: Browser, url: string): Promise<Figure[]> {
  const { context, page } = await visit(browser, { viewport: PHONE });
  await page.addInitScript(KEEP_NAMES);
  await page.goto(`${url}it/`);
  await page.waitForTimeout(SETTLE_MS);
  const loaded = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return files.map(({ name, initiatorType }) => ({ name, isPage: initiatorType === "fetch" && name.endsWith("/") }));
  });
  await context.close();
  const scripts = loaded.filter(({ name }) => name.endsWith(".js"));
  const pages = loaded.filter(({ isPage }) => isPage);
  return [
    { what: "script of the home page before a touch", value: await weigh(scripts), unit: "kB", bound: 5 },
    { what: "pages it fetches ahead", value: await weigh(pages), unit: "kB", bound: 50 },
  ];
}

/** As a host sends them, compressed ahead of time. */
async function weigh(files: readonly { name: string }[]): Promise<number> {
  const bodies = await Promise.all(files.map(async ({ name }) => Buffer.from(await (await fetch(name)).arrayBuffer())));
  return bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0) / 1000;
}

/** Blocking time (TBT) of the home page on a slow phone: what tasks after the first paint take beyond 50 ms each. */
async function measureBlocking(browser: Browser, url: string, rounds: number): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await visit(browser, { viewport: PHONE });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", MOBILE_NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE_CPU });
    await page.addInitScript(KEEP_NAMES);
    await page.addInitScript(recordLongTasks);
    await page.goto(`${url}it/`);
    await page.waitForTimeout(SETTLE_MS);
    times.push(await page.evaluate(blockingTime));
    await context.close();
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

/** From a click in the header to the first frame with the new heading, with nothing fetched ahead. */
async function measurePageChanges(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const moving = await openForChanges(browser, url, "no-preference");
  const still = await openForChanges(browser, url, "reduce");
  const native = await openForChanges(browser, url, "reduce", true);
  const times = { moving: [] as number[], still: [] as number[], native: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.moving.push(await changePage(moving, url));
    times.still.push(await changePage(still, url));
    times.native.push(await loadPage(native, url));
  }
  for (const page of [moving, still, native]) await page.context().close();
  return [
    { what: "click to new heading", value: median(times.moving), unit: "ms" },
    { what: "of the same with reduced motion", value: ratio(times.moving, times.still), unit: "×", bound: 1.35 },
    { what: "of a full load of the same page", value: ratio(times.moving, times.native), unit: "×", bound: 1 },
  ];
}

async function openForChanges(
  browser: Browser,
  url: string,
  reducedMotion: "reduce" | "no-preference",
  isPlain = false,
): Promise<Page> {
  const { context, page } = await visit(browser, { viewport: LAPTOP, reducedMotion, javaScriptEnabled: true });
  await page.addInitScript(KEEP_NAMES);
  if (isPlain) await page.route("**/assets/main-*.js", (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", MOBILE_NETWORK);
  await page.goto(`${url}it/about/`, { waitUntil: "networkidle" });
  return page;
}

/** Goes to a page of the header that was not fetched ahead, and back again. */
async function changePage(page: Page, url: string): Promise<number> {
  const path = new URL(`${url}it/specializations/`).pathname;
  const time = await page.evaluate(clickToHeading, path);
  // A reload forgets the pages that were fetched.
  await page.goto(`${url}it/about/`, { waitUntil: "networkidle" });
  return time;
}

async function loadPage(page: Page, url: string): Promise<number> {
  const started = performance.now();
  await page.goto(`${url}it/specializations/`, { waitUntil: "commit" });
  const isPainted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  while (!(await isPainted().catch(() => false))) await page.waitForTimeout(5);
  const time = performance.now() - started;
  await page.goto(`${url}it/about/`);
  return time;
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
    document.querySelector<HTMLAnchorElement>(`header a[href="${path}"]`)?.click();
    requestAnimationFrame(look);
  });
}
