import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { languages } from "../../src/urls.ts";
import { openAnswers } from "../support/browser/actions.ts";
import { visit } from "../support/browser/chromium.ts";
import { onePageOfEachKind, openSite, pagesOn } from "../support/browser/served-site.ts";
import { countInSummary, reader } from "../support/browser/visitor.ts";
import { root } from "../support/project/project-root.ts";

const axeSource = await readFile(join(root, "node_modules/axe-core/axe.min.js"), "utf8");

/** WCAG 2.2 levels A and AA, including earlier versions, and axe's best practices. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules that axe turns off by default or marks as experimental. */
const more = ["target-size", "label-content-name-mismatch", "css-orientation-lock", "focus-order-semantics"];

/** A tablet's width, at which one page of each kind is tested. */
const TABLET = 768;

/** 320 px is also 1280 px at 400% (WCAG 1.4.10). */
const widths = [320, 1440, TABLET] as const;

/** Both languages have the same markup. */
const homes = [
  { url: "/it/", colorScheme: "light" },
  { url: "/en/", colorScheme: "dark" },
] as const;

const site = openSite();

describe("with all answers open, on all screens", () => {
  // One document for many pages, so that axe is compiled once.
  const read = reader(site, { savesData: true, followsLinks: true });

  test.each(pagesOn(widths))("$url has no violation", async ({ url, path, language, order }) => {
    const page = await read(url, { viewport: { width: order[0], height: 900 } });
    await openAnswers(page);
    await addAxe(page);
    const found: string[] = [];
    for (const width of order) {
      if (width === TABLET && !onePageOfEachKind.some((page) => page.url === url)) continue;
      // The other language has the other scheme at this width.
      const isDark = (widths.indexOf(width) + languages.indexOf(language)) % 2 === 1;
      const colorScheme = isDark ? "dark" : "light";
      const state = `${width} px, ${colorScheme}`;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page, state)));
      // The menus are the same on every page of a language.
      if (path !== "") continue;
      const menu = await openMenu(page);
      found.push(...(await violations(page, `${state}, ${menu} open`, menu)));
      await page.keyboard.press("Escape");
    }
    expect(found).toEqual([]);
  });
});

describe.each(homes)("states of $url, $colorScheme", ({ url, colorScheme }) => {
  test("with picture and card turned has no violation", async () => {
    const { page, context } = await visit(site.browser, { colorScheme });
    await page.goto(site.origin + url);
    await page.locator(".flip-button").click();
    await page.locator(".flip[data-turned]").waitFor();
    const turn = page.locator('[data-face="front"] [data-turn]').first();
    await turn.scrollIntoViewIfNeeded();
    await turn.click();
    await page.locator("[data-card][data-turned]").waitFor();
    await addAxe(page);
    expect(await violations(page, "turned")).toEqual([]);
    await context.close();
  });

  test("without its script has no violation", async () => {
    const { page, context } = await visit(site.browser, { colorScheme });
    await page.route("**/assets/main-*.js", (route) => route.abort());
    await page.goto(site.origin + url);
    await page.locator("html:not([data-scripted])").waitFor();
    await addAxe(page);
    expect(await violations(page, "unscripted")).toEqual([]);
    await context.close();
  });
});

test.each(["light", "dark"] as const)("the 404 page has no violation, %s", async (colorScheme) => {
  const { page, context } = await visit(site.browser, { colorScheme, reducedMotion: "no-preference" });
  // Without the script that redirects to the home page.
  await page.route(`${site.origin}/404`, async (route) => {
    const html = await readFile(join(root, "dist/404.html"), "utf8");
    await route.fulfill({ contentType: "text/html", body: html.replace(/<script>.*?<\/script>/s, "") });
  });
  await page.goto(`${site.origin}/404`);
  await addAxe(page);
  expect(await violations(page, "not found")).toEqual([]);
  await context.close();
});

/** Adds axe to the page unless it is there. Without the markup of elements in results axe is a tenth faster. */
async function addAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  await page.evaluate(axeSource);
  await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.configure({ noHtml: true }));
}

/** Returns each violation as a line with state, rule, element and reason. The long result of axe stays in the page. */
async function violations(page: Page, state: string, within = "html"): Promise<string[]> {
  countInSummary("states");
  const found = await page.evaluate(
    async ({ root, values, rules }) => {
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
    { root: within, values: standards, rules: more },
  );
  return found.map((line) => `${state}: ${line}`);
}

/** Opens the menu of this width with all its parts, and returns its selector. */
function openMenu(page: Page): Promise<string> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("header button[popovertarget]")];
    const menu = buttons.find((button) => button.checkVisibility())?.popoverTargetElement;
    if (!(menu instanceof HTMLElement)) throw new Error("No button in the header opens a menu.");
    menu.showPopover();
    for (const details of menu.querySelectorAll("details")) details.open = true;
    return `#${menu.id}`;
  });
}
