import { expect, onTestFailed, test } from "vitest";
import { outputPath } from "../../src/urls.ts";
import { keys } from "../support/browser/driver.ts";
import { allPages } from "../support/browser/site-pages.ts";
import type { Tab } from "../support/browser/tab.ts";
import { arriveAt, openEngine, waitUntilReady } from "../support/browser/visits.ts";
import { read } from "../support/site/built-site.ts";

const open = openEngine();

const STEPS = 40;

/** `WALKS=20` takes twenty walks, each with a seed of its own in the name of its test, and `SEED=…` one of them again. */
const { WALKS, SEED } = process.env;
const draw = () => Math.floor(Math.random() * 1e6);
const seeds = WALKS ? Array.from({ length: Number(WALKS) }, draw) : [Number(SEED ?? 1)];

const titles = new Map(
  allPages.map(({ url, language, path }) => [url, /<title>(.*?)<\/title>/.exec(read(outputPath(language, path)))?.[1]]),
);

/** A history entry, as it was left. */
interface Entry {
  url: string;
  y?: number;
  controls?: string;
}

test.each(seeds)(
  "a walk of any steps, with the seed %i",
  async (seed) => {
    const random = randomFrom(seed);
    const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
    const { tab } = await open("/it/", { width: 1280, height: 800 });
    const entries: Entry[] = [{ url: "/it/" }];
    let at = 0;
    const taken: string[] = [];
    onTestFailed(() => console.log(`Seed ${seed}: ${taken.join(", ")}.`));

    /** Notes how the current page is left. */
    const leave = async () => Object.assign(entries[at] ?? {}, await tab.evaluate(readPlace));
    const follow = async (url: string | undefined, name: string) => {
      if (!url) return;
      taken.push(`${name} ${url}`);
      await leave();
      await tab.evaluate(pressLink, url);
      entries.splice(++at, Infinity, { url });
      await arriveAt(tab, url);
      await tab.until("the top of the new page", () => scrollY === 0);
      await expectPage(tab, url);
    };
    const travel = async (by: number) => {
      const entry = entries[at + by];
      if (!entry) return;
      taken.push(`${by < 0 ? "back" : "forward"} to ${entry.url}`);
      await leave();
      at += by;
      await tab.evaluate((delta) => void setTimeout(() => history.go(delta)), by);
      await arriveAt(tab, entry.url);
      if (entry.y !== undefined) await tab.until(`the earlier position ${entry.y}`, isAt, entry.y);
      await expectPage(tab, entry.url);
      if (entry.controls) expect((await tab.evaluate(readPlace)).controls).toBe(entry.controls);
    };

    const steps: (() => Promise<void>)[] = [
      async () => follow(pick(await tab.evaluate(findLinks)), "link"),
      async () => follow(pick(await tab.evaluate(findLinks)), "link"),
      async () => follow(await tab.evaluate(findOtherLanguage), "language"),
      () => travel(-1),
      () => travel(-1),
      () => travel(1),
      async () => {
        const part = random();
        taken.push(`scroll to ${part.toFixed(2)}`);
        await tab.evaluate((of) => scrollTo({ top: document.body.scrollHeight * of, behavior: "instant" }), part);
      },
      async () => {
        taken.push(`button ${await tab.evaluate(pressButton, random())}`);
      },
      async () => {
        const key = pick(Object.keys(keys).filter((name) => !["Shift", "Enter"].includes(name))) as keyof typeof keys;
        taken.push(key);
        await tab.press(key, 3);
        // No visitor presses a link while a key still scrolls.
        await tab.until("the end of the scroll", hasStopped);
      },
      async () => {
        const width = pick([320, 390, 834, 1280]) ?? 320;
        taken.push(`${width} px`);
        await tab.resize(width, 800);
        // Other widths have other positions.
        for (const entry of entries) delete entry.y;
      },
      async () => {
        taken.push("reload");
        await tab.reload();
        await waitUntilReady(tab);
        // A new document has the controls of the first visit.
        await expectPage(tab, entries[at]?.url ?? "");
      },
    ];
    for (let step = 0; step < STEPS; step++) await pick(steps)?.();
  },
  240_000,
);

/** Checks what holds on every page after it was opened in whatever way. */
async function expectPage(tab: Tab, url: string): Promise<void> {
  const language = url.slice(1, 3);
  const page = { url, canonical: url, title: titles.get(url), mains: 1, headings: 1, language, openMenus: 0 };
  expect(await tab.evaluate(readPage)).toEqual({ ...page, hasFocus: true });
}

/** Runs in the page. */
function readPage() {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? "";
  const focused = document.activeElement;
  return {
    url: location.pathname,
    canonical: new URL(canonical).pathname,
    title: document.title,
    mains: document.querySelectorAll("main").length,
    headings: document.querySelectorAll("h1").length,
    language: document.documentElement.lang,
    openMenus: document.querySelectorAll("header [popover]:popover-open").length,
    /** On the page or on something that visitors see. */
    hasFocus: !focused || focused.matches("html, body") || focused.checkVisibility(),
  };
}

/** Runs in the page. */
function readPlace() {
  const controls = document.querySelectorAll("main :is(details[open], [data-turned], input:checked)");
  return {
    y: Math.round(scrollY),
    controls: [...controls].map((control) => control.outerHTML.slice(0, 120)).join("\n"),
  };
}

/** Runs in the page. */
function isAt(y: number): boolean {
  return Math.abs(scrollY - y) < 3;
}

/** Runs in the page. */
async function hasStopped(): Promise<boolean> {
  const before = scrollY;
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  return scrollY === before;
}

/** Runs in the page. Returns the other pages of this language that visible links lead to. */
function findLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]:not([hreflang], [target])')];
  const urls = links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href") ?? "");
  return [...new Set(urls)].filter((url) => url.endsWith("/") && url !== location.pathname);
}

/** Runs in the page. */
function findOtherLanguage(): string | undefined {
  const { lang } = document.documentElement;
  return document.querySelector(`a[hreflang]:not([hreflang=${lang}])`)?.getAttribute("href") ?? undefined;
}

/** Runs in the page. Presses a link where it is: bringing it into view would move the page. */
function pressLink(url: string): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${url}"]`)];
  (links.find((link) => link.checkVisibility()) ?? links[0])?.click();
}

/** Runs in the page. Presses a visible button, and returns its words. */
function pressButton(part: number): string {
  const buttons = [...document.querySelectorAll<HTMLElement>("button, summary")].filter((one) => one.checkVisibility());
  const button = buttons[Math.floor(part * buttons.length)];
  button?.click();
  return button?.textContent.trim() ?? "";
}

/** Returns a generator of numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
