import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { alignColumns } from "../../../src/ssg/checks/report.ts";
import { languages, paths } from "../../../src/urls.ts";
import { installAdvice, locate } from "../programs/programs.ts";
import { type Gate, suitesLeftOut } from "./gates.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Pages that the test opened in a browser. */
    visits?: number;
    /** How often it looked over a whole page: its layout, by axe or from stop to stop of the keyboard. */
    states?: number;
    /** Name and version of the browser. */
    browser?: string;
  }
}

/** Ends a test run with what ran, how much, in which browsers, and what did not run. */
export default class GateSummary implements Reporter {
  readonly #gate: Gate;
  #isWhole = false;
  #started = 0;

  constructor({ gate }: { gate: Gate }) {
    this.#gate = gate;
  }

  onInit(vitest: Vitest): void {
    this.#isWhole = [vitest.config.project].flat().filter(Boolean).length === 0;
  }

  onTestRunStart(): void {
    this.#started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== "skipped");
    const ran = [...new Set(tests.map(({ project }) => project.name))];
    const rows = ran.map((name) => [name, ...figures(tests.filter(({ project }) => project.name === name))]);
    const browsers = [...new Set(tests.flatMap((test) => test.meta().browser ?? []))];
    const minutes = (performance.now() - this.#started) / 60_000;
    const failed = tests.filter((test) => !test.ok()).length;
    // A file that cannot be loaded, or an error outside of a test, fails the gate as well.
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length;
    const lines = [
      alignColumns([["", "tests", "passed", "pages opened", "states", "s"], ...rows]),
      "",
      `${this.#isWhole ? `The ${this.#gate} gate` : "A part of the gate"}: ${minutes.toFixed(1)} minutes, ${languages.length * paths.length} pages in ${languages.length} languages.`,
      ...(browsers.length > 0 ? [`Browsers: ${browsers.sort().join(", ")}.`] : []),
      ...this.#notRun(),
      `${tests.length - failed} passed, ${failed + broken} failed`,
    ];
    console.log(`\n${lines.join("\n")}`);
  }

  #notRun(): string[] {
    const leftOut = this.#isWhole ? suitesLeftOut(this.#gate) : [];
    if (leftOut.length === 0) return [];
    const missing = [...new Set(leftOut.flatMap(({ programs }) => programs))].filter((program) => !locate(program));
    return [`Not run: ${leftOut.map(({ name }) => name).join(", ")}. ${installAdvice(missing)}`];
  }
}

function figures(tests: readonly TestCase[]): string[] {
  const passed = tests.filter((test) => test.ok()).length;
  const sum = (figure: (test: TestCase) => number | undefined) =>
    tests.reduce((total, test) => total + (figure(test) ?? 0), 0);
  const visits = sum((test) => test.meta().visits);
  const states = sum((test) => test.meta().states);
  const seconds = sum((test) => test.diagnostic()?.duration) / 1000;
  return [tests.length, passed, visits, states, Math.round(seconds)].map(String);
}
