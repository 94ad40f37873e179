import { expect, test } from "vitest";
import { hydrateIslands, openEngine, rest } from "../../support/browser/visits.ts";

const open = openEngine({ engines: ["chromium"], quick: true, motion: "full" });

/** Header, floating buttons, both frames, and layers of the browser itself. */
const AT_MOST = 12;

test("the idle home page has few layers, because each layer slows down every interaction", async () => {
  const { tab } = await open("/it/");
  await hydrateIslands(tab);
  await tab.evaluate(() => document.querySelector(".faq")?.scrollIntoView({ block: "center", behavior: "instant" }));
  await rest();
  await tab.chromium.send("DOM.enable");
  const layers = new Promise<unknown[]>((resolve) =>
    tab.chromium.on("LayerTree.layerTreeDidChange", ({ layers }) => layers && resolve(layers)),
  );
  await tab.chromium.send("LayerTree.enable");
  await tab.click(".faq summary");
  expect((await layers).length).toBeLessThanOrEqual(AT_MOST);
});

test.each([
  { width: 320, height: 256 },
  { width: 844, height: 390 },
])("on $width × $height px no layer remains over the page", async (screen) => {
  const { tab } = await open("/it/about/", screen);
  await tab.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
  await rest();
  expect(await tab.isVisible(".floating .pill")).toBe(false);
  expect(await tab.evaluate(() => document.querySelector("header")?.getBoundingClientRect().bottom)).toBeLessThan(0);
});
