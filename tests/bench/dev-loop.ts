/**
 * `npm run bench:dev`: how long a saved change takes to stand in the browser.
 * Edits a copy of the project while `npm run dev` runs in it, and prints the
 * medians beside their budgets. `tests/browser/chromium/dev-server.test.ts` tests what
 * the page keeps, and how it shows a mistake.
 */

import { cpus, loadavg } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { LAPTOP, median, openPage } from "./bench-page.ts";

const START_BUDGET_MS = 1000;
const CHANGE_BUDGET_MS = 400;
const ROUNDS = 10;

/** Between two edits: whoever writes the next looks at the last first. */
const PAUSE_MS = 500;

/** After this time a change will not come. */
const LONGEST_MS = 10_000;

/** What is edited: the file, how it changes in each round, and what the page shows then, which runs in the page. */
const edits: Record<string, [file: string, change: (text: string, round: number) => string, shown: () => unknown]> = {
  words: [
    "src/pages/home/it.ts",
    (text, round) => text.replace(/(statistics: \{[^}]*title: )".*?"/s, `$1"${round}"`),
    () => document.querySelector(".statistics")?.getAttribute("aria-label"),
  ],
  component: [
    "src/components/shell/footer.tsx",
    (text, round) => text.replace(/(<footer)( data-round="\d+")?/, `$1 data-round="${round}"`),
    () => document.querySelector("footer")?.dataset.round,
  ],
  style: [
    "styles/blocks/footer.css",
    (text, round) => `${text.replace(/\n\.site-footer \{ order: \d+ \}/, "")}\n.site-footer { order: ${round} }`,
    () => getComputedStyle(document.querySelector("footer") as Element).order,
  ],
  script: [
    "src/client/entry/main.ts",
    (text, round) =>
      `${text.replace(/\n.*dataset\.round = .*\n$/, "")}\ndocument.documentElement.dataset.round = "${round}";\n`,
    () => document.documentElement.dataset.round,
  ],
};

const copy = await copyProject();
const started = performance.now();
const server = await copy.dev();
const start = performance.now() - started;
const browser = await launchChromium();
try {
  const page = await openPage(browser, LAPTOP);
  await page.goto(`${server.url}it/`);
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(edits).map((kind) => [kind, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [kind, [file, change, shown]] of Object.entries(edits)) {
      await wait(PAUSE_MS);
      const saved = performance.now();
      await copy.edit(file, (text) => change(text, round));
      // A document that is being replaced cannot be evaluated.
      while ((await page.evaluate(shown).catch(() => null)) !== `${round}`) {
        if (performance.now() - saved > LONGEST_MS) throw new Error(`The page does not show the change of ${file}.`);
        await wait(5);
      }
      times[kind]?.push(performance.now() - saved);
    }
  }
  const all = median(Object.values(times).flat());
  const rows = Object.entries(times).map(([kind, of]) => [
    kind,
    { median: ms(median(of)), longest: ms(Math.max(...of)) },
  ]);
  console.log(`Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.table({
    start: { median: ms(start), "at most": ms(START_BUDGET_MS) },
    ...Object.fromEntries(rows),
    "all edits": { median: ms(all), "at most": ms(CHANGE_BUDGET_MS) },
  });
  if (start > START_BUDGET_MS || all > CHANGE_BUDGET_MS) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await copy.remove();
}

function ms(time: number): string {
  return `${Math.round(time)} ms`;
}
