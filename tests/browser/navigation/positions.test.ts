import { describe, expect, test } from "vitest";
import { isAtTop } from "../../support/browser/in-page.ts";
import { NO_HEADERS, type SiteServer } from "../../support/browser/site-server.ts";
import type { Tab } from "../../support/browser/tab.ts";
import { openEngine, PAGES, rest, runsIn } from "../../support/browser/visits.ts";

const open = openEngine({ motion: "full" });

/**
 * The entries of a walk, and where each is left. The third is the same page at a section. Home is not among them: a
 * title and a statistic of it take another number of lines in the fallback font, and when Chromium has loaded it
 * again, what is in view keeps its place while the fonts are applied.
 */
const first = { url: "/it/services/", y: 700 };
const second = { url: "/it/landing/", y: 500 };
const section = { url: "/it/landing/#process", y: 300 };
const last = { url: "/it/about/", y: 900 };
type Step = typeof first;

describe.each([390, 1300])("at %i px", (width) => {
  const testOnPhone = test.runIf(width === 390 || runsIn());

  // WebKit is the engine of the iPhone, which has no wide screen. Firefox restores alike at each width.
  test.runIf(width === 390 || runsIn("chromium"))(
    "each entry returns to its position: step by step, by a jump of three, Forward, and after a reload",
    async () => {
      const { tab } = await walk(width);
      const isSameDocument = await tab.markDocument();
      await travel(tab, -1, section, second, first);
      await travel(tab, 3, last);
      await travel(tab, -3, first);
      await expectPosition(tab, first);
      await travel(tab, 1, second, section);
      await travel(tab, -1, second);
      expect(await isSameDocument()).toBe(true);
      // A reload of an address with a hash leads WebKit to the section.
      await tab.reload();
      await tab.waitUntilReady();
      await expectPosition(tab, second);
      await tab.allPagesHaveCome();
      await travel(tab, -1, first);
      await travel(tab, 3, last);
      await travel(tab, -2, second);
      await expectPosition(tab, second);
    },
  );

  testOnPhone(
    "Back from another site returns to the position, and Back again leads on: with the headers of every host, without a sign of life",
    async () => {
      const { tab, server } = await walk(width, (server) => Object.assign(server, { withheld: NO_HEADERS }));
      // At the top of a page, nothing scrolls.
      for (const y of [last.y, 0]) {
        await tab.scrollTo(y);
        await tab.goto(`${server.origin}/robots.txt`);
        await travel(tab, -1, { ...last, y });
        await expectPosition(tab, { ...last, y });
        await tab.see("html[data-ready=pages]");
        await travel(tab, -1, section);
        await travel(tab, 1, { ...last, y });
      }
      await expectPosition(tab, { ...last, y: 0 });
    },
  );

  testOnPhone("a press before the pages have come is the browser's, and Back returns to the position", async () => {
    // WebKit reports a sheet that was still loading when its page was left.
    const { tab } = await open("/it/services/", { width, holds: PAGES, allow: /did not load: \/assets\/styles-/ });
    await tab.scrollTo(700);
    const isSameDocument = await tab.markDocument();
    await tab.followAtOnce("/it/about/");
    expect(await isSameDocument()).toBe(false);
    await travel(tab, -1, first);
    await expectPosition(tab, first);
  });

  const hasStartNow = width === 390 && runsIn("chromium", "webkit");
  test.runIf(hasStartNow || runsIn())(
    "Start now, pressed at any time, ends with the title of the section below the header",
    async () => {
      for (const ms of runsIn() ? [0, 100, 1000] : [100]) {
        const { tab } = await open("/it/", { width, waits: false });
        await tab.evaluate(async (time) => {
          await new Promise((resolve) => setTimeout(resolve, time));
          document.querySelector<HTMLElement>(".hero a[data-scroll-to=contact]")?.click();
        }, ms);
        await tab.waitUntilReady();
        await tab.until("the contact section", showsTitle, "#contact h2");
        // Nobody corrects a scroll: fonts that come during it move the section by up to three lines.
        await tab.scrollEnds();
        expect(await tab.evaluate(showsTitle, "#contact h2"), `${ms} ms after the load`).toBe(true);
      }
    },
  );
});

test.runIf(runsIn("chromium", "webkit"))("a smooth scroll ends with its page; the next is at its top", async () => {
  const { tab } = await open("/it/landing/", { waits: "pages" });
  await tab.clickAddedLink("#contact");
  await tab.until("the scroll to be under way", () => scrollY > 20);
  await tab.clickAddedLink("/it/about/");
  await rest();
  expect(await tab.scrolled()).toBe(0);
});

/** Walks to the last entry. */
async function walk(width: number, before?: (server: SiteServer) => unknown) {
  const visit = await open(first.url, { width, waits: "pages", ...(before && { before }) });
  const { tab } = visit;
  for (const { url, y } of [first, second, section, last]) {
    if (url !== first.url) await tab.followAtOnce(url);
    // Browsers jump to a section in the next frame.
    if (url === section.url) await tab.until("the section", isAtTop, "process");
    await tab.scrollTo(y);
  }
  return visit;
}

/** Goes to one entry after another, each as soon as the one before is at its position. */
async function travel(tab: Tab, by: number, ...steps: Step[]): Promise<void> {
  for (const step of steps) {
    await tab.goBack(step.url, by);
    await expect.poll(() => distance(tab, step), { message: `px from ${step.url}` }).toBeLessThanOrEqual(2);
  }
}

/** Expects that the page stays at the position that it has reached. */
async function expectPosition(tab: Tab, step: Step): Promise<void> {
  await rest();
  expect(await distance(tab, step), `px from the position of ${step.url}`).toBeLessThanOrEqual(2);
}

/** Runs in the page. Returns whether a title is below the header, in the upper quarter of a phone. */
function showsTitle(selector: string): boolean {
  const { top = Number.NaN } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  const { bottom = Number.NaN } = document.querySelector("header")?.getBoundingClientRect() ?? {};
  return top >= bottom && top < innerHeight / 4;
}

const distance = async (tab: Tab, { y }: Step) => Math.abs((await tab.scrolled()) - y);
