import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, onTestFinished, TestRunner, vi } from "vitest";
import type { Facts } from "../../../src/facts/fact-rules.ts";
import { facts as ownFacts } from "../../../src/site.ts";
import { root } from "../project/project-root.ts";
import type { RenderedSite } from "../site/render-site.ts";
import type { Driver, EngineName, Traits } from "./driver.ts";
import { keepFailure } from "./keep-failure.ts";
import { startChromium, startFirefox } from "./puppeteer-driver.ts";
import { RECORD_PATH, type SiteServer, startSiteServer } from "./site-server.ts";
import { openTab, type Tab } from "./tab.ts";
import { startWebkit, WITHHELD } from "./webkit-driver.ts";

/** Addresses in tests are at the root of the domain. The owner's site may be below a path. */
const { facts } = await vi.importActual<typeof import("../../../src/site.ts")>("../../../src/site.ts");
const isBelowPath = new URL(facts.origin).pathname !== "/";

/** The engine that this run drives, and the gate it does so for. */
export const [engine, gate] = [inject("engine"), inject("gate")];

/** The files with all pages. While they are held back, the browser follows every link. */
export const PAGES = /\/pages\/\w+\.json$/;

/** Whether a test runs in this engine, for `test.runIf`. At night each runs in all of its file. */
export const runsIn = (...engines: readonly EngineName[]) => gate === "night" || engines.includes(engine);

interface Settings extends Partial<Traits> {
  /** The engines that can run the tests of a file or group; all by default. */
  engines?: readonly EngineName[];
  /** Those that run them by day, in the full gate; all of `engines` by default. At night all do. */
  byDay?: readonly EngineName[];
  /** Changes the facts, for a site that is rendered for these tests. */
  facts?: (facts: Facts) => unknown;
  /** Changes the words of that site. */
  words?: <Words>(words: Words) => Words;
  /** Where that site is on its domain. */
  base?: string;
}

export interface VisitOptions {
  width?: number;
  height?: number;
  /** Expected errors and warnings. */
  allow?: RegExp;
  /** Prepares server and tab before the page is opened. */
  before?: (server: SiteServer, tab: Tab) => unknown;
  /** Files that come only after `release` is called, or what it is called with instead. */
  holds?: RegExp;
  /** Whether to wait for the page's script and fonts, or for all pages of its language too. */
  waits?: boolean | "pages";
}

/**
 * Starts the engine for the tests of one file or group. Returns a function that opens an address for one test, which
 * fails on any unexpected error, warning or policy violation. In other engines it skips the test that calls it.
 */
export function openEngine({ engines = [engine], byDay = engines, ...settings }: Settings = {}) {
  const { facts: change, words, base, ...traits } = settings;
  const runs = engines.includes(engine) && runsIn(...byDay);
  let rendered: RenderedSite | undefined;
  beforeAll(async () => {
    if (!runs || !(change || words || isBelowPath)) return;
    const facts = structuredClone(ownFacts);
    change?.(facts);
    // The whole build, which few tests need.
    const { renderOwnersSite } = await import("../site/render-site.ts");
    rendered = await renderOwnersSite({ root, facts }, { change: words, hasShareImages: false });
  });
  afterAll(() => rendered?.remove());

  return async (path: string, options: VisitOptions = {}) => {
    const { width = 390, height = 844, allow, before, holds, waits = true } = options;
    if (!runs) TestRunner.getCurrentTest()?.context.skip();
    const server = await startSiteServer(rendered?.folder ?? join(root, "dist"), base);
    if (engine === "webkit") server.withheld = WITHHELD;
    const openWindow = await useEngine(traits);
    const window = await openWindow();
    const tab = openTab(window);
    onTestFinished(async ({ task }) => {
      await Promise.race([tab.evaluate(sendReports, server.origin, RECORD_PATH).catch(() => {}), delay(1000)]);
      if (task.result?.state === "fail" || unexpected(server, allow).length > 0)
        await keepFailure(task, window, server);
      await window.close();
      await server.close();
      // Also what the page said while it closed.
      expect(unexpected(server, allow), "errors in the page").toEqual([]);
    });
    await tab.resize(width, height);
    const release: ReturnType<SiteServer["hold"]> = holds ? server.hold(holds) : () => {};
    await before?.(server, tab);
    await tab.goto(server.origin + path);
    if (waits) await tab.waitUntilReady();
    if (waits === "pages") await tab.allPagesHaveCome();
    return { tab, server, release };
  };
}

const starters = { chromium: startChromium, firefox: startFirefox, webkit: startWebkit };

const running = new Map<string, Promise<Driver>>();

/** Returns a running engine with these system settings. Starting one takes seconds, so it serves all files of a worker. */
function useEngine(traits: Partial<Traits>): Promise<Driver> {
  const wanted: Traits = { motion: "reduced", keepsPages: false, hasPopovers: true, hasTouch: false, ...traits };
  const key = JSON.stringify(wanted);
  if (!running.has(key)) running.set(key, starters[engine](wanted));
  return running.get(key) as Promise<Driver>;
}

const unexpected = ({ problems }: SiteServer, allow?: RegExp) =>
  [...new Set(problems)].filter((problem) => !allow?.test(problem));

/** Runs in the page. Waits for the answer to a request after all reports, which are sent without waiting. Pages of other servers report nothing. */
async function sendReports(origin: string, path: string): Promise<void> {
  if (location.origin === origin) await fetch(path, { method: "POST" });
}

/** Waits before a test looks whether something has not happened: longer than our delays after an event. */
export const rest = () => delay(400);
