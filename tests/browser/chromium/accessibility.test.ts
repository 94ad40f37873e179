import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { findViolations } from "../../support/browser/axe-violations.ts";
import { collectStops } from "../../support/browser/focus-stops.ts";
import { openAnswers } from "../../support/browser/in-page.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";
import { facts, somePage } from "../../support/site/own-site.ts";

// every-page.test.ts tests each page as it opens: axe, also with open menus, and the stops of Tab.
const open = openEngine();

/** Other sites have other trees. */
const isSampleSite = isSample(facts.name);

test("the home page with picture and card turned has no violation, and the accepted tree", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  await tab.click(".flip-button");
  await tab.see(".flip[data-turned]");
  await tab.click('[data-face="front"] [data-turn]');
  await tab.see("[data-card][data-turned]");
  if (isSampleSite) expect(await readParts(tab, isMain)).toMatchSnapshot();
  await tab.resize(390);
  await expectNoViolation(tab, ".flip[data-turned], [data-card][data-turned]");
});

test("the home page without its script has no violation", async () => {
  const { tab } = await open("/it/", {
    allow: /did not load: \/assets\/main-/,
    before: (server) => server.stub(/\/assets\/main-/, MISSING),
  });
  await tab.see("html:not([data-scripted])");
  // Its colours in the dark are those with the script.
  await expectNoViolation(tab, "html", runsIn() ? schemes : ["light"]);
});

test("the 404 page has no violation", async () => {
  const html = await readFile(join(root, "dist/404.html"), "utf8");
  // Without the script that redirects to the home page.
  const body = html.replace(/<script>.*?<\/script>/s, "");
  const { tab } = await open("/404", { waits: false, before: (server) => server.stub(/^\/404$/, { body }) });
  await expectNoViolation(tab);
});

const schemes = ["light", "dark"] as const;

async function expectNoViolation(tab: Tab, within = "html", looks: readonly (typeof schemes)[number][] = schemes) {
  for (const scheme of looks) {
    await tab.chromium.emulate({ "prefers-color-scheme": scheme });
    expect(await findViolations(tab, within), scheme).toEqual([]);
  }
}

test("the language links are on screen when they have the focus further down a page", async () => {
  const { tab } = await open(somePage("it"), { width: 1280, height: 720 });
  await tab.scrollTo(2000);
  await tab.evaluate(() => document.querySelector<HTMLElement>(".top-bar a")?.focus({ preventScroll: true }));
  await expect.poll(async () => (await tab.box(".top-bar a:focus")).top).toBeGreaterThanOrEqual(0);
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

/*
 * What screen readers get, without words: roles, levels, states, and how many there are.
 * `-u` writes the snapshots anew after a change. tests/rules/markup.ts compares the outlines of the languages.
 */
test.runIf(isSampleSite).each(onePageOfEachKind)("$url has the accepted tree", async ({ url }) => {
  const { tab } = await open(url, { width: 1280 });
  await tab.evaluate(openAnswers);
  expect(await readParts(tab, isMain)).toMatchSnapshot();
});

test.runIf(isSampleSite)("the accepted tree around the pages, with the names of the header's buttons", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  expect(await readParts(tab, (part) => !isMain(part))).toMatchSnapshot();
});

const isMain = (part: string) => /^main\s/.test(part);

/** Roles that only carry text or layout. */
const PLAIN = new Set([
  ...["RootWebArea", "none", "generic", "StaticText", "InlineTextBox", "LineBreak", "ListMarker"],
  ...["paragraph", "strong", "emphasis", "superscript", "time"],
]);

const STATES = ["expanded", "disabled", "checked", "pressed", "selected"];

const LINE = 100;

/** Returns these parts of a page: what fits on one line, or else a line for each part of it. */
async function readParts(tab: Tab, isWanted: (part: string) => boolean): Promise<string> {
  const { nodes } = await tab.chromium.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string, isInHeader = false): string[] => {
    const node = byId.get(id);
    const role = String(node?.role?.value);
    const inside = (node?.childIds ?? []).flatMap((child) => read(child, isInHeader || role === "banner"));
    if (!node || node.ignored || PLAIN.has(role)) return inside;
    const values = new Map(node.properties?.map(({ name, value }) => [String(name), value.value]));
    const states = STATES.filter((state) => values.has(state));
    const labels = [
      role,
      role === "heading" && values.get("level"),
      ...states.map((state) => (values.get(state) ? state : `not ${state}`)),
      role === "button" && isInHeader && `“${node.name?.value}”`,
    ];
    const label = labels.filter(Boolean).join(" ");
    if (inside.length === 0) return [label];
    const line = `${label} (${counted(inside, ", ").join(", ")})`;
    if (line.length <= LINE && !line.includes("\n")) return [line];
    return [`${label}\n${counted(inside, "\n").join("\n").replaceAll(/^/gm, "  ")}`];
  };
  return read(nodes[0]?.nodeId ?? "")
    .filter(isWanted)
    .join("\n");
}

/** Joins what repeats, such as items of a list, or terms with their definitions. */
function counted(texts: readonly string[], separator: string): string[] {
  const [first] = texts;
  if (first === undefined) return [];
  for (const size of [1, 2]) {
    const repeated = texts.slice(0, size);
    let end = size;
    while (end < texts.length && texts[end] === repeated[end % size]) end++;
    const count = Math.floor(end / size);
    if (count < 2) continue;
    return [`${count} × ${repeated.join(separator)}`, ...counted(texts.slice(count * size), separator)];
  }
  return [first, ...counted(texts.slice(1), separator)];
}
