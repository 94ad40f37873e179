import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import type { EngineName } from "./tests/support/engines/driver.ts";
import { type Gate, suites, suitesLeftOut } from "./tests/support/gate/gates.ts";

declare module "vitest" {
  interface ProvidedContext {
    gate: Gate;
    /** The engine that the tests of `tests/engines` drive. */
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
        test: { name, ...settings(name, gate), provide: { gate, ...engineOf(name) } },
      })),
    },
  };
});

/** What the quick gate drives in Chromium; the full gate runs every file. */
const quickTests: Record<string, string[]> = {
  browser: ["dark-scheme", "layers", "no-script", "page-layout", "security"],
  chromium: ["embeds", "menus", "page-changes"],
};

function settings(suite: string, gate: Gate) {
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
  const folder = `tests/${isEngine(suite) ? "engines" : suite}`;
  const files = (gate === "quick" && quickTests[suite]) || ["*"];
  return {
    include: files.map((file) => `${folder}/**/${file}.test.ts`),
    // What these tests look at runs in processes of its own.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  };
}

function engineOf(suite: string): { engine?: EngineName } {
  return isEngine(suite) ? { engine: suite } : {};
}

function isEngine(suite: string): suite is EngineName {
  return ["chromium", "firefox", "webkit"].includes(suite);
}
