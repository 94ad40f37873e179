/**
 * `npm run bench:dev`: how long a saved change takes to stand in the browser.
 * Edits a copy of the project twenty times while `npm run dev` runs in it,
 * breaks it and mends it, and prints the medians beside their budgets.
 */

import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { openPage, until } from "./bench-page.ts";
import { median } from "./figures.ts";

const START_BUDGET_MS = 1000;
const CHANGE_BUDGET_MS = 300;
const ROUNDS = 5;
/** Where the visitor has scrolled to; every reload has to come back there. */
const SCROLLED = 700;

/** Between two edits: whoever writes the next looks at the last first. */
const PAUSE_MS = 500;

/** One kind of edit: the file, how it changes in each round, and how the page shows it. */
interface Edit {
  kind: string;
  file: string;
  change(text: string, round: number): string;
  /** Runs in the page: whether the change of this round is there. */
  shows(round: number): boolean;
}

const edits: Edit[] = [
  {
    kind: "content",
    file: "src/pages/home/it.ts",
    change: (text, round) => text.replace(/(statistics: \{[^}]*title: )".*?"/s, `$1"Round ${round}"`),
    shows: (round) => document.querySelector(".statistics")?.getAttribute("aria-label") === `Round ${round}`,
  },
  {
    kind: "component",
    file: "src/components/shell/footer.tsx",
    change: (text, round) => text.replace(/(<footer)( data-round="\d+")?/, `$1 data-round="${round}"`),
    shows: (round) => document.querySelector("footer")?.dataset.round === String(round),
  },
  {
    kind: "style",
    file: "styles/blocks/frame/footer.css",
    change: (text, round) =>
      `${text.replace(/\n\.site-footer \{ order: \d+ \}/, "")}\n.site-footer { order: ${round} }`,
    shows: (round) => getComputedStyle(document.querySelector("footer") as Element).order === String(round),
  },
  {
    kind: "island",
    file: "src/islands/flip-image.tsx",
    change: (text, round) => text.replace(/(<div className="flip")( title="\d+")?/, `$1 title="${round}"`),
    shows: (round) => document.querySelector<HTMLElement>(".flip")?.title === String(round),
  },
];

const copy = await copyProject();
const started = performance.now();
const server = await copy.dev();
const milliseconds = Math.round(performance.now() - started);
const browser = await launchChromium();
try {
  const { url } = server;
  const page = await openPage(browser, { width: 1280, height: 720 });
  await page.goto(`${url}it/`);
  await scrollDown(page);

  const timings = new Map<string, number[]>(edits.map(({ kind }) => [kind, []]));
  let keptScroll = true;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { kind, file, change, shows } of edits) {
      timings.get(kind)?.push(await timeEdit(page, file, (text) => change(text, round), shows, round));
      keptScroll &&= await until(page, (top) => Math.abs(scrollY - top) < 2, SCROLLED, 2000).then(
        () => true,
        () => false,
      );
    }
  }
  const reload = await timeReload(page);
  const overlay = await timeOverlay(page);
  const all = [...timings.values()].flat();

  const rows: [what: string, figure: string, met: boolean][] = [
    ["start", `${milliseconds} ms of ${START_BUDGET_MS}`, milliseconds < START_BUDGET_MS],
    ...[...timings].map(([kind, times]): [string, string, boolean] => [
      `${kind}, ${times.length} edits`,
      `${Math.round(median(times))} ms median, ${Math.round(Math.max(...times))} worst`,
      true,
    ]),
    [
      `all ${all.length} edits`,
      `${Math.round(median(all))} ms median of ${CHANGE_BUDGET_MS}`,
      median(all) < CHANGE_BUDGET_MS,
    ],
    ["the browser's own part", `${reload} ms median for a reload with nothing changed`, true],
    ["scroll position", keptScroll ? "kept" : "lost", keptScroll],
    [
      "error over the page",
      overlay.text.split("\n")[0] ?? "",
      /src\/components\/shell\/footer\.tsx:\d+:\d+/.test(overlay.text),
    ],
    ["recovery", `${overlay.recovery} ms`, overlay.recovery < 2 * CHANGE_BUDGET_MS],
  ];
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
  for (const [what, figure, met] of rows) console.log(`${met ? " " : "!"} ${what.padEnd(24)} ${figure}`);
  if (rows.some(([, , met]) => !met)) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await copy.remove();
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), SCROLLED);
}

/** Milliseconds from the save to the moment the page shows the change. */
async function timeEdit(
  page: Page,
  file: string,
  change: (text: string) => string,
  shows: (round: number) => boolean,
  round: number,
): Promise<number> {
  const path = join(copy.root, file);
  const before = await readFile(path, "utf8");
  const after = change(before);
  if (after === before) throw new Error(`The edit of ${file} changes nothing. Adapt it to the file.`);
  await wait(PAUSE_MS);
  const saved = performance.now();
  await writeFile(path, after);
  await until(page, shows, round);
  return performance.now() - saved;
}

/** What a reload of the same page costs by itself, on this machine at this moment. */
async function timeReload(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await page.reload({ waitUntil: "domcontentloaded" });
    times.push(performance.now() - started);
  }
  return Math.round(median(times));
}

/** Breaks a component, reads the error in the page, and repairs the component. */
async function timeOverlay(page: Page): Promise<{ text: string; recovery: number }> {
  // Until its script has started, a page hears of no edit.
  await until(page, () => history.scrollRestoration === "manual", null);
  const path = join(copy.root, "src/components/shell/footer.tsx");
  const correct = await readFile(path, "utf8");
  await writeFile(path, correct.replace("<footer", "<footer <"));
  const hasOverlay = (is: boolean) => (document.querySelector("dialog[data-dev]") !== null) === is;
  await until(page, hasOverlay, true);
  const text = await page.$eval("dialog[data-dev]", ({ textContent }) => textContent);
  const repaired = performance.now();
  await writeFile(path, correct);
  await until(page, hasOverlay, false);
  return { text, recovery: Math.round(performance.now() - repaired) };
}
