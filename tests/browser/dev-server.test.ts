import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EVENTS } from "../../src/dev/events.ts";
import { openSite } from "../support/browser/served-site.ts";
import { clickLink, follow, wakeIslands } from "../support/browser/actions.ts";
import { arriveAt, markDocument, scrolled, until } from "../support/browser/page-state.ts";
import { open } from "../support/browser/visitor.ts";
import { copyProject, type ProjectCopy, type Served } from "../support/project/project-copy.ts";

const site = openSite();
let copy: ProjectCopy;
let server: Served;
beforeAll(async () => {
  copy = await copyProject();
  server = await copy.dev();
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

const FOOTER = "src/components/shell/footer.tsx";
const footer = (words: string) => (text: string) => text.replace("<footer", `<footer title="${words}"`);

/** Changes a file until the end of the test. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(join(copy.root, file), "utf8");
  const undo = () => writeFile(join(copy.root, file), before);
  onTestFinished(async () => {
    // The next test must not see this change.
    const { body } = await fetch(new URL(EVENTS, server.url));
    await undo();
    await body?.getReader().read();
  });
  await copy.edit(file, change);
  return undo;
}

/** Opens the home page with an answer open, some way down. */
async function openHome(): Promise<Page> {
  const { page } = await open({ browser: site.browser, origin: new URL(server.url).origin }, "/it/", {
    allow: /Failed to load resource/,
  });
  await page.locator(".faq summary").nth(1).click();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  return page;
}

describe("a page that is open while its sources are saved", () => {
  test("shows the change and keeps its document, its position, its open answer and hydrated islands", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    await edit(FOOTER, footer("once"));
    await page.locator('footer[title="once"]').waitFor({ state: "attached" });
    await edit("src/pages/home/it.ts", (text) => text.replace(/(\n {4}title: )"[^"]*"/, '$1"Twice"'));
    await page.locator("h1", { hasText: "Twice" }).waitFor();
    expect(await isSame()).toBe(true);
    expect(await scrolled(page)).toBe(700);
    expect(await page.locator(".faq details").nth(1).getAttribute("open")).not.toBeNull();
    expect(await wakeIslands(page)).toBeGreaterThan(2);
  });

  test("is loaded again after a change of styles, at the same position", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    await edit("styles/base.css", (text) => `${text}\nmain { outline-width: 7px; }`);
    await until(
      page,
      "the style",
      () => getComputedStyle(document.querySelector("main") as Element).outlineWidth === "7px",
    );
    await until(page, "the old position", () => scrollY === 700);
    expect(await isSame()).toBe(false);
  });

  test("is loaded again after a change of a script, at the same position", async () => {
    const page = await openHome();
    await edit("src/client/main.ts", (text) => `${text}\ndocument.documentElement.dataset.changed = "";\n`);
    await until(page, "the new script", () => document.documentElement.dataset.changed === "");
    await until(page, "the old position", () => scrollY === 700);
  });

  test("shows the change after a page change, and on prefetched pages", async () => {
    const page = await openHome();
    await follow(page, "/it/about/");
    const isSame = await markDocument(page);
    await page.locator(".site-footer a[href='/it/contact/']").first().hover();
    await page.waitForTimeout(200);
    await edit(FOOTER, footer("newest"));
    await page.locator('footer[title="newest"]').waitFor({ state: "attached" });
    await clickLink(page, "/it/contact/");
    await arriveAt(page, "/it/contact/");
    expect(await page.locator('footer[title="newest"]').count()).toBe(1);
    expect(await isSame()).toBe(true);
  });

  test("shows an error over the page, and the page again once it is corrected", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
    const overlay = page.locator("dialog[data-dev]");
    await overlay.waitFor();
    expect(await overlay.textContent()).toMatch(/src\/components\/shell\/footer\.tsx:\d+:\d+/);
    await undo();
    await overlay.waitFor({ state: "detached" });
    expect(await isSame()).toBe(true);
    expect(await scrolled(page)).toBe(700);
  });

  test("loads by itself once the error it was opened with is corrected", async () => {
    const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
    const { page } = await open({ browser: site.browser, origin: new URL(server.url).origin }, "/it/", {
      allow: /Failed to load resource/,
    });
    expect(await page.locator("body").textContent()).toMatch(/footer\.tsx:\d+:\d+/);
    await undo();
    await page.locator("h1").waitFor();
  });
});
