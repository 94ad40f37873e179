import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { EngineName } from "./tests/support/browser/driver.ts";
import { type Gate, leftOut, quickInBrowser, suitesOf } from "./tests/support/gate/gates.ts";

declare module "vitest" {
  interface ProvidedContext {
    gate: Gate;
    /** The engine that the tests of `tests/browser` drive. Each file says in which it runs. */
    engine: EngineName;
  }
}

// The days that the site computes are those of its visitors. The workflows also test beyond the date line.
process.env.TZ ??= "Europe/Rome";

/** `vitest run` is the quick gate; `--mode full` and `--mode night` are the others. */
export default defineConfig(({ mode }) => {
  const gate: Gate = mode === "full" || mode === "night" ? mode : "quick";
  return {
    test: {
      // Many tests wait for other processes much of the time. A single worker would run all files of `client` in one scope.
      maxWorkers: Math.max(2, availableParallelism()),
      projects: suitesOf(gate).map((name) => ({
        // React in production takes a third of the time. Tests of islands need its development build.
        oxc: { jsx: { development: name === "client" } },
        test: { name, provide: { gate }, exclude: leftOut(gate, name), ...settings(name, gate) },
      })),
    },
  };
});

function settings(suite: string, gate: Gate): object {
  if (suite === "client") {
    return {
      include: ["tests/client/**/*.test.{ts,tsx}"],
      setupFiles: ["tests/support/root-origin.ts", "tests/support/dom/clean-up.ts"],
      environment: "happy-dom",
      environmentOptions: { happyDOM },
      env: { NODE_ENV: "test" },
      // A new global scope for each file, in a tenth of the time that a process takes.
      pool: "vmThreads" as const,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    };
  }
  // The files of a suite share its modules: to load them takes longer than most tests.
  const shared = {
    isolate: false,
    // Some render a site of their own.
    env: { NODE_ENV: "production" },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 30_000 } },
  };
  if (suite === "chromium" || suite === "firefox" || suite === "webkit") {
    return {
      ...shared,
      include: gate === "quick" ? quickInBrowser : ["tests/browser/**/*.test.ts"],
      setupFiles: ["tests/support/root-origin.ts"],
      provide: { gate, engine: suite as EngineName },
    };
  }
  const folder = suite === "node" ? "{unit,dist}" : suite;
  return { ...shared, include: [`tests/${folder}/**/*.test.{ts,tsx}`] };
}

/** What a press leaves to the browser does not happen. */
const happyDOM = {
  url: "https://www.example.com/it/",
  settings: {
    navigation: {
      disableMainFrameNavigation: true,
      disableChildPageNavigation: true,
      disableFallbackToSetURL: true,
    },
    enableIframePageLoading: true,
  },
};
