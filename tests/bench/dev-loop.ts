/**
 * `npm run bench:dev`: how long a saved change takes to stand in the browser. Edits a copy of the project while
 * `npm run dev` runs in it. `tests/browser/chromium/dev-server.test.ts` tests what the page keeps.
 */

import { setTimeout as wait } from "node:timers/promises";
import { launchChromium } from "../support/browser/puppeteer-driver.ts";
import { copyProject } from "../support/project/project-copy.ts";
import { LAPTOP, openPage } from "./bench-page.ts";
import { type Figure, median, printFigures, printMachine } from "./figures.ts";

/** From the command to its address. */
const START_GOAL_MS = 1000;
/** At this time a change seems to be there at once. */
const CHANGE_GOAL_MS = 400;
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

printMachine();
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
  const rows = Object.entries(times).map(
    ([kind, of]): Figure => ({
      what: `${kind}, median of ${ROUNDS} saves`,
      value: median(of),
      unit: "ms",
      of: `longest ${Math.max(...of).toFixed(0)} ms`,
    }),
  );
  printFigures("Development", [
    { what: "start", value: start, unit: "ms", goal: START_GOAL_MS },
    ...rows,
    { what: "all saves, median", value: median(Object.values(times).flat()), unit: "ms", goal: CHANGE_GOAL_MS },
  ]);
} finally {
  await browser.close();
  await server.stop();
  await copy.remove();
}
