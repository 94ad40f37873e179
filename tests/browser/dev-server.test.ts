import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastGlob from "fast-glob";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DevServer, startDevServer } from "../../src/commands/dev-server.ts";
import type { OutputFile } from "../../src/ssg/output.ts";
import { openSite } from "../support/browser/served-site.ts";
import {
  arriveAt,
  clickLink,
  follow,
  markDocument,
  open,
  scrolled,
  until,
  wakeIslands,
} from "../support/browser/visitor.ts";
import { root } from "../support/project-root.ts";

const site = openSite();
let server: DevServer;
let built: OutputFile[];

beforeAll(async () => {
  const files = await fastGlob(["{it,en}/**/*.html", "assets/*.js", "images/**/*.svg"], { cwd: join(root, "dist") });
  built = await Promise.all(
    files.map(async (path) => ({ path, body: await readFile(join(root, "dist", path), "utf8") })),
  );
  server = await startDevServer(0);
});
afterAll(() => server.close());

/** The site as it was built, with an edit of every page. */
const edited = (edit: (html: string) => string): OutputFile[] =>
  built.map(({ path, body }) => ({ path, body: path.endsWith(".html") ? edit(String(body)) : body }));

const footer = (words: string) => (html: string) => html.replace("<footer", `<footer title="${words}"`);

/** Opens the home page of the last build with an answer open, some way down. */
async function openHome(): Promise<Page> {
  await server.show(built);
  const { page } = await open({ browser: site.browser, origin: new URL(server.url).origin }, "/it/", {
    allow: /Failed to load resource/,
  });
  await page.locator(".faq summary").nth(1).click();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  return page;
}

describe("a page that is open while its site is built again", () => {
  test("takes on what has changed and keeps the rest: document, position, open answer, living islands", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    const heading = await page.locator("h2").first().elementHandle();
    await server.show(edited(footer("once")));
    await page.locator('footer[title="once"]').waitFor({ state: "attached" });
    await server.show(edited((html) => html.replace(/(<h1[^>]*>)[^<]+/, "$1Twice")));
    await page.locator("h1", { hasText: "Twice" }).waitFor();
    expect(await page.locator("footer[title]").count()).toBe(0);
    expect(await isSame()).toBe(true);
    expect(await scrolled(page)).toBe(700);
    expect(await page.locator(".faq details").nth(1).getAttribute("open")).not.toBeNull();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await wakeIslands(page)).toBeGreaterThan(2);
  });

  test.each([
    { what: "markup", name: "services-grid", from: /(data-island="services-grid"[^>]*><\w+)/, to: '$1 title="new"' },
    {
      what: "props",
      name: "carousel",
      from: /(data-island="carousel".*?<script type="application\/json">\{)/s,
      to: '$1"new":1,',
    },
  ])("makes an island anew as a whole, alive, when its $what change", async ({ name, from, to }) => {
    const page = await openHome();
    await wakeIslands(page);
    const island = await page.locator(`[data-island="${name}"]`).first().elementHandle();
    await server.show(edited((html) => html.replace(from, to)));
    await expect.poll(() => island?.evaluate((element) => element.isConnected)).toBe(false);
    expect(await wakeIslands(page)).toBe(4);
  });

  test("takes on new styles", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    await server.show(edited((html) => html.replace(/(<style data-page[^>]*>)/, "$1main{outline-width:7px}")));
    await until(
      page,
      "the style",
      () => getComputedStyle(document.querySelector("main") as Element).outlineWidth === "7px",
    );
    expect(await isSame()).toBe(true);
  });

  test("is loaded anew where a script has changed, and stays where it was", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    await server.show(edited((html) => html.replace(/(\/assets\/main-\w+\.js)/, "$1?2")));
    await until(page, "the new script", () => document.querySelector('script[src$="?2"]') !== null);
    await until(page, "the old position", () => scrollY === 700);
    expect(await isSame()).toBe(false);
  });

  test("is loaded anew where the router has led on to it", async () => {
    const page = await openHome();
    await follow(page, "/it/about/");
    await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await server.show(edited(footer("newest")));
    await page.locator('footer[title="newest"]').waitFor({ state: "attached" });
    await until(page, "the old position", () => scrollY === 500);
    expect(new URL(page.url()).pathname).toBe("/it/about/");
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

  test("leads on to pages of the newest build, whatever was prefetched", async () => {
    const page = await openHome();
    await page.locator(".site-footer a[href='/it/about/']").hover();
    await page.waitForTimeout(200);
    await server.show(edited(footer("newest")));
    await page.locator('footer[title="newest"]').waitFor({ state: "attached" });
    await clickLink(page, "/it/about/");
    await arriveAt(page, "/it/about/");
    expect(await page.locator('footer[title="newest"]').count()).toBe(1);
  });

  test("shows an error over the page, and the page again once it is mended", async () => {
    const page = await openHome();
    server.fail('src/components/footer.tsx:15:19: Expected ">" but found "-"');
    const overlay = page.locator("dialog[data-dev]");
    await overlay.waitFor();
    expect(await overlay.textContent()).toContain("src/components/footer.tsx:15:19");
    await server.show(edited(footer("mended")));
    await overlay.waitFor({ state: "detached" });
    expect(await page.locator('footer[title="mended"]').count()).toBe(1);
  });
});
