import type { Reporter, TestCase, TestModule } from "vitest/node";
import { alignColumns } from "../../src/ssg/checks/report.ts";
import { languages, paths } from "../../src/urls.ts";

declare module "vitest" {
  interface TaskMeta {
    /** Pages that the test opened in Chromium. */
    visits?: number;
    /** How often it looked over a whole page: its layout, by axe or from stop to stop of the keyboard. */
    states?: number;
  }
}

/** Ends a test run with one table: how much was checked, on how many pages and in how many of their states, and how long it took. */
export default class GateSummary implements Reporter {
  #started = 0;

  onTestRunStart(): void {
    this.#started = performance.now();
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const projects = [...new Set(tests.map(({ project }) => project.name))];
    const rows = projects.map((name) => [name, ...figures(tests.filter(({ project }) => project.name === name))]);
    const minutes = (performance.now() - this.#started) / 60_000;
    console.log(`\n${alignColumns([["", "checks", "passed", "pages opened", "states", "s"], ...rows])}\n`);
    console.log(
      `${languages.length * paths.length} pages in ${languages.length} languages; ${minutes.toFixed(1)} min.`,
    );
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
