import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { openAnswers } from "../../support/browser/in-page.ts";
import { onePageOfEachKind } from "../../support/browser/site-pages.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";
import { facts } from "../../support/site/own-site.ts";

/**
 * What screen readers get, without words: roles, levels, states, and how many there are.
 * `-u` writes the snapshots anew after a change.
 */
const open = openEngine();

/** Other sites have other lists. */
const testAccepted = test.runIf(isSample(facts.name));

// tests/dist/any-site.test.ts compares the outlines of the languages.
testAccepted.each(onePageOfEachKind)("$url", async ({ url }) => {
  const { tab } = await open(url, { width: 1280 });
  await tab.evaluate(openAnswers);
  expect(await readParts(tab, isMain)).toMatchSnapshot();
});

testAccepted("the home page with picture and card turned", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  for (const control of [".flip-button", '[data-face="front"] [data-turn]']) await tab.click(control);
  await tab.see("[data-card][data-turned]");
  await tab.see(".flip[data-turned]");
  expect(await readParts(tab, isMain)).toMatchSnapshot();
});

testAccepted("around the pages, with the names of the header's buttons", async () => {
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
