import type { Reporter, TestModule, Vitest } from "vitest/node";
import { installAdvice, locate } from "../programs/programs.ts";
import { type Gate, suitesLeftOut } from "./gates.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Name and version of the browser that the test drove. */
    browser?: string;
  }
}

/** Ends a test run with the browsers that were driven and, after a whole gate, what did not run. */
export default class GateSummary implements Reporter {
  readonly #gate: Gate;
  #isWhole = false;

  constructor({ gate }: { gate: Gate }) {
    this.#gate = gate;
  }

  onInit(vitest: Vitest): void {
    this.#isWhole = [vitest.config.project].flat().filter(Boolean).length === 0;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const browsers = new Set(tests.flatMap((test) => test.meta().browser ?? []));
    if (browsers.size > 0) console.log(`Browsers: ${[...browsers].sort().join(", ")}.`);
    const leftOut = this.#isWhole ? suitesLeftOut(this.#gate) : [];
    if (leftOut.length === 0) return;
    const missing = new Set(leftOut.flatMap(({ programs }) => programs.filter((program) => !locate(program))));
    console.log(`Not run: ${leftOut.map(({ name }) => name).join(", ")}. ${installAdvice([...missing])}`);
  }
}
