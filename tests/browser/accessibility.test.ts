import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type axe from "axe-core";
import { describe, expect, test } from "vitest";
import { emulate } from "../support/browser/chromium-settings.ts";
import { openAnswers } from "../support/browser/page-state.ts";
import { pagesInOneLanguage } from "../support/browser/site-pages.ts";
import { MISSING } from "../support/browser/site-server.ts";
import type { Tab } from "../support/browser/tab.ts";
import { openEngine } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";

const open = openEngine({ engines: ["chromium"], quick: true });

const axeSource = await readFile(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 levels A and AA, including earlier versions, and axe's best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe turns off by default or marks as experimental. */
const more = ["target-size", "label-content-name-mismatch", "css-orientation-lock", "focus-order-semantics"];

/** 320 px is also 1280 px at 400% (WCAG 1.4.10). */
const widths = [320, 768, 1440];

// Both languages have the same markup; the next page has the other scheme at the same width.
test.each(pagesInOneLanguage.map((page, index) => ({ ...page, index })))(
  "$url has no violation on any screen, in both schemes, with all answers open",
  async ({ url, path, index }) => {
    const { tab } = await open(url, { width: 320, height: 900 });
    await tab.evaluate(openAnswers);
    const found: string[] = [];
    for (const [at, width] of widths.entries()) {
      const scheme = (at + index) % 2 ? "dark" : "light";
      await tab.resize(width, 900);
      await emulate(tab, { "prefers-color-scheme": scheme });
      found.push(...(await findViolations(tab, `${width} px, ${scheme}`)));
      // The menus are the same on every page.
      if (path !== "") continue;
      const menu = await tab.evaluate(openMenu);
      found.push(...(await findViolations(tab, `${width} px, ${scheme}, ${menu} open`, menu)));
      await tab.press("Escape");
    }
    expect(found).toEqual([]);
  },
);

describe("in a state of its own", () => {
  const open = openEngine({ engines: ["chromium"] });

  test("the home page with picture and card turned has no violation", async () => {
    const { tab } = await open("/it/");
    await tab.click(".flip-button");
    await tab.see(".flip[data-turned]");
    await tab.click('[data-face="front"] [data-turn]');
    await tab.see("[data-card][data-turned]");
    await expectNoViolation(tab);
  });

  test("the home page without its script has no violation", async () => {
    const { tab } = await open("/it/", {
      allow: /did not load/,
      waits: false,
      before: (server) => server.stub(/\/assets\/main-/, MISSING),
    });
    await tab.see("html:not([data-scripted])");
    await expectNoViolation(tab);
  });

  test("the 404 page has no violation", async () => {
    const html = await readFile(join(root, "dist/404.html"), "utf8");
    // Without the script that redirects to the home page.
    const body = html.replace(/<script>.*?<\/script>/s, "");
    const { tab } = await open("/404", { waits: false, before: (server) => server.stub(/^\/404$/, { body }) });
    await expectNoViolation(tab);
  });
});

async function expectNoViolation(tab: Tab): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await emulate(tab, { "prefers-color-scheme": scheme });
    expect(await findViolations(tab, scheme)).toEqual([]);
  }
}

/** Returns each violation as a line with state, rule, element and reason. Without the markup of elements in results axe is a tenth faster. */
async function findViolations(tab: Tab, state: string, within = "html"): Promise<string[]> {
  if (!(await tab.evaluate(() => "axe" in window))) {
    // Not by a script element, which our policy forbids.
    await tab.chromium.send("Runtime.evaluate", { expression: `${axeSource};axe.configure({ noHtml: true })` });
  }
  const found = await tab.evaluate(
    async (root, values, rules) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(root, {
        resultTypes: ["violations"],
        runOnly: { type: "tag", values },
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
        // Frames show third-party pages.
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary = "" }) => `${id}: ${target.join(" ")}: ${failureSummary.replace(/\s+/g, " ")}`,
        ),
      );
    },
    within,
    standards,
    more,
  );
  return found.map((line) => `${state}: ${line}`);
}

/** Runs in the page. Opens the menu of this width with all its parts, and returns its selector. */
function openMenu(): string {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("header button[popovertarget]")];
  const menu = buttons.find((button) => button.checkVisibility())?.popoverTargetElement;
  if (!(menu instanceof HTMLElement)) throw new Error("No button in the header opens a menu.");
  menu.showPopover();
  for (const details of menu.querySelectorAll("details")) details.open = true;
  return `#${menu.id}`;
}
