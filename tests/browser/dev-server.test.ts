import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Tab } from "../support/browser/tab.ts";
import { openEngine } from "../support/browser/visits.ts";
import { copyProject, type ProjectCopy, type Served } from "../support/project/project-copy.ts";

const open = openEngine({ engines: ["chromium"] });

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

const HOME = "src/pages/home/it.ts";
const FOOTER = "src/components/shell/footer.tsx";
const titled = (title: string) => (text: string) => text.replace(/(\n {6}title: )"[^"]*"/, `$1"${title}"`);

/** Changes a file until the end of the test. Returns a function that undoes it before. */
async function edit(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const path = join(copy.root, file);
  const before = await readFile(path, "utf8");
  const undo = () => writeFile(path, before);
  onTestFinished(undo);
  await copy.edit(file, change);
  return undo;
}

/** Opens the home page of the development server, and scrolls down. */
async function openHome(): Promise<Tab> {
  const { tab } = await open("/it/", { origin: new URL(server.url).origin });
  await tab.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
  return tab;
}

/** Browsers restore by what stands at a position, which an edit above it moves. */
const atPosition = (tab: Tab) => tab.until("about the old position", () => Math.abs(scrollY - 700) < 300);

describe("an open page, after its sources are saved", () => {
  test.each<[what: string, file: string, change: (text: string) => string, shown: () => unknown]>([
    ["words", HOME, titled("Salvato"), () => document.querySelector("h1")?.textContent.includes("Salvato")],
    [
      "a component",
      FOOTER,
      (text) => text.replace("<footer", '<footer title="saved"'),
      () => document.querySelector('footer[title="saved"]'),
    ],
    [
      "a style",
      "styles/base.css",
      (text) => `${text}\nmain, footer { outline: 7px solid; }\n`,
      () =>
        [...document.querySelectorAll("main, footer")].every((part) => getComputedStyle(part).outlineWidth === "7px"),
    ],
    [
      "a script",
      "src/client/main.ts",
      (text) => `${text}\ndocument.documentElement.dataset.saved = "";\n`,
      () => document.documentElement.dataset.saved === "",
    ],
  ])("shows %s, and is at its position", async (_, file, change, shown) => {
    const tab = await openHome();
    const undo = await edit(file, change);
    await tab.until("the change", shown);
    await atPosition(tab);
    await undo();
    await expect.poll(() => tab.evaluate(shown).then(Boolean)).toBe(false);
    await atPosition(tab);
  });

  test("becomes the mistake, and is at its position after the repair", async () => {
    const tab = await openHome();
    const undo = await edit(FOOTER, (text) => text.replace("<footer", "<footer <"));
    await tab.until("the mistake", () => /src\/components\/shell\/footer\.tsx:\d+:\d+/.test(document.body.textContent));
    await undo();
    await tab.see("footer");
    await atPosition(tab);
  });

  test("shows what the build would refuse in front of it, until that is corrected or Escape is pressed", async () => {
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

  test("shows the last of twenty saves of every kind, with mistakes and their repair among them", async () => {
    const tab = await openHome();
    const originals: Record<string, string> = {};
    onTestFinished(async () => {
      for (const [file, text] of Object.entries(originals)) await writeFile(join(copy.root, file), text);
    });
    for (let round = 0; round < 20; round++) {
      const [file, change] = saves[round % saves.length] as (typeof saves)[number];
      const path = join(copy.root, file);
      originals[file] ??= await readFile(path, "utf8");
      await writeFile(path, change(originals[file], round));
      // As somebody saves who does not wait for the page: some while it loads, some after.
      await wait(PACES_MS[round % PACES_MS.length]);
    }
    await tab.until("the last words", () => document.querySelector("h1")?.textContent.includes("Salvato 16"));
    await tab.until("the last facts", () => document.querySelector(".logo")?.textContent.includes("Salvata 17"));
    await tab.until(
      "the last style",
      () => getComputedStyle(document.querySelector("footer") as Element).order === "18",
    );
    await tab.until("the last component", () => document.querySelector("footer")?.title === "Salvato 19");
    await atPosition(tab);
  }, 120_000);
});

const PACES_MS = [50, 150, 400, 800, 1600];

/** What is saved in turn: the file, and its text in each round. The component is a mistake in every second round, until it is repaired. */
const saves: [file: string, change: (text: string, round: number) => string][] = [
  [HOME, (text, round) => titled(`Salvato ${round}`)(text)],
  ["src/site.ts", (text, round) => text.replace(/(\n {2}name: )"[^"]*"/, `$1"Salvata ${round}"`)],
  ["styles/blocks/footer.css", (text, round) => `${text}\n.site-footer { order: ${round} }\n`],
  [
    FOOTER,
    (text, round) => text.replace("<footer", round % 8 === 3 ? `<footer title="Salvato ${round}"` : "<footer <"),
  ],
];
