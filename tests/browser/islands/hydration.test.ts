import { build } from "esbuild";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { clickAtOnce, follow, hydrateIslands } from "../../support/browser/actions.ts";
import { CHUNK, holdBack, holdChunk } from "../../support/browser/late-responses.ts";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import { arriveAt, until } from "../../support/browser/page-state.ts";
import { allPages, openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open, reader } from "../../support/browser/visitor.ts";
import { root } from "../../support/project/project-root.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const readUnhydrated = reader(site, { savesData: true, before: holdChunk });

/** One width for each number of slides in view. */
const widths = [320, 640, 768, 1024];
const withIslands = ["/it/", "/en/", "/it/google-ads/", "/en/google-ads/"];

describe("hydration", () => {
  /** The chunk with React's development build, which reports every mismatch. */
  let development: string;
  beforeAll(async () => {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: ["src/client/islands.ts"],
      bundle: true,
      write: false,
      format: "esm",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"development"' },
    });
    development = outputFiles[0]?.text ?? "";
  });

  test("the list of pages with islands is complete", async () => {
    const found = allPages.map(async ({ url }) => {
      const html = await (await fetch(site.origin + url)).text();
      return html.includes("data-island=") ? [url] : [];
    });
    expect((await Promise.all(found)).flat().sort()).toEqual(withIslands.toSorted());
  });

  test.each(withIslands)("%s: React's development build reports no mismatch", async (url) => {
    const chunk = { contentType: "text/javascript", body: development };
    const { page } = await open(site, url, { before: (page) => page.route(CHUNK, (route) => route.fulfill(chunk)) });
    expect(await hydrateIslands(page)).toBeGreaterThan(0);
  });

  describe.each(["/it/", "/en/google-ads/"])("%s", (url) => {
    test.each(widths)("at %i px hydration changes no markup and causes no layout shift", async (width) => {
      const release = holdBack();
      const page = await readUnhydrated(url, { viewport: { width, height: 800 } });
      const before = await islandState(page);
      await watchShifts(page);
      release();
      await hydrateIslands(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await islandState(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });
  });

  test("hydration with a new order of the cards causes no layout shift", async () => {
    const release = holdBack();
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference", before: holdChunk });
    await watchShifts(page);
    release();
    await hydrateIslands(page);
    await page.waitForTimeout(500);
    expect(await shifts(page)).toEqual([]);
  });

  test("a page without islands never loads React", async () => {
    const asked: string[] = [];
    const { page } = await open(site, "/it/about/", {
      before: async (page) => page.on("request", (request) => asked.push(request.url())),
    });
    await page.mouse.move(200, 300);
    await page.locator("main").click();
    await follow(page, "/it/contact/");
    await page.waitForTimeout(300);
    expect(asked.filter((url) => /islands-/.test(url))).toEqual([]);
    expect(asked.filter((url) => /main-/.test(url))).toHaveLength(1);
  });

  test("islands hydrate after a page change, and again after Back", async () => {
    const page = await read("/it/");
    await follow(page, "/it/google-ads/");
    expect(await hydrateIslands(page)).toBe(1);
    await page.evaluate(() => history.back());
    await arriveAt(page, "/it/");
    expect(await hydrateIslands(page)).toBe(4);
    await page.locator(".flip-button").click();
    expect(await page.locator(".flip[data-turned]").count()).toBe(1);
  });

  test("a page change while islands hydrate causes no error", async () => {
    const page = await read("/it/");
    for (let time = 0; time < 5; time++) {
      await clickAtOnce(page, "/it/google-ads/");
      await arriveAt(page, "/it/google-ads/");
      await clickAtOnce(page, "/it/");
      await arriveAt(page, "/it/");
      await page.evaluate(() => document.querySelector("[data-island=carousel]")?.scrollIntoView());
    }
  });

  test("an island changed by an extension renders again with all its slides", async () => {
    const { page } = await open(site, "/it/google-ads/", {
      viewport: LAPTOP,
      allow: /Minified React error/,
      before: (page) =>
        page.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () => document.querySelector(".carousel-buttons")?.remove());
        }),
    });
    await hydrateIslands(page);
    expect(await page.locator(".slide").count()).toBe(6);
    expect(await page.locator(".slide:not([inert])").count()).toBe(3);
    await page.locator(".move-on").click();
    await until(page, "the next slide", () => document.querySelector(".slide")?.hasAttribute("inert"));
  });
});

/** Returns the markup of every island without attributes that hydration may add, and with sorted cards. */
function islandState(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-island]")].map((island) => {
      const copy = island.cloneNode(true) as Element;
      for (const element of copy.querySelectorAll("[inert]")) element.removeAttribute("inert");
      for (const board of copy.querySelectorAll(".board")) {
        board.append(...[...board.children].sort((a, b) => (a.outerHTML < b.outerHTML ? -1 : 1)));
      }
      return copy.innerHTML;
    }),
  );
}
