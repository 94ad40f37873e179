import { expect, test } from "vitest";
import { isSample } from "../../src/samples.ts";
import { site } from "../../src/site.ts";
import { languages, pageUrl, paths } from "../../src/urls.ts";
import { openAnswers } from "../support/browser/page-state.ts";
import type { Tab } from "../support/browser/tab.ts";
import { hydrateIslands, openEngine } from "../support/browser/visits.ts";

/**
 * What screen readers get: roles, names, levels and their order. The Italian
 * trees are in `accessibility-tree`; `-u` writes them anew after a change.
 */
const open = openEngine({ engines: ["chromium"] });

test.each(paths)(
  "the accessibility tree of %j is the accepted one, with the same outline in every language",
  async (path) => {
    const outlines: string[][] = [];
    for (const language of languages) {
      const { tab } = await open(pageUrl(language, path), { width: 1280 });
      await tab.evaluate(openAnswers);
      const tree = await readTree(tab);
      outlines.push(tree.map(({ role }) => role).filter((role) => OUTLINE.test(role)));
      if (language === "it") await expectAccepted(tree, path.replaceAll("/", "-") || "home");
    }
    for (const outline of outlines) expect(outline).toEqual(outlines[0]);
  },
);

test("the accessibility tree of the islands in their states is the accepted one", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  await hydrateIslands(tab);
  for (const control of [".flip-button", '[data-face="front"] [data-turn]', ".clients .move-on"]) {
    await tab.click(control);
  }
  await tab.see("[data-card][data-turned]");
  await tab.until("the next client", () => document.querySelector(".clients .move-back[aria-disabled=false]"));
  await expectAccepted(await readTree(tab), "home-turned");
});

/** Compares a tree with its file, as long as the site has the sample facts. */
async function expectAccepted(tree: readonly TreeNode[], name: string): Promise<void> {
  const lines = tree.map(({ indent, role, name }) => `${indent}${role}${name && ` "${name}"`}\n`);
  if (isSample(site.name)) await expect(lines.join("")).toMatchFileSnapshot(`accessibility-tree/${name}.txt`);
}

const OUTLINE = /^(heading|banner|navigation|main|contentinfo|region|group|form|table|figure)/;

/** Roles that only carry text or layout. */
const PLAIN = new Set([
  ...["none", "generic", "StaticText", "InlineTextBox", "LineBreak", "ListMarker"],
  ...["paragraph", "strong", "emphasis", "superscript", "time"],
]);

interface TreeNode {
  indent: string;
  /** With its level, if it is a heading. */
  role: string;
  name: string;
}

async function readTree(tab: Tab): Promise<TreeNode[]> {
  const { nodes } = await tab.chromium.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: TreeNode[] = [];
  const visit = (id: string, depth: number) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value);
    const isShown = !node.ignored && !PLAIN.has(role);
    const level = node.properties?.find(({ name }) => name === "level")?.value.value;
    if (isShown) {
      lines.push({
        indent: "  ".repeat(depth),
        role: role === "heading" ? `${role} ${level}` : role,
        name: String(node.name?.value ?? "").replace(/\s+/g, " "),
      });
    }
    for (const child of node.childIds ?? []) visit(child, depth + (isShown ? 1 : 0));
  };
  if (nodes[0]) visit(nodes[0].nodeId, 0);
  return lines;
}
