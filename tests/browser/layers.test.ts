import { expect, test } from "vitest";
import { openSite } from "../support/browser/served-site.ts";
import { open, wakeIslands } from "../support/browser/visitor.ts";

const site = openSite();

/** Header, floating buttons, both frames, and what the browser adds by itself. */
const AT_MOST = 12;

test("the home page at rest has few layers: each one makes every answer to a press slower", async () => {
  const { page, context } = await open(site, "/it/", { reducedMotion: "no-preference" });
  await wakeIslands(page);
  await page.evaluate(() => document.querySelector(".faq")?.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(500);
  const session = await context.newCDPSession(page);
  await session.send("DOM.enable");
  const layers = new Promise<unknown[]>((resolve) =>
    session.on("LayerTree.layerTreeDidChange", ({ layers }) => layers && resolve(layers)),
  );
  await session.send("LayerTree.enable");
  await page.locator(".faq summary").nth(1).click();
  expect((await layers).length).toBeLessThanOrEqual(AT_MOST);
});
