import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine } from "../../support/browser/visits.ts";
import { copyProject, type ProjectCopy, type Served } from "../../support/project/project-copy.ts";

const open = openEngine();

let copy: ProjectCopy;
let server: Served;
beforeAll(async () => {
  copy = await copyProject();
  server = await copy.dev();
});
afterAll(async () => {
  await server?.stop();
  await copy?.remove();
});

const FOOTER = "src/components/shell/footer.tsx";
const titled = (text: string) => text.replace(/(\n {6}title: )"[^"]*"/, '$1"Salvato"');
const titledFooter = (text: string) => text.replace("<footer", '<footer title="saved"');

/** Changes a file until the end of the test. Returns a function that undoes it before. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const undo = await copy.edit(file, change);
  onTestFinished(undo);
  return undo;
}

/** Opens the home page of the development server, and scrolls to its second heading. */
async function openHome(): Promise<Tab> {
  const { tab } = await open("/robots.txt", { width: 1300, waits: false });
  await tab.goto(new URL("/it/", server.url).href);
  await tab.waitUntilReady();
  await tab.scrollTo((await tab.evaluate(readHeadingTop)) - FROM_TOP);
  return tab;
}

const FROM_TOP = 60;
const readHeadingTop = () => document.querySelector("h2")?.getBoundingClientRect().top ?? Number.NaN;

/** The heading is where it was, but for a line: a browser restores a position by what was in view or by a number, and fonts that come change the height above. */
const atPosition = (tab: Tab) =>
  expect
    .poll(async () => Math.abs((await tab.evaluate(readHeadingTop).catch(() => Number.NaN)) - FROM_TOP))
    .toBeLessThan(40);

const saves: Record<string, [file: string, change: (text: string) => string, shown: () => unknown]> = {
  words: ["src/pages/home/it.ts", titled, () => document.querySelector("h1")?.textContent.includes("Salvato")],
  "a component": [FOOTER, titledFooter, () => document.querySelector('footer[title="saved"]')],
  "a style": [
    "styles/base.css",
    (text) => `${text}\nfooter { outline: 7px solid; }\n`,
    () => getComputedStyle(document.querySelector("footer") as Element).outlineWidth === "7px",
  ],
  "a script": [
    "src/client/entry/main.ts",
    (text) => `${text}\ndocument.documentElement.dataset.saved = "";\n`,
    () => document.documentElement.dataset.saved === "",
  ],
};

test("an open page shows words, a component, a style and a script after each save, and is at its position", async () => {
  const tab = await openHome();
  const undos: (() => Promise<void>)[] = [];
  for (const [what, [file, change, shown]] of Object.entries(saves)) {
    undos.push(await edit(file, change));
    await tab.until(`the change of ${what}`, shown);
    await atPosition(tab);
  }
  for (const undo of undos) await undo();
  for (const [, , shown] of Object.values(saves))
    await expect.poll(() => tab.evaluate(shown).then(Boolean, () => true)).toBe(false);
  await atPosition(tab);
});

test("an open page becomes a mistake that is saved, and is at its position after the repair", async () => {
  const tab = await openHome();
  const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
  await tab.until("the mistake", () => /src\/components\/shell\/footer\.tsx:\d+:\d+/.test(document.body.textContent));
  await undo();
  await tab.see("footer");
  await atPosition(tab);
});

test("an open page shows in front of it what the build would refuse, until that is corrected or Escape is pressed", async () => {
  const tab = await openHome();
  const undo = await edit("src/pages/about/it.ts", (text) => text.replace(/role: "/, "$&{phone} "));
  await tab.see("dialog[data-dev]:modal");
  expect(await tab.text("dialog[data-dev]")).toContain("{phone}");
  await atPosition(tab);
  await tab.press("Escape");
  await tab.until("the page", () => !document.querySelector("dialog[data-dev]:modal"));
  await undo();
  await tab.until("no problem", () => !document.querySelector("dialog[data-dev]"));
  await atPosition(tab);
});

// A browser has six connections to a server, and each page that listens for changes keeps one.
test("a seventh tab loads while six are open behind it, and a tab that is shown again has the last change", async () => {
  const { tab } = await open("/robots.txt", { width: 1300, waits: false });
  const browser = tab.chromium.page.browserContext();
  const url = new URL("/it/about/", server.url).href;
  const show = (isHidden: boolean) => {
    Object.defineProperty(document, "hidden", { value: isHidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  const pages = [];
  for (let count = 0; count < 8; count++) {
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    await page.goto(url, { timeout: 20_000 });
    // The engine shows all of its tabs at once.
    await page.evaluate(show, true);
    pages.push(page);
  }
  await edit(FOOTER, titledFooter);
  const [first] = pages;
  await first?.evaluate(show, false);
  await first?.waitForSelector('footer[title="saved"]');
});
