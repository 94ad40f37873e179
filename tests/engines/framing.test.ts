import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../../src/site.ts";
import { startSiteServer } from "../support/engines/site-server.ts";
import { openEngine } from "../support/engines/visits.ts";
import { root } from "../support/project/project-root.ts";

const open = openEngine();
const widget = new URL(site.links.socialFeedScript).pathname;

test("another site can frame none of our pages", async () => {
  const { tab, server } = await open("/robots.txt", { waits: false });
  // A copy of the site at another origin may show its own page, but not ours.
  const otherSite = await startSiteServer(join(root, "dist"));
  onTestFinished(() => otherSite.close());
  const framed = ["/it/", "/it/services/", "/services/", "/embed/social-feed/"];
  const sources = ["/it/about/", ...framed.map((path) => server.origin + path)];
  otherSite.stub(/^\/frames$/, async () => ({ body: "<!doctype html><title>Frames</title>" }));
  await tab.goto(`${otherSite.origin}/frames`);
  // While the page is loading, Firefox would treat a refused frame as a failed navigation of the page.
  await tab.evaluate((sources) => {
    for (const src of sources) document.body.append(Object.assign(document.createElement("iframe"), { src }));
  }, sources);
  await tab.until("its own page", () => window.frames[0]?.laidOut?.then(() => true));
  await expect.poll(() => server.requests, { timeout: 20_000 }).toEqual(expect.arrayContaining(framed));
  // Not by another page: Firefox would take a refused frame for a failed navigation.
  await tab.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) frame.remove();
  });
  expect(otherSite.requests.some((path) => path.startsWith("/assets/main-"))).toBe(true);
  expect(server.requests.filter((path) => path.startsWith("/assets/") || path === widget)).toEqual([]);
});

test("our own pages show the social feed in a sandboxed frame", async () => {
  const { tab, server } = await open("/robots.txt", { waits: false });
  const frame = '<iframe src="/embed/social-feed/" sandbox="allow-scripts allow-popups"></iframe>';
  server.stub(/^\/frames$/, async () => ({ body: frame }));
  await tab.goto(`${server.origin}/frames`);
  await expect.poll(() => server.requests, { timeout: 20_000 }).toContain(widget);
});
