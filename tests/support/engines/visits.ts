import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, onTestFinished } from "vitest";
import { isHydrated, isShown } from "../browser/in-page.ts";
import { root } from "../project/project-root.ts";
import type { Driver, Traits } from "./driver.ts";
import { type SiteServer, startSiteServer } from "./site-server.ts";
import { startEngine } from "./start-engine.ts";
import { openTab, type Tab } from "./tab.ts";

/** The engine that this run drives. */
const engine = inject("engine");

export interface VisitOptions {
  width?: number;
  height?: number;
  /** Expected errors and warnings. */
  allow?: RegExp;
  /** Prepares the server before the page is opened. */
  before?: (server: SiteServer) => void;
  /** Whether to wait for the page's script and fonts. */
  waits?: boolean;
}

export interface Visit {
  tab: Tab;
  server: SiteServer;
}

/**
 * Starts the engine for the tests of one file or group.
 *
 * @param dist returns the folder of the built site; the project's own by default.
 * @returns a function that opens an address for one test. The test fails on any
 *   unexpected error, warning or policy violation.
 */
export function openEngine(
  traits: Partial<Traits> = {},
  dist = () => join(root, "dist"),
): (path: string, options?: VisitOptions) => Promise<Visit> {
  let driver: Driver;
  beforeAll(async () => {
    driver = await startEngine(engine, traits);
  });
  afterAll(() => driver?.close());

  return async (path, { width = 390, height = 844, allow, before, waits = true } = {}) => {
    const server = await startSiteServer(dist());
    const tab = openTab(driver);
    onTestFinished(async () => {
      const problems = [...server.problems];
      // The next line aborts requests, which is not an error of the page.
      await driver.goto("about:blank");
      await server.close();
      const unexpected = [...new Set(problems)].filter((problem) => !allow?.test(problem));
      expect(unexpected, "errors in the page").toEqual([]);
    });
    onTestFinished(({ task }) => {
      task.meta.visits = (task.meta.visits ?? 0) + 1;
      task.meta.browser = driver.browser;
    });
    before?.(server);
    await tab.resize(width, height);
    await tab.goto(server.origin + path);
    if (waits) await waitUntilReady(tab);
    return { tab, server };
  };
}

/** Waits until the router has started and the page is laid out in its fonts. */
export async function waitUntilReady(tab: Tab): Promise<void> {
  await tab.until("the page's script", () => history.scrollRestoration === "manual");
  await tab.evaluate(() => window.laidOut);
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

/** Scrolls to each island and waits until React has hydrated it. Returns the number of islands. */
export async function hydrateIslands(tab: Tab): Promise<number> {
  const islands = await tab.evaluate(() => document.querySelectorAll("[data-island]").length);
  for (let at = 0; at < islands; at++) await tab.until(`island ${at + 1} to be hydrated`, isHydrated, at);
  return islands;
}
