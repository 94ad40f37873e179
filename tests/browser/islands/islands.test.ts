import { build } from "esbuild";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { CHUNK, holdBack, holdChunk } from "../../support/browser/late-answers.ts";
import { shifts, watchShifts } from "../../support/browser/layout-shifts.ts";
import { allPages, openSite } from "../../support/browser/served-site.ts";
import {
  arriveAt,
  clickAtOnce,
  follow,
  LAPTOP,
  open,
  reader,
  until,
  wakeIslands,
} from "../../support/browser/visitor.ts";
import { root } from "../../support/project/project-root.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const stay = reader(site, { savesData: true, staysOnPage: true });
const readAsleep = reader(site, { savesData: true, before: holdChunk });

const widths = [320, 639, 640, 767, 768, 1023, 1024];
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
    expect(await wakeIslands(page)).toBeGreaterThan(0);
  });

  describe.each(["/it/", "/en/google-ads/"])("%s", (url) => {
    test.each(widths)("at %i px hydration changes no markup and moves nothing", async (width) => {
      const wake = holdBack();
      const page = await readAsleep(url, { viewport: { width, height: 800 } });
      const before = await islandState(page);
      await watchShifts(page);
      wake();
      await wakeIslands(page);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await islandState(page)).toEqual(before);
      expect(await shifts(page)).toEqual([]);
    });
  });

  test("hydration moves nothing, with the cards in their new order", async () => {
    const wake = holdBack();
    const { page } = await open(site, "/it/", { reducedMotion: "no-preference", before: holdChunk });
    await watchShifts(page);
    wake();
    await wakeIslands(page);
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
    expect(await wakeIslands(page)).toBe(1);
    await page.evaluate(() => history.back());
    await arriveAt(page, "/it/");
    expect(await wakeIslands(page)).toBe(4);
    await page.locator(".flip-button").click();
    expect(await page.locator(".flip[data-turned]").count()).toBe(1);
  });

  test("leaving while islands hydrate is no error", async () => {
    const page = await read("/it/");
    for (let time = 0; time < 5; time++) {
      await clickAtOnce(page, "/it/google-ads/");
      await arriveAt(page, "/it/google-ads/");
      await clickAtOnce(page, "/it/");
      await arriveAt(page, "/it/");
      await page.evaluate(() => document.querySelector("[data-island=carousel]")?.scrollIntoView());
    }
  });

  test("markup that an extension has changed is rendered again, with all its slides", async () => {
    const { page } = await open(site, "/it/google-ads/", {
      viewport: LAPTOP,
      allow: /Minified React error/,
      before: (page) =>
        page.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () => document.querySelector(".carousel-buttons")?.remove());
        }),
    });
    await wakeIslands(page);
    expect(await page.locator(".slide").count()).toBe(6);
    expect(await page.locator(".slide:not([inert])").count()).toBe(3);
    await page.locator(".move-on").click();
    await until(page, "the next slide", () => document.querySelector(".slide")?.hasAttribute("inert"));
  });
});

describe("a click that comes too early", () => {
  test.each([
    ["the hero image", ".flip-button", ".flip[data-turned]"],
    ["a card", '[data-face="front"] [data-turn]', "[data-card][data-turned]"],
  ])("on %s is made once the island lives, and once only", async (_, button, turned) => {
    const wake = holdBack();
    const page = await readAsleep("/it/");
    await page.locator(button).first().click();
    await page.locator(button).first().click();
    expect(await page.locator(turned).count()).toBe(0);
    wake();
    await page.locator(turned).waitFor();
    await page.waitForTimeout(100);
    expect(await page.locator(turned).count()).toBe(1);
  });

  test("on a link of an island is followed at once", async () => {
    holdBack();
    const page = await readAsleep("/it/");
    await page.locator(".card-link").first().click();
    await arriveAt(page, "/it/services/lead-generation/");
  });
});

describe("the hero image", () => {
  test("turns on a click and back on the next; only the front face is visible", async () => {
    const page = await read("/it/");
    const button = page.locator(".flip-button");
    const faces = async () => [
      await page.locator('[data-slot="front"]').isVisible(),
      await page.locator('[data-slot="back"]').isVisible(),
      await button.getAttribute("aria-label"),
    ];
    await wakeIslands(page);
    const front = await faces();
    await button.click();
    await page.locator(".flip[data-turned]").waitFor();
    const back = await faces();
    expect([front.slice(0, 2), back.slice(0, 2)]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(back[2]).not.toBe(front[2]);
    expect(await page.locator('[data-slot="back"]').textContent()).toMatch(/Velocità.*Successo.*Clicca per tornare/s);
    await button.press("Enter");
    await page.locator(".flip:not([data-turned])").waitFor();
    expect(await faces()).toEqual(front);
  });
});

describe("native parts", () => {
  test("one answer is open at a time", async () => {
    const page = await stay("/it/");
    const summaries = page.locator("main details > summary");
    const opened = () =>
      page.locator("main details").evaluateAll((all) => all.map((details) => details.hasAttribute("open")));
    const count = await summaries.count();
    expect(count).toBe(4);
    for (const at of [1, 3, 0, 2]) {
      await summaries.nth(at).click();
      expect(await opened()).toEqual(Array.from({ length: count }, (_, index) => index === at));
    }
    await summaries.nth(2).click();
    expect(await opened()).not.toContain(true);
  });

  test.each([
    ["services-menu", 1280],
    ["mobile-menu", 390],
  ])("#%s opens, closes on Escape and outside, and gives the focus back", async (id, width) => {
    const page = await stay("/it/", { viewport: { width, height: 800 } });
    const button = page.locator(`[popovertarget=${id}]`).first();
    const menu = page.locator(`#${id}`);
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    if (id === "mobile-menu") return;
    await button.click();
    await page.mouse.click(200, 700);
    expect(await menu.isVisible()).toBe(false);
  });
});

/** Markup of every island, cards in alphabetical order, without what hydration may add. */
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
