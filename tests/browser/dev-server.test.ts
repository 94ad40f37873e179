import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { clickAtOnce, markDocument, scrolled } from "../support/browser/page-state.ts";
import type { Tab } from "../support/browser/tab.ts";
import { arriveAt, openEngine } from "../support/browser/visits.ts";
import { copyProject, type ProjectCopy, type Served } from "../support/project/project-copy.ts";
import { saveSource } from "../support/project/save-source.ts";

const open = openEngine({ engines: ["chromium"] });

let started: Promise<{ copy: ProjectCopy; server: Served }> | undefined;

/** Starts the development server of a copy of the project at the first call. */
function startDev() {
  started ??= copyProject().then(async (copy) => ({ copy, server: await copy.dev() }));
  return started;
}

afterAll(async () => {
  const { copy, server } = (await started) ?? {};
  await server?.stop();
  await copy?.remove();
});

const FOOTER = "src/components/shell/footer.tsx";
const footer = (words: string) => (text: string) => text.replace("<footer", `<footer title="${words}"`);

/** Changes a file until the end of the test, and waits until the server has noticed. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const { copy, server } = await startDev();
  const before = await readFile(join(copy.root, file), "utf8");
  const undo = () => writeFile(join(copy.root, file), before);
  // The next test must not see this change.
  onTestFinished(() => saveSource(server, undo));
  await saveSource(server, () => copy.edit(file, change));
  return undo;
}

/** Opens the home page of the development server and an answer, and scrolls down. */
async function openHome(): Promise<Tab> {
  const { server } = await startDev();
  const { tab } = await open("/it/", { origin: new URL(server.url).origin });
  await tab.click(".faq :nth-child(2 of details) > summary");
  await tab.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  return tab;
}

describe("an open page, after its sources are saved", () => {
  test("shows the change, also on the next page, and keeps its document, scroll position and open answer", async () => {
    const tab = await openHome();
    const isSame = await markDocument(tab);
    await edit(FOOTER, footer("once"));
    await tab.until("the footer", () => document.querySelector('footer[title="once"]'));
    await edit("src/pages/home/it.ts", (text) => text.replace(/(\n {6}title: )"[^"]*"/, '$1"Twice"'));
    await tab.until("the heading", () => document.querySelector("h1")?.textContent.includes("Twice"));
    expect(await isSame()).toBe(true);
    expect(await scrolled(tab)).toBe(700);
    expect(await tab.count(".faq :nth-child(2 of details)[open]")).toBe(1);
    await clickAtOnce(tab, "/it/about/");
    await arriveAt(tab, "/it/about/");
    expect(await tab.count('footer[title="once"]'), "on the next page").toBe(1);
    expect(await isSame()).toBe(true);
  });

  test("has no rule that was removed, and all others, above and below the first screen", async () => {
    const undo = await edit("styles/base.css", (text) => `${text}\nmain, footer { outline: 7px solid; }\n`);
    const tab = await openHome();
    const isSame = await markDocument(tab);
    const look = () =>
      tab.evaluate(() => {
        const styles = [...document.querySelectorAll("main, footer")].map((part) => getComputedStyle(part));
        return styles.map(({ outlineWidth, backgroundColor }) => ({
          isMarked: outlineWidth === "7px",
          backgroundColor,
        }));
      });
    const [main, footer] = await look();
    expect([main, footer]).toMatchObject([{ isMarked: true }, { isMarked: true }]);
    await undo();
    await expect.poll(look).toEqual([
      { ...main, isMarked: false },
      { ...footer, isMarked: false },
    ]);
    expect(await isSame()).toBe(true);
    expect(await scrolled(tab)).toBe(700);
  });

  test("reloads after a change of a script and keeps its scroll position", async () => {
    const tab = await openHome();
    const isSame = await markDocument(tab);
    const added = 'document.documentElement.dataset.changed = "";';
    await edit("src/client/main.ts", (text) => `${text}\n${added}\n`);
    await tab.until("the new script", () => document.documentElement.dataset.changed === "");
    await tab.until("the old position", () => scrollY === 700);
    expect(await isSame()).toBe(false);
  });

  test("shows an error in an overlay until it is fixed", async () => {
    const tab = await openHome();
    const isSame = await markDocument(tab);
    const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
    await tab.see("dialog[data-dev]");
    expect(await tab.text("dialog[data-dev]")).toMatch(/src\/components\/shell\/footer\.tsx:\d+:\d+/);
    await undo();
    await tab.until("no overlay", () => !document.querySelector("dialog[data-dev]"));
    expect(await isSame()).toBe(true);
    expect(await scrolled(tab)).toBe(700);
  });

  test("shows the last of twenty saves of every kind, one a second, with mistakes and their repair among them", async () => {
    const { copy } = await startDev();
    const tab = await openHome();
    const save = async (file: string, change: (text: string) => string) => {
      const path = join(copy.root, file);
      originals[file] ??= await readFile(path, "utf8");
      await writeFile(path, change(originals[file]));
    };
    const originals: Record<string, string> = {};
    onTestFinished(async () => {
      for (const [file, text] of Object.entries(originals)) await writeFile(join(copy.root, file), text);
    });
    for (let round = 0; round < 20; round++) {
      const [file, change] = saves[round % saves.length] as (typeof saves)[number];
      await save(file, (text) => change(text, round));
      await wait(PACE_MS);
    }
    await tab.until("the last words", () => document.querySelector("h1")?.textContent.includes("Salvato 15"));
    await tab.until("the last facts", () => document.querySelector(".logo")?.textContent.includes("Salvata 16"));
    await tab.until(
      "the last style",
      () => getComputedStyle(document.querySelector("footer") as Element).order === "17",
    );
    await tab.until("the last component", () => document.querySelector("footer")?.title === "Salvato 19");
    await tab.until("the last section", () => document.querySelector<HTMLElement>(".carousel")?.title === "Salvata 18");
    await tab.until("no overlay", () => !document.querySelector("dialog[data-dev]"));
  }, 120_000);
});

const PACE_MS = 1000;

/** What is saved in turn: the file, and its text in each round. The component is a mistake in every second round, until it is repaired. */
const saves: [file: string, change: (text: string, round: number) => string][] = [
  ["src/pages/home/it.ts", (text, round) => text.replace(/(\n {6}title: )"[^"]*"/, `$1"Salvato ${round}"`)],
  ["src/site.ts", (text, round) => text.replace(/(\n {2}name: )"[^"]*"/, `$1"Salvata ${round}"`)],
  ["styles/blocks/frame/footer.css", (text, round) => `${text}\n.site-footer { order: ${round} }\n`],
  [
    "src/components/sections/carousel.tsx",
    (text, round) => text.replace('className="carousel"', `className="carousel" title="Salvata ${round}"`),
  ],
  [
    FOOTER,
    (text, round) => text.replace("<footer", round % 2 === 1 ? `<footer title="Salvato ${round}"` : "<footer <"),
  ],
];
