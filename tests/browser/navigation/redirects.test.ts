import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { openEngine, runsIn } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

const open = openEngine();

test.runIf(runsIn("chromium"))("the bare domain redirects with query and hash, without a note", async () => {
  const { tab } = await open("/?gclid=a%2Fb#contact", { waits: false });
  await tab.arriveAt("/en/?gclid=a%2Fb#contact");
  expect(await tab.isVisible("#missing-note")).toBe(false);
});

// tests/client/addresses.test.ts tests where each address leads.
test("an unknown address leads home, and a note says that the page does not exist", async () => {
  const { tab } = await open("/it/nowhere/", {
    allow: /404.*\/it\/nowhere\/|did not load: \/it\/nowhere\//,
    waits: false,
  });
  await tab.arriveAt("/it/");
  await tab.see("#missing-note:popover-open");
  expect(await tab.text("#announcer")).not.toBe("");
  await tab.click("#missing-note button");
  await tab.until("no note", () => !document.querySelector("#missing-note:popover-open"));
  // WebKit reports a sheet that was still loading when its page was left.
  await tab.allPagesHaveCome();
  await tab.reload();
  await tab.waitUntilReady();
  expect(await tab.isVisible("#missing-note")).toBe(false);
});

test("a redirect uses the stored language and adds no history entry", async () => {
  const { tab, server } = await open("/en/about/");
  await tab.evaluate(() => localStorage.setItem("language", "it"));
  await tab.goto(`${server.origin}/contact/`);
  await tab.arriveAt("/it/contact/");
  await tab.goBack("/en/about/");
});

test.runIf(runsIn("chromium", "webkit"))("where a known page is missing, 404.html stays and leads home", async () => {
  const html = await readFile(join(root, "dist/404.html"));
  const { tab } = await open("/it/about/", {
    allow: /404.*\/it\/about\//,
    waits: false,
    before: (server) => server.stub(/about/, { status: 404, body: html }),
  });
  await tab.until("the page and its fonts", () => document.fonts.status === "loaded" && document.querySelector("h1"));
  expect(await tab.evaluate(() => location.pathname)).toBe("/it/about/");
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
  expect(await tab.count('main a[href="/it/"]')).toBe(1);
  await tab.click('main a[href="/en/"]');
  await tab.arriveAt("/en/");
});
