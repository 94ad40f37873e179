import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allPagesHaveCome, clickAtOnce, markDocument } from "../../support/browser/page-state.ts";
import { MISSING, type SiteServer, type StubResponse } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { arriveAt, openEngine, rest } from "../../support/browser/visits.ts";
import { root } from "../../support/project/project-root.ts";

const open = openEngine();

const FILE = /\/pages\/it\.json$/;
const ABOUT = /^\/it\/about\/$/;
const JSON_TYPE = "application/json";
const HTML = "text/html; charset=utf-8";

const [file, about] = await Promise.all(
  ["dist/pages/it.json", "dist/it/about/index.html"].map((path) => readFile(join(root, path), "utf8")),
);
const { build, path: paths } = JSON.parse(file ?? "");
const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(about ?? "")?.[1] ?? "";

/** The same text of another build, as after a change of a script or of styles. */
const rebuilt = (text = "") => text.replaceAll(build, "another-id");
/** The same text after an edit of a page. */
const edited = (text = "") =>
  text.replaceAll(JSON.stringify(title).slice(1, -1), "Altre parole").replaceAll(title, "Altre parole");

describe("a deploy under an open tab", () => {
  test.each(["a page change", "a return to the tab"])(
    "with other words: after %s, every page has the new ones",
    async (by) => {
      const { tab, server } = await openSite();
      deploy(server, { file: edited(file), about: edited(about) });
      await waitForFiveMinutes(tab);
      if (by === "a page change") {
        await go(tab, "/it/about/");
        expect(await tab.text("h1"), "those that are here, at once").not.toBe("Altre parole");
        await hasAskedAgain(tab, server);
        await go(tab, "/it/contact/");
      } else {
        await tab.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
        await hasAskedAgain(tab, server);
      }
      await go(tab, "/it/about/");
      expect(await tab.text("h1")).toBe("Altre parole");
      expect(await tab.count("html[data-marked]")).toBe(1);
      expect(server.requests.filter((path) => ABOUT.test(path))).toEqual([]);
    },
  );

  test("with another script or other styles: the browser loads the next page but one", async () => {
    const { tab, server } = await openSite();
    deploy(server, { file: rebuilt(file), about: rebuilt(about) });
    await waitForFiveMinutes(tab);
    await go(tab, "/it/contact/");
    await hasAskedAgain(tab, server);
    await go(tab, "/it/about/");
    expect(await tab.count("html[data-marked]")).toBe(0);
  });

  test("without a page: the browser shows what the host says", async () => {
    const { tab, server } = await openSite();
    const at = paths.indexOf("about");
    const { path, head, regions } = JSON.parse(file ?? "");
    const without = (column: string[]) => column.filter((_, index) => index !== at);
    const fewer = Object.fromEntries(
      Object.entries(regions as Record<string, string[]>).map(([name, column]) => [name, without(column)]),
    );
    server.stub(FILE, {
      type: JSON_TYPE,
      body: JSON.stringify({ build, path: without(path), head: without(head), regions: fewer }),
    });
    server.stub(ABOUT, { status: 404, body: await readFile(join(root, "dist/404.html")) });
    await waitForFiveMinutes(tab);
    await go(tab, "/it/contact/");
    await hasAskedAgain(tab, server);
    await clickAtOnce(tab, "/it/about/");
    await tab.until("the page of the host", () => document.querySelector("h1")?.textContent === "404");
  });
});

test.each<[string, StubResponse]>([
  ["somebody else's page", { type: HTML, body: "<!doctype html><title>Log in</title>" }],
  ["the beginning of it", { type: JSON_TYPE, body: file?.slice(0, -1000) ?? "" }],
  ["that of another build", { type: JSON_TYPE, body: rebuilt(file) }],
  ["none", MISSING],
])("if %s comes for the file of pages, pages come as documents", async (_, response) => {
  const { tab, server } = await open("/it/", { before: (server) => server.stub(FILE, response) });
  const isSameDocument = await markDocument(tab);
  await tab.evaluate(() => void dispatchEvent(new Event("scroll")));
  await expect.poll(() => server.requests.join()).toMatch(/it\.json/);
  await rest();
  await go(tab, "/it/about/");
  await go(tab, "/it/contact/");
  expect(await isSameDocument()).toBe(true);
  expect(server.requests).toEqual(expect.arrayContaining(["/it/about/", "/it/contact/"]));
  expect(server.requests.filter((path) => FILE.test(path))).toHaveLength(1);
});

/** Opens the home page, marks its document, and waits for all pages. */
async function openSite() {
  const visit = await open("/it/");
  await visit.tab.evaluate(() => document.documentElement.setAttribute("data-marked", ""));
  await allPagesHaveCome(visit.tab);
  return visit;
}

function deploy(server: SiteServer, site: { file: string; about: string }): void {
  server.stub(FILE, { type: JSON_TYPE, body: site.file });
  server.stub(ABOUT, { type: HTML, body: site.about });
}

function waitForFiveMinutes(tab: Tab): Promise<void> {
  return tab.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 60_000;
  });
}

/** Waits until the file of pages has come a second time, and the browser was idle. */
async function hasAskedAgain(tab: Tab, server: SiteServer): Promise<void> {
  await expect.poll(() => server.requests.filter((path) => FILE.test(path))).toHaveLength(2);
  await rest();
  await tab.evaluate(() => new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve(null))));
}

async function go(tab: Tab, url: string): Promise<void> {
  await clickAtOnce(tab, url);
  await arriveAt(tab, url);
}
