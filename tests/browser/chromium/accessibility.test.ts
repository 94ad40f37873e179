import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findViolations } from "../../support/browser/axe-violations.ts";
import { collectStops } from "../../support/browser/focus-stops.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";
import { somePage } from "../../support/site/own-site.ts";

// every-page.test.ts tests each page as it opens: axe, also with open menus, and the stops of Tab.
const open = openEngine();

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

async function expectNoViolation(tab: Tab): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await tab.chromium.emulate({ "prefers-color-scheme": scheme });
    expect(await findViolations(tab), scheme).toEqual([]);
  }
}

test("the language links are on screen when they have the focus further down a page", async () => {
  const { tab } = await open(somePage("it"), { width: 1280, height: 720 });
  await tab.scrollTo(2000);
  await tab.evaluate(() => document.querySelector<HTMLElement>(".top-strip a")?.focus({ preventScroll: true }));
  await expect.poll(async () => (await tab.box(".top-strip a:focus")).top).toBeGreaterThanOrEqual(0);
});

test.each([
  { menu: "services-menu", width: 1280, links: 8 },
  { menu: "mobile-menu", width: 360, links: 4 },
])("Tab in #$menu: every stop is visible and uncovered, and the last leads out and closes it", async (row) => {
  const { tab } = await open(somePage("en"), { width: row.width, height: 720 });
  await tab.focus(`[popovertarget="${row.menu}"]`);
  await tab.press("Enter");
  await tab.see(`#${row.menu}:popover-open`);
  const stops = await collectStops(tab, (stop) => stop.within !== row.menu);
  expect(stops.flatMap(({ faults }) => faults)).toEqual([]);
  expect(stops.length).toBeGreaterThanOrEqual(row.links);
  await expect.poll(() => tab.isVisible(`#${row.menu}`)).toBe(false);
});
