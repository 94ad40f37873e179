import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished } from "vitest";
import { buildChangedSite, type ChangedSite, type Changes } from "../project/changed-site.ts";
import { atRoot } from "../project/project-copy.ts";
import { root } from "../project/project-root.ts";
import type { BrowserWindow, EngineName, Traits } from "./driver.ts";
import { isHydrated, isShown } from "./in-page.ts";
import { type SiteServer, startSiteServer } from "./site-server.ts";
import { openTab, type Tab } from "./tab.ts";
import { useEngine } from "./use-engine.ts";
import { WITHHELD } from "./webkit-driver.ts";

/** Addresses in tests are at the root of the domain. The owner's site may be below a path. */
const facts = await readFile(join(root, "src/site.ts"), "utf8");
const isBelowPath = atRoot(facts) !== facts;

/** The engine that this run drives. */
const engine = inject("engine");

/** Where the tests of a file or group run. */
export interface Where {
  /** The engines that run them in the full gate; all by default. */
  engines?: readonly EngineName[];
  /** Whether the quick gate runs them too, in Chromium. */
  quick?: boolean;
}

export interface Settings extends Where, Partial<Traits> {
  /** Changes of source files, for a site that is built for these tests; the project's own by default. */
  changes?: Changes;
}

export interface VisitOptions {
  width?: number;
  height?: number;
  /** Expected errors and warnings. */
  allow?: RegExp;
  /** Prepares server and tab before the page is opened. */
  before?: (server: SiteServer, tab: Tab) => unknown;
  /** Whether to wait for the page's script and fonts. */
  waits?: boolean;
  /** Opens another window at the server of another visit, or a page of a server of the test. */
  server?: SiteServer | Pick<SiteServer, "origin">;
}

export interface Visit {
  tab: Tab;
  server: SiteServer;
}

export type Open = (path: string, options?: VisitOptions) => Promise<Visit>;

/**
 * Starts the engine for the tests of one file or group.
 *
 * @returns a function that opens an address for one test. The test fails on any
 *   unexpected error, warning or policy violation.
 */
export function openEngine({ engines, quick, changes, ...traits }: Settings = {}): Open {
  const runs = runIn({ ...(engines && { engines }), ...(quick && { quick }) });
  let changed: ChangedSite | undefined;
  beforeAll(async () => {
    const needed = changes ?? (isBelowPath ? {} : undefined);
    if (runs && needed) changed = await buildChangedSite(needed);
  });
  afterAll(() => changed?.close());

  return async (path, { width = 390, height = 844, allow, before, waits = true, server: shared } = {}) => {
    const server =
      (shared as SiteServer | undefined) ??
      (await startSiteServer(join(changed?.root ?? root, "dist"), changed && new URL(changed.url).pathname));
    if (engine === "webkit" && !shared) server.withheld = WITHHELD;
    const driver = await useEngine(engine, traits);
    const window = await driver.openWindow();
    onTestFinished(() => (shared ? window.close() : endVisit(window, server, allow)));
    onTestFinished(({ task }) => {
      task.meta.browser = driver.browser;
    });
    const tab = openTab(window);
    await tab.resize(width, height);
    await before?.(server, tab);
    await tab.goto(server.origin + path);
    if (waits) await waitUntilReady(tab);
    return { tab, server };
  };
}

/** Skips the tests of a file or group in other engines and gates. Returns whether they run. */
export function runIn({ engines = ["chromium", "firefox", "webkit"], quick = false }: Where): boolean {
  const runs = engines.includes(engine) && (quick || inject("gate") === "full");
  beforeEach(({ skip }) => skip(!runs));
  return runs;
}

async function endVisit(window: BrowserWindow, server: SiteServer, allow?: RegExp): Promise<void> {
  const problems = [...server.problems];
  await window.close();
  await server.close();
  const unexpected = [...new Set(problems)].filter((problem) => !allow?.test(problem));
  expect(unexpected, "errors in the page").toEqual([]);
}

/** Keeps back the file with all pages, so that every page change loads a document. */
export function asDocuments(server: SiteServer): void {
  server.hold(/\/assets\/pages-/);
}

/** Waits until the router has started and the page is laid out in its fonts. */
export async function waitUntilReady(tab: Tab): Promise<void> {
  await tab.until("the page's script", () => history.scrollRestoration === "manual");
  await tab.evaluate(() => window.fontsApplied);
}

/** Waits until the page of this address is shown and laid out. */
export function arriveAt(tab: Tab, url: string): Promise<void> {
  return tab.until(`the page ${url}`, isShown, url);
}

/** Clicks a link and waits for its page. */
export async function follow(tab: Tab, url: string): Promise<void> {
  await tab.click(`a[href="${url}"]`);
  await arriveAt(tab, url);
}

export async function goBack(tab: Tab, url: string): Promise<void> {
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await arriveAt(tab, url);
}

/** Scrolls to each island and waits until React has hydrated it. Returns the number of islands. */
export async function hydrateIslands(tab: Tab): Promise<number> {
  const islands = await tab.count("[data-island]");
  for (let at = 0; at < islands; at++) await tab.until(`island ${at + 1} to be hydrated`, isHydrated, at);
  return islands;
}

/** Waits before a test looks whether something has not happened: longer than our delays after an event. */
export function rest(): Promise<void> {
  return delay(400);
}

/** Runs in the page, for `runFirst`. Makes storage throw, as with all site data blocked. */
export function refuseStorage(): void {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException("Denied.", "SecurityError");
      },
    });
  }
}

/** Runs in the page, for `runFirst`. Sets the visitor's languages. */
export function setLanguages(languages: readonly string[]): void {
  Object.defineProperty(navigator, "languages", { get: () => languages });
  Object.defineProperty(navigator, "language", { get: () => languages[0] });
}
