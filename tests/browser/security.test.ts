import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSiteServer } from "../support/browser/site-server.ts";
import { openEngine, rest } from "../support/browser/visits.ts";
import { root } from "../support/project/project-root.ts";
import { facts, somePage } from "../support/site/own-site.ts";

const open = openEngine();

// every-page.test.ts tests that no page violates a policy.
test("another site can frame none of our pages", async () => {
  const { tab, server } = await open("/robots.txt", { waits: false });
  // A copy of the site at another origin may show its own page, but not ours.
  const otherSite = await startSiteServer(join(root, "dist"));
  onTestFinished(otherSite.close);
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
  // A page that came would now ask for its script.
  await rest();
  // Not by another page: Firefox would take a refused frame for a failed navigation.
  await tab.evaluate(() => {
    for (const frame of document.querySelectorAll("iframe")) frame.remove();
  });
  const widget = new URL(facts.links.socialFeedScript ?? "https://none.test/none.js").pathname;
  expect(otherSite.requests.some((path) => path.startsWith("/assets/main-"))).toBe(true);
  expect(server.requests.filter((path) => path.startsWith("/assets/") || path === widget)).toEqual([]);
});
