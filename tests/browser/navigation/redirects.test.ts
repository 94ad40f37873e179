import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findFaults } from "../../support/browser/layout-faults.ts";
import { arriveAt, openEngine, waitUntilReady } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

const open = openEngine();

test.each([
  ["/?gclid=1", "/en/?gclid=1"],
  ["/services/?gclid=a%2Fb#contact", "/en/services/?gclid=a%2Fb#contact"],
  ["/services/ads?utm_source=x", "/en/services/ads/?utm_source=x"],
  ["/it/services", "/it/services/"],
  ["/it/nowhere/", "/it/"],
  ["/fr/about/", "/en/"],
  ["/IT/about/", "/en/"],
])("%s redirects to %s", async (from, to) => {
  const { tab } = await open(from, { allow: /404/, waits: false });
  await arriveAt(tab, to);
});

test.each([
  ["/it/nowhere/", "/it/", true],
  ["/?gclid=1", "/en/?gclid=1", false],
])("who comes from %s to %s is told that the page does not exist: %s", async (from, to, isTold) => {
  const { tab } = await open(from, { allow: /404/, waits: false });
  await arriveAt(tab, to);
  await waitUntilReady(tab);
  if (isTold) {
    await tab.until("the note", () => document.querySelector("#missing-note:popover-open"));
    await tab.click("#missing-note button");
  }
  await tab.until("no note", () => !document.querySelector("#missing-note:popover-open"));
  expect(await tab.evaluate(() => document.getElementById("announcer")?.textContent !== "")).toBe(isTold);
});

test("a redirect uses the stored language and adds no history entry", async () => {
  const { tab, server } = await open("/en/about/");
  await tab.evaluate(() => localStorage.setItem("language", "it"));
  await tab.goto(`${server.origin}/contact/`);
  await arriveAt(tab, "/it/contact/");
  await waitUntilReady(tab);
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await arriveAt(tab, "/en/about/");
});

test("if the host lacks a known page, the 404 page stays and links to the home page in both languages", async () => {
  const html = await readFile(join(root, "dist/404.html"));
  const { tab } = await open("/it/about/", {
    allow: /404/,
    waits: false,
    before: (server) => server.stub(/about/, async () => ({ status: 404, body: html })),
  });
  await tab.until("the page and its fonts", () => document.fonts.status === "loaded" && document.querySelector("h1"));
  expect(await tab.evaluate(() => location.pathname)).toBe("/it/about/");
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
  for (const home of ["/it/", "/en/"]) {
    await tab.until(`the link to ${home}`, (url) => document.querySelector(`main a[href="${url}"]`), home);
  }
  await tab.click('main a[href="/en/"]');
  await arriveAt(tab, "/en/");
});
