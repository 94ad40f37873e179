import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type axe from "axe-core";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/urls.ts";
import { emulate } from "../support/browser/chromium-settings.ts";
import { openAnswers } from "../support/browser/page-state.ts";
import { onePageOfEachKind, pages } from "../support/browser/site-pages.ts";
import type { Tab } from "../support/browser/tab.ts";
import { openEngine } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";

const open = openEngine({ engines: ["chromium"], quick: true });

const axeSource = await readFile(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 levels A and AA, including earlier versions, and axe's best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe turns off by default or marks as experimental. */
const more = ["target-size", "label-content-name-mismatch", "css-orientation-lock", "focus-order-semantics"];

/** A tablet's width, at which one page of each kind is tested. */
const TABLET = 768;

/** 320 px is also 1280 px at 400% (WCAG 1.4.10). */
const widths = [320, 1440, TABLET] as const;

test.each(pages)("$url has no violation on any screen, with all answers open", async ({ url, path, language }) => {
  const { tab } = await open(url, { width: widths[0], height: 900 });
  await tab.evaluate(openAnswers);
  const found: string[] = [];
  for (const width of widths) {
    if (width === TABLET && !onePageOfEachKind.some((page) => page.url === url)) continue;
    // The other language has the other scheme at this width.
    const isDark = (widths.indexOf(width) + languages.indexOf(language)) % 2 === 1;
    const scheme = isDark ? "dark" : "light";
    await tab.resize(width, 900);
    await emulate(tab, { "prefers-color-scheme": scheme });
    found.push(...(await findViolations(tab, `${width} px, ${scheme}`)));
    // The menus are the same on every page of a language.
    if (path !== "") continue;
    const menu = await tab.evaluate(openMenu);
    found.push(...(await findViolations(tab, `${width} px, ${scheme}, ${menu} open`, menu)));
    await tab.press("Escape");
  }
  expect(found).toEqual([]);
});

/** Both languages have the same markup. */
const homes = [
  { url: "/it/", scheme: "light" },
  { url: "/en/", scheme: "dark" },
] as const;

describe("in a state of its own", () => {
  const open = openEngine({ engines: ["chromium"] });

  test.each(homes)("$url, $scheme, with picture and card turned has no violation", async ({ url, scheme }) => {
    const { tab } = await open(url);
    await emulate(tab, { "prefers-color-scheme": scheme });
    await tab.click(".flip-button");
    await tab.see(".flip[data-turned]");
    await tab.click('[data-face="front"] [data-turn]');
    await tab.see("[data-card][data-turned]");
    expect(await findViolations(tab, "turned")).toEqual([]);
  });

  test.each(homes)("$url, $scheme, without its script has no violation", async ({ url, scheme }) => {
    const { tab } = await open(url, {
      allow: /did not load/,
      waits: false,
      before: (server) => server.stub(/\/assets\/main-/, async () => ({ status: 404, type: "text/plain", body: "" })),
    });
    await emulate(tab, { "prefers-color-scheme": scheme });
    await tab.see("html:not([data-scripted])");
    expect(await findViolations(tab, "unscripted")).toEqual([]);
  });

  test.each(["light", "dark"] as const)("the 404 page has no violation, %s", async (scheme) => {
    const html = await readFile(join(root, "dist/404.html"), "utf8");
    const { tab } = await open("/404", {
      waits: false,
      // Without the script that redirects to the home page.
      before: (server) => server.stub(/^\/404$/, async () => ({ body: html.replace(/<script>.*?<\/script>/s, "") })),
    });
    await emulate(tab, { "prefers-color-scheme": scheme });
    expect(await findViolations(tab, "not found")).toEqual([]);
  });
});

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
