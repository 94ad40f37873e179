import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { afterAll, expect, onTestFailed, onTestFinished } from "vitest";
import { clickAtOnce } from "./actions.ts";
import { type Outside, type Visit, visit } from "./chromium.ts";
import { arriveAt } from "./page-state.ts";
import type { OpenSite } from "./served-site.ts";

/** A page that no first screen links to, so that it is not prefetched. */
export const FAR = "/it/landing/";

/** A page for visits that may start anywhere. Without islands it loads in half the time of the home page. */
export const START = "/it/services/";

/** The message of Chromium for a file that fails to load. */
export const LOAD_FAILURE = /Failed to load resource/;

/** Options of a visit. */
export interface VisitOptions extends BrowserContextOptions {
  outside?: Outside;
  /** Script that the host of the social feed sends. */
  widget?: string;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Console errors and warnings that the test expects. */
  allow?: RegExp;
  /** Emulates Save-Data. The site then prefetches no page, which halves the work of a visit. */
  savesData?: boolean;
}

/** Options of a visitor who reads many pages. */
export interface ReaderOptions extends VisitOptions {
  /** Keeps a page open for the next test of the same address. */
  staysOnPage?: boolean;
  /** Follows a link to the next page if there is one, so that the document stays the same. */
  followsLinks?: boolean;
}

/**
 * Opens an address, with reduced motion by default. The visit ends with the
 * test, which fails on unexpected errors and warnings in the console.
 */
export async function open(site: OpenSite, url: string, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await startVisit(site, options);
  onTestFinished(async () => {
    await endVisit(visitor);
    expectNoProblems(visitor, options);
  });
  countInSummary("visits");
  recordBrowser(visitor);
  await visitor.page.goto(site.origin + url);
  await waitUntilReady(visitor.page);
  return visitor;
}

/**
 * Opens many pages in one tab, which is three times as fast as a new visit for
 * each. For tests that change no state. Unexpected errors and warnings in the
 * console fail the current test.
 *
 * @returns a function that opens a page like `page.goto`.
 */
export function reader(
  site: OpenSite,
  { staysOnPage = false, followsLinks = false, ...options }: ReaderOptions = {},
): (url: string, how?: ReadOptions) => Promise<Page> {
  let arrived: Promise<Visit> | undefined;
  afterAll(async () => arrived && endVisit(await arrived));
  return async (url, { waitUntil = "load", viewport = options.viewport ?? PHONE } = {}) => {
    arrived ??= startVisit(site, options);
    const visitor = await arrived;
    visitor.problems.length = 0;
    onTestFinished(() => expectNoProblems(visitor, options));
    // State from a failed test must not fail the next test.
    onTestFailed(() => {
      arrived = undefined;
      return endVisit(visitor);
    });
    const { page } = visitor;
    if (!isSameSize(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
    if (staysOnPage && page.url() === site.origin + url) return page;
    countInSummary("visits");
    recordBrowser(visitor);
    if (followsLinks && (await page.locator(`a[href="${url}"]`).count()) > 0) {
      await clickAtOnce(page, url);
      await arriveAt(page, url);
      return page;
    }
    await page.goto(site.origin + url, { waitUntil });
    await waitUntilReady(page);
    return page;
  };
}

/** Options for one page. */
interface ReadOptions {
  waitUntil?: "load" | "domcontentloaded";
  viewport?: ViewportSize;
}

/** The default viewport. It needs a third less CPU time than a laptop's. */
const PHONE: ViewportSize = { width: 390, height: 844 };

/** For content that only wide screens show. */
export const LAPTOP: ViewportSize = { width: 1280, height: 720 };

function isSameSize(one: ViewportSize | null, other: ViewportSize): boolean {
  return one?.width === other.width && one.height === other.height;
}

async function startVisit(
  site: OpenSite,
  { outside, widget, before, allow: _, savesData = false, ...traits }: VisitOptions,
): Promise<Visit> {
  const visitor = await visit(site.browser, { viewport: PHONE, ...traits }, outside, widget);
  if (savesData) {
    const session = await visitor.context.newCDPSession(visitor.page);
    await session.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  }
  await before?.(visitor.page);
  return visitor;
}

/** Ends a visit without waiting for pending requests. */
async function endVisit({ page, context }: Visit): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Waits for the fonts and the router, which load after the first paint. A test may block the router. */
function waitUntilReady(page: Page): Promise<void> {
  return page.evaluate(async (timeout) => {
    const isAwaited = ({ dataset }: HTMLElement) => "scripted" in dataset && history.scrollRestoration !== "manual";
    const end = performance.now() + timeout;
    while (isAwaited(document.documentElement) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 4));
    await window.laidOut;
  }, SCRIPT_TIMEOUT_MS);
}

/** Longer than the script takes unless a test holds it back. */
const SCRIPT_TIMEOUT_MS = 1000;

/** Counts an opened page or a checked state for the summary of the gate. */
export function countInSummary(what: "visits" | "states"): void {
  onTestFinished(({ task }) => {
    task.meta[what] = (task.meta[what] ?? 0) + 1;
  });
}

/** Records the browser for the summary of the gate. */
function recordBrowser({ context }: Visit): void {
  onTestFinished(({ task }) => {
    task.meta.browser = `Chromium ${context.browser()?.version()}`;
  });
}

function expectNoProblems({ problems }: Visit, { allow }: VisitOptions): void {
  expect([...new Set(problems)].filter((problem) => !allow?.test(problem))).toEqual([]);
}
