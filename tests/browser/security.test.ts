import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { onePageOfEachKind, somePage } from "../support/browser/site-pages.ts";
import { startSiteServer } from "../support/browser/site-server.ts";
import { hydrateIslands, openEngine, rest } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";
import { facts } from "../support/site/own-site.ts";

const open = openEngine();
const widget = new URL(facts.links.socialFeedScript ?? "https://none.test/none.js").pathname;

test("another site can frame none of our pages", async () => {
  const { tab, server } = await open("/robots.txt", { waits: false });
  // A copy of the site at another origin may show its own page, but not ours.
  const otherSite = await startSiteServer(join(root, "dist"));
  onTestFinished(() => otherSite.close());
  otherSite.withheld = server.withheld;
  const framed = ["/it/", somePage("it"), somePage("it").slice(3), "/embed/social-feed/", "/%69t/", "/it//"];
  const sources = ["/en/", ...framed.map((path) => server.origin + path)];
  otherSite.stub(/^\/frames$/, { body: "<!doctype html><title>Frames</title>" });
  await tab.goto(`${otherSite.origin}/frames`);
  // While the page is loading, Firefox would treat a refused frame as a failed navigation of the page.
  await tab.evaluate((sources) => {
    for (const src of sources) document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, sources);
  await tab.until("its own page", () => window.frames[0]?.document.querySelector("[data-ready]"));
  // WebKit asks for an address with fewer escapes.
  await expect.poll(() => server.requests.map(decodeURI)).toEqual(expect.arrayContaining(framed.map(decodeURI)));
  // Not by another page: Firefox would take a refused frame for a failed navigation.
  await tab.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) frame.remove();
  });
  expect(otherSite.requests.some((path) => path.startsWith("/assets/main-"))).toBe(true);
  expect(server.requests.filter((path) => path.startsWith("/assets/") || path === widget)).toEqual([]);
});

test.runIf(facts.links.socialFeedScript)("our own pages show the social feed in a sandboxed frame", async () => {
  const { tab, server } = await open("/robots.txt", { waits: false });
  const frame = '<iframe src="/embed/social-feed/" sandbox="allow-scripts allow-popups"></iframe>';
  server.stub(/^\/frames$/, { body: frame });
  await tab.goto(`${server.origin}/frames`);
  await expect.poll(() => server.requests).toContain(widget);
});

describe("in Chromium", () => {
  const open = openEngine({ engines: ["chromium"] });

  // Each visit fails if a policy of a header or <meta> is violated.
  test.each(onePageOfEachKind)("no policy is violated on $url, before and after every interaction", async ({ url }) => {
    const { tab } = await open(url);
    await hydrateIslands(tab);
    await tab.evaluate(pressEverything);
    await rest();
  });
});

/** Runs in the page. Uses every control that does not leave the page. */
function pressEverything(): void {
  for (const summary of document.querySelectorAll<HTMLElement>("summary")) summary.click();
  for (const button of document.querySelectorAll<HTMLElement>("button")) button.click();
  for (const input of document.querySelectorAll("input")) input.click();
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
  scrollTo({ top: 0, behavior: "instant" });
}
