import { setTimeout as wait } from "node:timers/promises";
import type { Browser, ConsoleMessage, Page } from "puppeteer-core";
import { closePage, LAPTOP, openPage } from "./bench-page.ts";
import { type Figure, median } from "./figures.ts";

/** Longer than what a page asks for after its load takes, so that every press meets a page at rest. */
const REST_MS = 1000;

/** Of a mobile network. */
const LATENCY_MS = 150;

/** Two pages of a heading and a link, by their files: the least that a load can be. */
export const barePages = {
  "bare/one/index.html": barePage("One", "two"),
  "bare/two/index.html": barePage("Two", "one"),
};

const BARE_LINK = "a";
const linkTo = (path: string) => `header a[href$='/${path}/']`;

/**
 * From a press on a link to the painted frame with the new heading, in five modes, each beside the load of a bare page
 * from the same server. Medians.
 */
export async function measurePageChanges(browser: Browser, url: string, presses: number): Promise<Figure[]> {
  const firstBare: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < presses; round++) {
    firstBare.push(await pressInNewVisit(browser, `${url}bare/one/`, BARE_LINK));
    first.push(await pressInNewVisit(browser, `${url}it/about/`, linkTo("specializations")));
  }
  const bare = await pressBarePages(browser, url, presses, 0);
  const bareFar = await pressBarePages(browser, url, presses, LATENCY_MS);
  const near = await pressPages(browser, url, presses, 0);
  const far = await pressPages(browser, url, presses, LATENCY_MS);
  return [
    compare("very first press of a visit, without a sign", first, firstBare, 2.3),
    compare("first press on a page that a link of ours led to", near.first, bare, 0.8),
    compare(`the same with ${LATENCY_MS} ms of latency`, far.first, bareFar, 0.8),
    compare("first press after the pointer has moved", near.hovered, bare, 0.8),
    compare("every later press", near.later, bare, 0.8),
  ];
}

function compare(what: string, times: readonly number[], bare: readonly number[], goal: number): Figure {
  const of = `${median(times).toFixed(0)} ms, a bare page ${median(bare).toFixed(0)} ms`;
  return { what, value: median(times) / median(bare), unit: "×", of, goal };
}

/** Presses the first link of a visit, with an empty cache. */
async function pressInNewVisit(browser: Browser, address: string, link: string): Promise<number> {
  const page = await openVisit(browser, 0);
  await rest(page, address);
  const time = await press(page, link);
  await closePage(page);
  return time;
}

/** Presses from one bare page to the other and back, in one visit. */
async function pressBarePages(browser: Browser, url: string, presses: number, latency: number): Promise<number[]> {
  const page = await openVisit(browser, latency);
  await rest(page, `${url}bare/one/`);
  const times: number[] = [];
  for (let round = 0; round < presses; round++) {
    times.push(await press(page, BARE_LINK));
    await wait(REST_MS / 2);
  }
  await closePage(page);
  return times;
}

/** Presses in one visit. An address that is typed in has no referrer, so each round begins as a visit does. */
async function pressPages(browser: Browser, url: string, presses: number, latency: number) {
  const page = await openVisit(browser, latency);
  const times = { first: [] as number[], later: [] as number[], hovered: [] as number[] };
  for (let round = 0; round < presses; round++) {
    await rest(page, `${url}it/about/`);
    await press(page, linkTo("specializations"));
    await wait(REST_MS + 4 * latency);
    times.first.push(await press(page, linkTo("testimonials")));
    await wait(REST_MS / 2);
    times.later.push(await press(page, linkTo("about")));
    await rest(page, `${url}it/about/`);
    const { x, y } = (await (await page.$(linkTo("testimonials")))?.clickablePoint()) ?? { x: 0, y: 0 };
    await page.mouse.move(x, y);
    await wait(REST_MS / 2 + 2 * latency);
    times.hovered.push(await press(page, linkTo("testimonials")));
    await page.mouse.move(0, 0);
  }
  await closePage(page);
  return times;
}

async function openVisit(browser: Browser, latency: number): Promise<Page> {
  const page = await openPage(browser, LAPTOP, "no-preference");
  await page.evaluateOnNewDocument(reportHeading);
  // -1 is no limit of the bandwidth.
  if (latency > 0) await page.emulateNetworkConditions({ download: -1, upload: -1, latency });
  return page;
}

/** Opens an address, and waits until the page asks for nothing more. */
async function rest(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await wait(REST_MS);
}

/** Returns the milliseconds from a press to the painted frame with another heading. */
async function press(page: Page, link: string): Promise<number> {
  const shown = new Promise<number>((resolve) => {
    const onMessage = (message: ConsoleMessage) => {
      const [, time] = message.text().match(/^Shown after (.+) ms$/) ?? [];
      // Browsers write there too: what did not load, for example.
      if (time === undefined) return;
      page.off("console", onMessage);
      resolve(Number(time));
    };
    page.on("console", onMessage);
  });
  await page.evaluate((selector) => {
    const at = performance.timeOrigin + performance.now();
    sessionStorage.setItem("press", JSON.stringify({ at, heading: document.querySelector("h1")?.textContent }));
    // After the answer to this call.
    setTimeout(() => document.querySelector<HTMLElement>(selector)?.click());
  }, link);
  return shown;
}

/** Runs first in each document. Reports the time from a press to the frame that shows another heading. */
function reportHeading(): void {
  const look = () => {
    const { at = 0, heading = "" } = JSON.parse(sessionStorage.getItem("press") ?? "{}");
    const shown = document.querySelector("h1")?.textContent;
    if (at && shown && shown !== heading) {
      sessionStorage.removeItem("press");
      // After the paint of this frame.
      setTimeout(() => console.log(`Shown after ${performance.timeOrigin + performance.now() - at} ms`));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function barePage(title: string, next: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><a href="../${next}/">Next</a></html>`;
}
