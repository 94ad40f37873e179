import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

declare module "vitest" {
  interface ProvidedContext {
    /** `npm test` is the quick gate: one page of each kind where a test goes through pages. `npm run test:all` is the full gate. */
    gate: "quick" | "full";
  }
}

const globalSetup = "./tests/support/install-programs.ts";

/** A new global scope for each file, in a tenth of the time that a process takes. */
const pool = "vmThreads";

/** Files of these projects share a process: what they test runs in processes of its own. */
const isolate = false;

/** `vitest run` is the quick gate, `vitest run --mode full` the full one. */
export default defineConfig(({ mode }) => {
  const gate = mode === "full" ? "full" : "quick";
  const provide = { gate } as const;
  const quick = [
    { test: { name: "unit", include: ["tests/unit/**/*.test.{ts,tsx}"], pool, testTimeout: 30_000, provide } },
    {
      test: {
        name: "client",
        include: ["tests/client/**/*.test.{ts,tsx}"],
        environment: "happy-dom",
        pool,
        testTimeout: 30_000,
        provide,
      },
    },
    { test: { name: "dist", isolate, include: ["tests/dist/**/*.test.{ts,tsx}"], testTimeout: 60_000, provide } },
    {
      test: {
        name: "browser",
        isolate,
        include: ["tests/browser/**/*.test.{ts,tsx}"],
        globalSetup,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        provide,
      },
    },
  ];
  const full = [
    {
      test: {
        name: "builds",
        isolate,
        include: ["tests/builds/**/*.test.{ts,tsx}"],
        globalSetup,
        testTimeout: 60_000,
        provide,
      },
    },
  ];
  return {
    test: {
      // Tests of `browser` and `builds` wait for other processes much of the time.
      maxWorkers: availableParallelism(),
      reporters: ["default", "./tests/support/gate-summary.ts"],
      projects: gate === "full" ? [...quick, ...full] : quick,
    },
  };
});
