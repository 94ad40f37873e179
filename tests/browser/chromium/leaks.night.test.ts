import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine();

test("fifty page changes leak no nodes, listeners or roots", async () => {
  const { tab } = await open("/it/", { waits: "pages" });
  const changePages = async (times: number) => {
    for (let time = 0; time < times; time++) {
      for (const url of ["/it/google-ads/", "/it/"]) await tab.followAtOnce(url);
    }
    await tab.hydrateIslands();
    await tab.evaluate(loadImages);
    for (let time = 0; time < 2; time++) await tab.chromium.send("HeapProfiler.collectGarbage");
    return tab.chromium.send("Memory.getDOMCounters");
  };
  const before = await changePages(5);
  const after = await changePages(20);
  expect(after.documents).toBeLessThanOrEqual(before.documents + 1);
  expect(after.jsEventListeners).toBeLessThanOrEqual(before.jsEventListeners + 5);
  expect(after.nodes).toBeLessThan(before.nodes * 1.1);
});

/** Runs in the page. An SVG image that has loaded counts as a document. */
async function loadImages(): Promise<void> {
  for (const image of document.images) {
    image.loading = "eager";
    await image.decode();
  }
}
