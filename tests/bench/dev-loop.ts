/**
 * `npm run bench:dev`: how long a saved change takes to stand in the browser.
 * Edits a copy of the project twenty times while `npm run dev` runs in it,
 * breaks it and mends it, and prints the medians beside their budgets.
 */

import { type ChildProcess, spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { launchChromium } from "../support/browser/chromium.ts";
import { copyProject, RUN } from "../support/project/project-copy.ts";

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
const server = startDev(copy.root);
const browser = await launchChromium();
try {
  const { url, milliseconds } = await server.ready;
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  // Not by routes, as the tests do: they would turn off the cache that a developer's browser has.
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["https://*"] });
  await page.goto(`${url}it/`);
  await scrollDown(page);

  const timings = new Map<string, number[]>(edits.map(({ kind }) => [kind, []]));
  let keptScroll = true;
  for (let round = 1; round <= ROUNDS; round++) {
    for (const { kind, file, change, shows } of edits) {
      timings.get(kind)?.push(await timeEdit(page, file, (text) => change(text, round), shows, round));
      await page.waitForLoadState("load");
      keptScroll &&= await page
        .waitForFunction((top) => Math.abs(scrollY - top) < 2, SCROLLED, { timeout: 2000 })
        .then(
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
      `${median(times)} ms median, ${Math.round(Math.max(...times))} worst`,
      true,
    ]),
    [`all ${all.length} edits`, `${median(all)} ms median of ${CHANGE_BUDGET_MS}`, median(all) < CHANGE_BUDGET_MS],
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
  server.process.kill();
  await copy.remove();
}

/** Runs the development server as `npm run dev` does, without npm's own start. */
function startDev(root: string): { process: ChildProcess; ready: Promise<{ url: string; milliseconds: number }> } {
  const started = performance.now();
  const child = spawn(process.execPath, [...RUN, "src/commands/dev.ts"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ready = new Promise<{ url: string; milliseconds: number }>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const [, url] = /Ready in \d+ ms: (\S+)/.exec(String(text)) ?? [];
      if (url) resolve({ url, milliseconds: Math.round(performance.now() - started) });
    });
    child.once("exit", (status) => reject(new Error(`The development server ended with status ${status}.`)));
  });
  return { process: child, ready };
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
  await page.waitForTimeout(PAUSE_MS);
  const saved = performance.now();
  await writeFile(path, after);
  await page.waitForFunction(shows, round, { timeout: 10_000 });
  return performance.now() - saved;
}

/** What a reload of the same page costs by itself, on this machine at this moment. */
async function timeReload(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await page.reload({ waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("footer") !== null);
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Breaks a component, reads the error in the page, and repairs the component. */
async function timeOverlay(page: Page): Promise<{ text: string; recovery: number }> {
  // Until its script has started, a page hears of no edit.
  await page.waitForFunction(() => history.scrollRestoration === "manual");
  const path = join(copy.root, "src/components/shell/footer.tsx");
  const correct = await readFile(path, "utf8");
  await writeFile(path, correct.replace("<footer", "<footer <"));
  const overlay = page.locator("dialog[data-dev]");
  const text = (await overlay.textContent({ timeout: 10_000 })) ?? "";
  const repaired = performance.now();
  await writeFile(path, correct);
  await overlay.waitFor({ state: "detached", timeout: 10_000 });
  return { text, recovery: Math.round(performance.now() - repaired) };
}

function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}
