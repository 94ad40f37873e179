import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { afterAll, expect, onTestFailed, onTestFinished } from "vitest";
import { clickAtOnce } from "./actions.ts";
import { type Outside, type Visit, visit } from "./chromium.ts";
import { arriveAt } from "./page-state.ts";
import type { OpenSite } from "./served-site.ts";

/** A page without links on any first screen, so that it is not prefetched. */
export const FAR = "/it/landing/";

/** A page without islands, for visits that may start anywhere: it loads in half the time of the home page. */
export const START = "/it/services/";

/** How a test visits the site. */
export interface VisitOptions extends BrowserContextOptions {
  outside?: Outside;
  /** What the host of the social feed sends. */
  widget?: string;
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Console errors and warnings that the test expects. */
  allow?: RegExp;
  /** Asks sites to save data: ours then prefetches no page, which is half of a visit's work. */
  savesData?: boolean;
}

/** How one visitor reads many pages. */
export interface ReaderOptions extends VisitOptions {
  /** Keeps a page open for the next test of the same address. */
  staysOnPage?: boolean;
  /** Follows a link to the next page if there is one, so that the document stays. */
  followsLinks?: boolean;
}

/**
 * Opens an address with reduced motion, unless the options say otherwise.
 * The visit ends with the test, which fails on any error or warning in the
 * console that it did not expect.
 */
export async function open(site: OpenSite, url: string, options: VisitOptions = {}): Promise<Visit> {
  const visitor = await arrive(site, options);
  onTestFinished(async () => {
    await leave(visitor);
    expectNoTroubles(visitor, options);
  });
  count("visits");
  name(visitor);
  await visitor.page.goto(site.origin + url);
  await settle(visitor.page);
  return visitor;
}

/**
 * One visitor who opens page after page in the same tab: three times as fast
 * as a new one each time, for tests that look at every page and leave nothing
 * behind. Troubles in the console fail the test they come up in.
 *
 * @returns what opens a page, as `page.goto` does.
 */
export function reader(
  site: OpenSite,
  { staysOnPage = false, followsLinks = false, ...options }: ReaderOptions = {},
): (url: string, how?: ReadOptions) => Promise<Page> {
  let arrived: Promise<Visit> | undefined;
  afterAll(async () => arrived && leave(await arrived));
  return async (url, { waitUntil = "load", viewport = options.viewport ?? PHONE } = {}) => {
    arrived ??= arrive(site, options);
    const visitor = await arrived;
    visitor.troubles.length = 0;
    onTestFinished(() => expectNoTroubles(visitor, options));
    // The state after a failed test must not fail the next one.
    onTestFailed(() => {
      arrived = undefined;
      return leave(visitor);
    });
    const { page } = visitor;
    if (!isSameSize(page.viewportSize(), viewport)) await page.setViewportSize(viewport);
    if (staysOnPage && page.url() === site.origin + url) return page;
    count("visits");
    name(visitor);
    if (followsLinks && (await page.locator(`a[href="${url}"]`).count()) > 0) {
      await clickAtOnce(page, url);
      await arriveAt(page, url);
      return page;
    }
    await page.goto(site.origin + url, { waitUntil });
    await settle(page);
    return page;
  };
}

/** How a page is opened, and its viewport if not the reader's. */
interface ReadOptions {
  waitUntil?: "load" | "domcontentloaded";
  viewport?: ViewportSize;
}

/** The default viewport. It takes a third less computing than a laptop's. */
const PHONE: ViewportSize = { width: 390, height: 844 };

/** For what only wide screens show. */
export const LAPTOP: ViewportSize = { width: 1280, height: 720 };

function isSameSize(one: ViewportSize | null, other: ViewportSize): boolean {
  return one?.width === other.width && one.height === other.height;
}

async function arrive(
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

/** Ends a visit. Pending requests need no answer any more. */
async function leave({ page, context }: Visit): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

/** Waits for what our pages load after the paint: the router, unless it is blocked, and the fonts. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async (patience) => {
    const isAwaited = ({ dataset }: HTMLElement) =>
      "scripted" in dataset && (history.scrollRestoration !== "manual" || !("fonts" in dataset));
    const end = performance.now() + patience;
    while (isAwaited(document.documentElement) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 4));
    await document.fonts.ready;
  }, PATIENCE_WITH_SCRIPT_MS);
}

/** Longer than a script takes that is not held back. */
const PATIENCE_WITH_SCRIPT_MS = 1000;

/** For the summary of the gate: a page was opened, or checked in one of its states. */
export function count(what: "visits" | "states"): void {
  onTestFinished(({ task }) => {
    task.meta[what] = (task.meta[what] ?? 0) + 1;
  });
}

/** For the summary of the gate: which browser a test ran in. */
function name({ context }: Visit): void {
  onTestFinished(({ task }) => {
    task.meta.browser = `Chromium ${context.browser()?.version()}`;
  });
}

function expectNoTroubles({ troubles }: Visit, { allow }: VisitOptions): void {
  expect([...new Set(troubles)].filter((trouble) => !allow?.test(trouble))).toEqual([]);
}
