import { expect, test, vi } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openTouchedPage, settle } from "../../support/dom/open-page.ts";

const island = (id: string) => `<p id="${id}" data-island="ads-cost"></p>`;
const pages = { "/it/": { main: island("a") + island("b") }, "/it/about/": { main: island("c") } };

test("an island is hydrated once: near the view, when the browser is idle, unless its page was left", async () => {
  const { bringIntoView, click, islands, rest, travel } = await openTouchedPage(pages);
  const [a, b] = [find("#a"), find("#b")];
  bringIntoView(a);
  await settle();
  expect(islands.hydrateIsland, "the browser is busy").not.toHaveBeenCalled();
  await rest();
  bringIntoView(b);
  click("#to-about");
  await rest();
  const c = find("#c");
  bringIntoView(c);
  await rest();
  await travel(-1);
  for (const island of [a, b, b]) {
    bringIntoView(island);
    await rest();
  }
  expect(islands.hydrateIsland.mock.calls).toEqual([[a], [c], [b]]);
});

test("an island whose script does not come says so by an attribute, so that styles show what there is", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  const { bringIntoView, rest } = await openTouchedPage(pages);
  vi.doMock("../../../src/client/islands.ts", () => {
    throw new Error("404");
  });
  bringIntoView(find("#a"));
  await rest();
  // Vitest takes its time to tell of a mock that throws.
  await expect.poll(() => find("#a").getAttribute("data-failed"), { timeout: 20_000 }).toBe("");
  expect(find("#b").hasAttribute("data-failed")).toBe(false);
  expect(logged).toHaveBeenCalledOnce();
});
