import { setTimeout as wait } from "node:timers/promises";
import type { Browser, CDPSession, Page } from "puppeteer-core";
import { closePage, hydrateIslands, openPage, PHONE, PHONE_CPU, prepare } from "./bench-page.ts";
import { type Figure, median } from "./figures.ts";

/** Presses of a question and of its peer for each round: one frame more or less is a third of their time. */
const PAIRS = 3;

/** A page on a phone with a slow processor. */
interface SlowPage {
  page: Page;
  session: CDPSession;
}

/** What a press costs, in milliseconds. */
interface Press {
  /** From the press to the frame that shows what it opens. */
  time: number;
  /** What the main thread of the page worked meanwhile: other programs add little to it. */
  work: number;
}

/** A press on a question, and the same on the page without our styles and scripts. */
export async function measureQuestions(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const home = await openSettledHome(browser, url);
  const page = await prepare(await home.page.browserContext().newPage(), PHONE);
  await page.goto(`${url}robots.txt`);
  await page.setContent(await withoutStylesAndScripts(`${url}it/`));
  const plain = { page, session: await slowDown(page) };
  const [peers, questions]: [Press[], Press[]] = [[], []];
  for (let round = 0; round < PAIRS * rounds; round++) {
    peers.push(await press(plain, ".faq summary"));
    questions.push(await press(home, ".faq summary"));
  }
  await closePage(home.page);
  const times = (presses: readonly Press[]) => presses.map(({ time }) => time);
  const work = (presses: readonly Press[]) => presses.map((press) => press.work);
  const peer = "of the same without our styles and scripts";
  // The shortest of both, because other programs only add time.
  const ratio = Math.min(...times(questions)) / Math.min(...times(peers));
  return [
    { what: "press on a question, CPU ×4", value: median(times(questions)), unit: "ms", goal: 50 },
    { what: `its shortest time, ${peer}`, value: ratio, unit: "×", goal: 1.1 },
    {
      what: `its main-thread work, ${peer}`,
      value: median(work(questions)) / median(work(peers)),
      unit: "×",
      bound: 2,
    },
  ];
}

/** From a press to the frame that shows what it opens or moves. */
export async function measurePresses(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const home = await openSettledHome(browser, url);
  const measure = async (what: string, selector: string): Promise<Figure> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push((await press(home, selector)).time);
    return { what: `press on ${what}, CPU ×4`, value: median(times), unit: "ms", goal: 50 };
  };
  const figures = [
    await measure("a card", "[data-card] [data-turn]"),
    await measure("Next", ".clients .move-on"),
    await measure("the menu", "header [popovertarget=mobile-menu]"),
  ];
  await closePage(home.page);
  return figures;
}

async function openSettledHome(browser: Browser, url: string): Promise<SlowPage> {
  const page = await openPage(browser, PHONE, "no-preference");
  await page.goto(`${url}it/`);
  await hydrateIslands(page);
  return { page, session: await slowDown(page) };
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.createCDPSession();
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE_CPU });
  return session;
}

/** Presses once to measure and once to close what has opened. */
async function press({ page, session }: SlowPage, selector: string): Promise<Press> {
  await page.bringToFront();
  await page.$eval(selector, (element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const before = await mainThreadTime(session);
  const time = await page.evaluate(pressToPaint, selector);
  const work = (await mainThreadTime(session)) - before;
  await wait(400);
  await page.evaluate(pressToPaint, selector);
  await wait(400);
  return { time, work };
}

/** Returns the milliseconds that the main thread has spent in tasks, without the time that other programs took from it. */
async function mainThreadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
  return seconds * 1000;
}

/** The same words in the same elements, as the least that a page can be. */
async function withoutStylesAndScripts(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return html.replaceAll(/<(style|script|template|meta|link)\b.*?(?:<\/\1>|>)/gs, "");
}

/** Runs in the page. */
function pressToPaint(selector: string): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        const started = performance.now();
        document.querySelector<HTMLElement>(selector)?.click();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      }),
    );
  });
}
