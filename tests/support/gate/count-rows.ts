import type { Reporter, TestModule } from "vitest/node";

/** How the rows of a suite ended, and the names of the groups around those that ran. */
export interface Rows {
  passed: number;
  failed: number;
  skipped: number;
  /** Those of them that hold what the sample agency promises: with another name there are none to hold. */
  promises: number;
  groups: string[];
}

/** Tells the gate, which has started Vitest, what has run in each suite. */
export default class CountRows implements Reporter {
  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const counted: Record<string, Rows> = {};
    for (const { project, children, moduleId } of modules) {
      const rows = counted[project.name] ?? { passed: 0, failed: 0, skipped: 0, promises: 0, groups: [] };
      counted[project.name] = rows;
      for (const { state } of [...children.allTests()].map((row) => row.result()))
        rows[state === "pending" ? "failed" : state]++;
      if (moduleId.includes("/promises/")) rows.promises += [...children.allTests("skipped")].length;
      for (const group of children.suites())
        if ([...group.children.allTests("passed"), ...group.children.allTests("failed")].length > 0)
          rows.groups.push(group.name);
    }
    await new Promise((resolve) => process.send?.(counted, resolve));
  }
}
