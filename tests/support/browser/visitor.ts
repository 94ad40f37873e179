import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { afterAll, expect, onTestFailed, onTestFinished } from "vitest";
import { type Outside, type Visit, visit } from "./chromium.ts";
import { isHydrated } from "./hydration.ts";
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

/** Timeout of `until`. */
const PATIENCE_MS = 15_000;

/** Waits until something is true in the page. Our policy forbids `eval`, which `page.waitForFunction` needs. */
export async function until<Argument>(
  page: Page,
  what: string,
  isTrue: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  // A document that is being replaced does not answer; the next one does.
  const ask = () => page.evaluate(isTrue as (argument: unknown) => unknown, argument).catch(() => false);
  await expect.poll(ask, { timeout: PATIENCE_MS, interval: 25, message: `waited for ${what}` }).toBeTruthy();
}

/** Waits until the page of this address is the one on the screen. */
export async function arriveAt(page: Page, url: string): Promise<void> {
  await until(page, `the page ${url}`, isShown, url);
}

function isShown(url: string): boolean {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical || location.pathname + location.search + location.hash !== url) return false;
  return new URL(canonical.href).pathname === location.pathname;
}

/** Runs in the page: whether an element has come to rest under the header. */
export function isAtTop(id: string): boolean {
  const { top = Number.NaN } = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top > -2 && top < 160;
}

/** Clicks the last visible link to this address. */
export function clickLink(page: Page, url: string): Promise<void> {
  return page.locator(`a[href="${url}"]:visible`).last().click();
}

/** Emulates media features until the end of the test. */
export async function emulate(page: Page, traits: Parameters<Page["emulateMedia"]>[0]): Promise<void> {
  onTestFinished(async () => {
    if (!page.isClosed()) await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null });
  });
  await page.emulateMedia(traits);
}

/** Clicks without the pauses that a real pointer needs. */
export function clickAtOnce(page: Page, url: string): Promise<void> {
  return page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), url);
}

/** Clicks a link and waits for its page. */
export async function follow(page: Page, url: string): Promise<void> {
  await clickLink(page, url);
  await arriveAt(page, url);
}

export async function goBack(page: Page, url: string): Promise<void> {
  await page.evaluate(() => history.back());
  await arriveAt(page, url);
}

/** Marks the current document. The returned function says whether it is still the same. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => "isMarked" in window);
}

/** Language, title, page-owned head tags and regions of a page, without what islands change. */
export function pageState(page: Page) {
  return page.evaluate(() => {
    const markup = (element: Element) =>
      element.outerHTML
        .replaceAll(/ (?:inert|data-entering|data-shown)=""/g, "")
        .replaceAll(/ aria-disabled="\w+"/g, "");
    return {
      lang: document.documentElement.lang,
      title: document.title,
      titles: document.head.querySelectorAll("title").length,
      head: [...document.head.querySelectorAll("[data-page]:not(style)")].map(markup),
      regions: [...document.querySelectorAll("[data-region]")].map(markup),
    };
  });
}

/** Boxes of the regions and of the upper elements of main, which a missing style would move. */
export function layout(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-region], main > *, main > * > *, main > * > * > *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y + scrollY, width, height].map(Math.round).join(" ");
      return `${element.localName}.${element.getAttribute("class")}: ${box}`;
    }),
  );
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export function depth(page: Page): Promise<number> {
  return page.evaluate(() => history.length);
}

/** Scrolls to one island after the other, points at it, and waits until it is hydrated. */
export async function wakeIslands(page: Page): Promise<number> {
  const count = await page.locator("[data-island]").count();
  for (let index = 0; index < count; index++) {
    await until(page, `island ${index + 1} to be hydrated`, isHydrated, index);
  }
  return count;
}
