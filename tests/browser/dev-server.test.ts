import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { EVENTS } from "../../src/dev/events.ts";
import { clickLink, follow, hydrateIslands } from "../support/browser/actions.ts";
import { arriveAt, markDocument, scrolled, until } from "../support/browser/page-state.ts";
import { type OpenSite, openSite } from "../support/browser/served-site.ts";
import { LOAD_FAILURE, open } from "../support/browser/visitor.ts";
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

/** Changes a file until the end of the test, and waits until the server has noticed. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const before = await readFile(join(copy.root, file), "utf8");
  const undo = () => writeFile(join(copy.root, file), before);
  // The next test must not see this change.
  onTestFinished(() => untilNoticed(undo));
  await untilNoticed(() => copy.edit(file, change));
  return undo;
}

async function untilNoticed(save: () => Promise<void>): Promise<void> {
  const { body } = await fetch(new URL(EVENTS, server.url));
  const events = body?.getReader();
  await save();
  await events?.read();
  await events?.cancel();
}

function devSite(): OpenSite {
  return { browser: site.browser, origin: new URL(server.url).origin };
}

/** Opens the home page, opens an answer and scrolls down. */
async function openHome(): Promise<Page> {
  const { page } = await open(devSite(), "/it/", { allow: LOAD_FAILURE });
  await page.locator(".faq summary").nth(1).click();
  await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  return page;
}

describe("an open page, after its sources are saved", () => {
  test("shows the change and keeps its document, scroll position, open answer and hydrated islands", async () => {
    const page = await openHome();
    const isSame = await markDocument(page);
    await edit(FOOTER, footer("once"));
    await page.locator('footer[title="once"]').waitFor({ state: "attached" });
    await edit("src/pages/home/it.ts", (text) => text.replace(/(\n {4}title: )"[^"]*"/, '$1"Twice"'));
    await page.locator("h1", { hasText: "Twice" }).waitFor();
    expect(await isSame()).toBe(true);
    expect(await scrolled(page)).toBe(700);
    expect(await page.locator(".faq details").nth(1).getAttribute("open")).not.toBeNull();
    expect(await hydrateIslands(page)).toBeGreaterThan(2);
  });

  test("reloads after a change of styles and keeps its scroll position", async () => {
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

  test("reloads after a change of a script and keeps its scroll position", async () => {
    const page = await openHome();
    await edit("src/client/main.ts", (text) => `${text}\ndocument.documentElement.dataset.changed = "";\n`);
    await until(page, "the new script", () => document.documentElement.dataset.changed === "");
    await until(page, "the old position", () => scrollY === 700);
  });

  test("also shows the change on prefetched pages after a page change", async () => {
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

  test("shows an error in an overlay until it is fixed", async () => {
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

  test("loads once the error it was opened with is fixed", async () => {
    const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
    const { page } = await open(devSite(), "/it/", { allow: LOAD_FAILURE });
    expect(await page.locator("body").textContent()).toMatch(/footer\.tsx:\d+:\d+/);
    await undo();
    await page.locator("h1").waitFor();
  });
});
