import { expect, test } from "vitest";
import { isSample } from "../../../src/facts/samples.ts";
import { openAnswers } from "../../support/browser/page-state.ts";
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
  expectAccepted((await readTree(tab)).filter(isMain));
});

testAccepted("the home page with picture and card turned", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  for (const control of [".flip-button", '[data-face="front"] [data-turn]']) await tab.click(control);
  await tab.see("[data-card][data-turned]");
  await tab.see(".flip[data-turned]");
  expectAccepted((await readTree(tab)).filter(isMain));
});

testAccepted("around the pages, with the names of the header's buttons", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  expectAccepted((await readTree(tab)).filter((node) => !isMain(node)));
});

function expectAccepted(parts: readonly TreeNode[]): void {
  expect(parts.flatMap(linesOf).join("\n")).toMatchSnapshot();
}

interface TreeNode {
  /** Role, level, states, and the name of a button in the header. */
  label: string;
  children: TreeNode[];
}

const isMain = ({ label }: TreeNode) => label === "main";

/** Roles that only carry text or layout. */
const PLAIN = new Set([
  ...["none", "generic", "StaticText", "InlineTextBox", "LineBreak", "ListMarker"],
  ...["paragraph", "strong", "emphasis", "superscript", "time"],
]);

const STATES = ["expanded", "disabled", "checked", "pressed", "selected"];

/** Returns the parts of a page. */
async function readTree(tab: Tab): Promise<TreeNode[]> {
  const { nodes } = await tab.chromium.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string, isInHeader = false): TreeNode[] => {
    const node = byId.get(id);
    const role = String(node?.role?.value);
    const children = (node?.childIds ?? []).flatMap((child) => read(child, isInHeader || role === "banner"));
    if (!node || node.ignored || PLAIN.has(role)) return children;
    const values = new Map(node.properties?.map(({ name, value }) => [String(name), value.value]));
    const states = STATES.filter((state) => values.has(state));
    const label = [
      role,
      role === "heading" && values.get("level"),
      ...states.map((state) => (values.get(state) ? state : `not ${state}`)),
      role === "button" && isInHeader && `“${node.name?.value}”`,
    ];
    return [{ label: label.filter(Boolean).join(" "), children }];
  };
  return read(nodes[0]?.nodeId ?? "").flatMap(({ children }) => children);
}

const LINE = 100;

/** Returns a part on one line if it fits, or its children on lines of their own. */
function linesOf(node: TreeNode): string[] {
  const line = inOneLine(node);
  if (line.length <= LINE) return [line];
  const blocks = node.children.map((child) => linesOf(child).join("\n"));
  return [node.label, ...counted(blocks, "\n").flatMap((block) => block.split("\n").map((text) => `  ${text}`))];
}

function inOneLine({ label, children }: TreeNode): string {
  return children.length === 0 ? label : `${label} (${counted(children.map(inOneLine), ", ").join(", ")})`;
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
