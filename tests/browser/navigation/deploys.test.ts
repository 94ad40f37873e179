import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allPagesHaveCome, clickAtOnce, markDocument, scrolled } from "../../support/browser/page-state.ts";
import type { SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, goBack, openEngine } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

const open = openEngine({ full: ["chromium"] });

const FILE = /\/pages\/it\.json$/;
const ABOUT = /^\/it\/about\/$/;

const [file = "", about = ""] = await Promise.all(
  ["dist/pages/it.json", "dist/it/about/index.html"].map((path) => readFile(join(root, path), "utf8")),
);
const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(about)?.[1] ?? "";
const { build } = JSON.parse(file);

/** The same text after an edit of a page. */
const edited = (text: string) =>
  text.replaceAll(JSON.stringify(title).slice(1, -1), "Altre parole").replaceAll(title, "Altre parole");

// tests/client/router/pages.test.ts tests a deploy of other words.
test("after a deploy of another build under an open tab, Back finds what was left, and the browser loads the next page", async () => {
  const { tab, server } = await openAbout();
  const isSameDocument = await markDocument(tab);
  deploy(server, (text) => edited(text).replaceAll(build, "another-id"));
  await returnToTab(tab, server);
  await goBack(tab, "/it/services/");
  expect(await scrolled(tab)).toBe(400);
  await go(tab, "/it/contact/");
  await tab.until("a new document", () => !("isMarked" in window));
  expect(await isSameDocument()).toBe(false);
  await go(tab, "/it/about/");
  expect(await tab.evaluate(readHeading)).toBe("Altre parole");
  await goBack(tab, "/it/contact/");
  await goBack(tab, "/it/services/");
});

test("a visitor who loses the network after the first sign of life walks the whole site", async () => {
  const { tab, server } = await open("/it/");
  const isSameDocument = await markDocument(tab);
  await allPagesHaveCome(tab);
  server.hold(/^/);
  const urls: string[] = JSON.parse(file).address;
  for (const url of [...urls.slice(1), "/it/"]) await go(tab, url);
  for (const url of urls.toReversed().slice(0, 10)) await goBack(tab, url);
  expect(await isSameDocument()).toBe(true);
});

/** Walks from the services to another page, and waits for all pages. */
async function openAbout() {
  const visit = await open("/it/services/");
  const { tab } = visit;
  await allPagesHaveCome(tab);
  await tab.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await go(tab, "/it/about/");
  return visit;
}

function deploy(server: SiteServer, change: (text: string) => string): void {
  server.stub(FILE, { type: "application/json", body: change(file) });
  server.stub(ABOUT, { type: "text/html; charset=utf-8", body: change(about) });
}

/** Comes back after more than five minutes, and waits until the pages have been asked for again. */
async function returnToTab(tab: Tab, server: SiteServer): Promise<void> {
  const before = server.requests.length;
  await tab.evaluate(async () => {
    const now = Date.now;
    Date.now = () => now() + 6 * 60_000;
    document.dispatchEvent(new Event("visibilitychange"));
    // The page has asked before.
    const { content = "" } = document.querySelector<HTMLMetaElement>("meta[name=pages]") ?? {};
    await (await fetch(content, { cache: "no-cache" })).json();
  });
  expect(server.requests.slice(before).filter((path) => FILE.test(path))).toHaveLength(2);
}

async function go(tab: Tab, url: string): Promise<void> {
  await clickAtOnce(tab, url);
  await arriveAt(tab, url);
}

/** Runs in the page. Returns the heading as it is written. */
function readHeading(): string {
  return document.querySelector("h1")?.innerHTML ?? "";
}
