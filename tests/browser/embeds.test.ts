import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { FEED_MESSAGE } from "../../src/contract.ts";
import { site as facts } from "../../src/site.ts";
import { holdBack, holdChunk } from "../support/browser/held-chunk.ts";
import { openSite } from "../support/browser/served-site.ts";
import { open, wakeIslands } from "../support/browser/visitor.ts";

const site = openSite();

const feedHost = new URL(facts.links.socialFeedScript).href;

test("nothing of map and feed is loaded before they come near", async () => {
  const { page, thirdParties } = await open(site, "/it/", { viewport: { width: 390, height: 700 } });
  await page.waitForTimeout(400);
  expect(thirdParties.filter((url) => !url.startsWith(facts.links.flags))).toEqual([]);
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(feedHost);
  await page.locator(".embed-map").scrollIntoViewIfNeeded();
  await expect.poll(() => thirdParties, { timeout: 5000 }).toContain(facts.links.mapEmbed);
});

test("a feed that comes is started once, without a warning", async () => {
  const { page } = await open(site, "/it/", {
    widget: `window.starts = 0; setTimeout(() => { window.${facts.socialFeedGlobal} = { init() { window.starts++; } }; }, 1500);`,
  });
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  const frame = () => page.frames().find((one) => one.url().includes("/embed/social-feed/"));
  await expect.poll(() => frame()?.evaluate("window.starts"), { timeout: 8000 }).toBe(1);
  expect(await page.locator(".embed-failed").count()).toBe(0);
});

test("a feed that fails leaves a text and its link in a place of the same size, after one warning", async () => {
  const { page, troubles } = await open(site, "/it/", {
    outside: "blocked",
    allow: /^warning: Failed to initialize \w+ after maximum retries\.$/,
    before: hurry,
  });
  const feed = page.locator(".embed-feed");
  await feed.scrollIntoViewIfNeeded();
  const size = () => feed.evaluate((element) => element.getBoundingClientRect().toJSON());
  const { width, height } = await size();
  await page.locator(".embed-failed").waitFor();
  expect(await size()).toMatchObject({ width, height });
  expect(await feed.locator("a").isVisible()).toBe(true);
  expect(await feed.locator("iframe").count()).toBe(0);
  expect(troubles).toEqual([`warning: Failed to initialize ${facts.socialFeedGlobal} after maximum retries.`]);
});

test("a feed that failed before its island was alive is told of all the same", async () => {
  const wake = holdBack();
  const { page } = await open(site, "/it/", {
    outside: "blocked",
    allow: /Failed to initialize/,
    before: async (page) => {
      await hurry(page);
      await holdChunk(page);
    },
  });
  const warned = page.waitForEvent("console", (message) => /Failed/.test(message.text()));
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  await warned;
  wake();
  await page.locator(".embed-failed").waitFor();
});

test("only the frame itself can tell that it failed", async () => {
  const { page } = await open(site, "/it/");
  await wakeIslands(page);
  await page.evaluate((type) => postMessage({ type, status: "failed" }, "*"), FEED_MESSAGE);
  await page.waitForTimeout(100);
  expect(await page.locator(".embed-failed").count()).toBe(0);
});

test("the feed's frame cannot reach the page around it", async () => {
  const { page } = await open(site, "/it/", {
    allow: /./,
    widget:
      "try { parent.document.title = 'taken'; } catch {} try { top.location.href = '/taken'; } catch {} localStorage;",
  });
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  await page.waitForTimeout(600);
  expect(await page.title()).not.toBe("taken");
  expect(new URL(page.url()).pathname).toBe("/it/");
});

/** Lets time pass twenty times as fast for all that waits; how long the feed is tried for is held by `retry.test.ts`. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((act: () => void, ms = 0) => wait(act, ms / 20)) as typeof setTimeout;
  });
}
