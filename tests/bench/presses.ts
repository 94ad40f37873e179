import type { Browser, Page } from "playwright-core";
import { visit } from "../support/browser/chromium.ts";
import { isHydrated } from "../support/browser/in-page.ts";
import { type Figure, KEEP_NAMES, median, PHONE, PHONE_CPU, ratio } from "./figures.ts";

/** Presses of a question and of its peer for each round: one frame more or less is a third of their time. */
const PAIRS = 3;

/** From a press on a question to the frame with its answer, also on the page without our styles and scripts. */
export async function measureQuestions(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const page = await openSettledHome(browser, url);
  const plain = await page.context().newPage();
  await plain.addInitScript(KEEP_NAMES);
  await plain.goto(`${url}robots.txt`);
  await plain.setContent(await withoutStylesAndScripts(`${url}it/`));
  await slowDown(plain);
  const peers: number[] = [];
  const questions: number[] = [];
  for (let round = 0; round < PAIRS * rounds; round++) {
    peers.push(await press(plain, ".faq summary"));
    questions.push(await press(page, ".faq summary"));
  }
  await page.context().close();
  return [
    { what: "press on a question, CPU ×4", value: median(questions), unit: "ms", bound: 50 },
    { what: "of the same without our styles and scripts", value: ratio(questions, peers), unit: "×", bound: 1.1 },
  ];
}

/** From a press to the frame that shows what it opens. */
export async function measurePresses(browser: Browser, url: string, rounds: number): Promise<Figure[]> {
  const page = await openSettledHome(browser, url);
  const measure = async (what: string, selector: string): Promise<Figure> => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) times.push(await press(page, selector));
    return { what, value: median(times), unit: "ms", bound: 50 };
  };
  const figures = [
    await measure("press on a card", "[data-card] [data-turn]"),
    await measure("press on Next", ".clients .move-on"),
    await measure("press on the menu", "header [popovertarget=mobile-menu]"),
  ];
  await page.context().close();
  return figures;
}

/** Opens the home page on a phone with a slow processor. */
async function openSettledHome(browser: Browser, url: string): Promise<Page> {
  const { page } = await visit(browser, { viewport: PHONE, reducedMotion: "no-preference" });
  await page.addInitScript(KEEP_NAMES);
  await page.goto(`${url}it/`);
  await hydrateIslands(page);
  await slowDown(page);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE_CPU });
}

/** Presses once to measure and once to close what has opened. */
async function press(page: Page, selector: string): Promise<number> {
  await page.bringToFront();
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const time = await page.evaluate(pressToPaint, selector);
  await page.waitForTimeout(400);
  await page.evaluate(pressToPaint, selector);
  await page.waitForTimeout(400);
  return time;
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

async function hydrateIslands(page: Page): Promise<void> {
  const count = await page.locator("[data-island]").count();
  for (let at = 0; at < count; at++) {
    while (!(await page.evaluate(isHydrated, at))) await page.waitForTimeout(20);
  }
}
