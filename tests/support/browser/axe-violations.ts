import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type axe from "axe-core";
import { root } from "../project/project-root.ts";
import type { Tab } from "./tab.ts";

/** Returns each violation as a line with rule, element and reason. Without the markup of elements in results axe is a tenth faster. */
export async function findViolations(tab: Tab, within = "html"): Promise<string[]> {
  if (!(await tab.evaluate(() => "axe" in window))) {
    // Not by a script element, which our policy forbids.
    await tab.chromium.send("Runtime.evaluate", { expression: `${axeSource};axe.configure({ noHtml: true })` });
  }
  return tab.evaluate(
    async (root, values, rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, {
        resultTypes: ["violations"],
        runOnly: { type: "tag", values },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        // Frames show third-party pages.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(" ")}: ${node.failureSummary?.replace(/\s+/g, " ")}`),
      );
    },
    within,
    standards,
    more,
  );
}

const axeSource = await readFile(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 levels A and AA, including earlier versions, and axe's best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe turns off by default or marks as experimental. */
const more = ["target-size", "label-content-name-mismatch", "css-orientation-lock", "focus-order-semantics"];
