import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { EngineName } from "./tests/support/browser/driver.ts";
import { type Gate, suites, suitesLeftOut } from "./tests/support/gate/gates.ts";

declare module "vitest" {
  interface ProvidedContext {
    gate: Gate;
    /** The engine that the tests of `tests/browser` drive. Each file says in which it runs. */
    engine: EngineName;
  }
}

/** `vitest run` is the quick gate, `vitest run --mode full` the full one. */
export default defineConfig(({ mode }) => {
  const gate = mode === "full" ? "full" : "quick";
  const leftOut = suitesLeftOut(gate);
  const names = suites[gate].filter((suite) => !leftOut.includes(suite)).map(({ name }) => name);
  return {
    test: {
      // Many tests wait for other processes much of the time.
      maxWorkers: availableParallelism(),
      reporters: ["default", ["./tests/support/gate/gate-summary.ts", { gate }]],
      projects: names.map((name) => ({
        test: { name, ...settings(name), provide: { gate, ...engineOf(name) } },
      })),
    },
  };
});

function settings(suite: string) {
  if (suite === "unit" || suite === "client") {
    return {
      include: [`tests/${suite}/**/*.test.{ts,tsx}`],
      setupFiles: ["tests/support/root-origin.ts"],
      environment: suite === "client" ? "happy-dom" : "node",
      // A new global scope for each file, in a tenth of the time that a process takes.
      pool: "vmThreads" as const,
      testTimeout: 30_000,
      hookTimeout: 60_000,
    };
  }
  return {
    include: [`tests/${isEngine(suite) ? "browser" : suite}/**/*.test.ts`],
    setupFiles: isEngine(suite) ? ["tests/support/root-origin.ts"] : [],
    // What these tests look at runs in processes of its own.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Long enough for a busy machine.
    expect: { poll: { timeout: 30_000 } },
  };
}

function engineOf(suite: string): { engine?: EngineName } {
  return isEngine(suite) ? { engine: suite } : {};
}

function isEngine(suite: string): suite is EngineName {
  return ["chromium", "firefox", "webkit"].includes(suite);
}
