import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const globalSetup = "./tests/install-programs.ts";

/** A fresh world for each file, in a tenth of the time a process takes; what one sets in the environment, it takes back. */
const pool = "vmThreads";

/** Files of these projects share a process: what they test has one of its own, a build or a browser. A world for each file costs half a minute. */
const isolate = false;

/** `unit` and `client` run alone; `dist` reads the built site; `browser` drives it in Chromium. */
export default defineConfig({
  test: {
    // One core's worth of tests more than Vitest dares: those of browser and dist wait for other processes much of the time.
    maxWorkers: availableParallelism(),
    reporters: ["default", "./tests/gate-summary.ts"],
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], pool, testTimeout: 30_000 } },
      {
        test: {
          name: "client",
          include: ["tests/client/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          pool,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "dist",
          isolate,
          include: ["tests/dist/**/*.test.{ts,tsx}"],
          globalSetup,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          isolate,
          include: ["tests/browser/**/*.test.{ts,tsx}"],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A machine busy elsewhere may miss a moment that a test waits for: only what fails every time is a fault.
          retry: 2,
        },
      },
    ],
  },
});
