import { expect, inject, onTestFinished, test } from "vitest";
import { startPreview } from "../../src/servers/start-preview.ts";
import { measureRelativeSpeed } from "../bench/page-speed.ts";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { root } from "../support/project/project-root.ts";

/** Other tests run at the same time, so figures may exceed their bounds in `npm run bench` by this factor. */
const NOISE = 1.5;

/** Ratios compare the shortest of both times. */
const ROUNDS = 2;

const isDue = inject("engine") === "chromium" && inject("gate") === "full";

test.runIf(isDue)(
  "pages load few bytes and respond about as fast as an empty page",
  async () => {
    const [server, browser] = await Promise.all([startPreview({ root, port: 0 }), launchChromium()]);
    onTestFinished(async () => {
      await browser.close();
      await server.close();
    });
    const figures = await measureRelativeSpeed(browser, server.url, ROUNDS);
    const over = figures.filter(({ value, unit, bound, needsQuiet }) => {
      if (bound === undefined || unit === "ms" || needsQuiet) return false;
      return value > bound * (unit === "kB" ? 1 : NOISE);
    });
    expect(over).toEqual([]);
  },
  180_000,
);
