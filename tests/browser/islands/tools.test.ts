import { expect, test } from "vitest";
import { hydrateIslands, openEngine, runsIn, waitUntilReady } from "../../support/browser/visits.ts";

// tests/client/islands/tools.test.tsx tests every tool.
const open = openEngine();

test.runIf(runsIn("chromium", "webkit"))(
  "a tool whose words a page translator has wrapped is moved by keys, and keeps the focus",
  async () => {
    const { tab } = await open("/it/google-ads/", { width: 1280 });
    await tab.evaluate(translate);
    const slider = ".tool input[type=range]";
    const value = () =>
      tab.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.valueAsNumber ?? 0, slider);
    const shown = () => tab.evaluate(() => document.querySelector(".tool output")?.textContent);
    const before = [await value(), await shown()];
    await tab.focus(slider);
    await tab.press("ArrowRight", 5);
    await expect.poll(shown).not.toBe(before[1]);
    expect(await value()).toBeGreaterThan(Number(before[0]));
    expect(await tab.evaluate((selector) => document.activeElement?.matches(selector), slider)).toBe(true);
  },
);

// Firefox restores what was set, before any script.
test.each([390, 1440])("at %i px a tool shows after a reload the sums of what is set in it", async (width) => {
  const { tab } = await open("/it/google-ads/", { width, height: 1000 });
  const said = () => tab.evaluate(() => document.querySelector("main output")?.textContent);
  const isTicked = () => tab.evaluate(() => document.querySelector<HTMLInputElement>(".tool-switch input")?.checked);
  await hydrateIslands(tab);
  const plain = await said();
  await tab.click(".tool-switch input");
  await expect.poll(said).not.toBe(plain);
  const ticked = await said();
  await tab.reload();
  await waitUntilReady(tab);
  await hydrateIslands(tab);
  await expect.poll(said).toBe((await isTicked()) ? ticked : plain);
});

/** Runs in the page. Wraps each text, as translators do. */
function translate(): void {
  const texts = document.createTreeWalker(document.querySelector(".tool") as Element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode.nodeValue?.trim()) found.push(texts.currentNode as Text);
  for (const text of found) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(`${text.data}.`);
  }
}
