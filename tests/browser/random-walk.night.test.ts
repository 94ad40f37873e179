import { hash } from "node:crypto";
import { expect, onTestFailed, test } from "vitest";
import type { Key } from "../support/browser/driver.ts";
import type { Tab } from "../support/browser/tab.ts";
import { openEngine } from "../support/browser/visits.ts";
import { pages } from "../support/site/built-site.ts";

const open = openEngine();

const STEPS = 40;

/** Pages that are kept for Back. */
const KEPT = 8;

/** Ten are drawn, whose seeds stand in their names. `SEED=…` takes one of them again. */
const { SEED } = process.env;
const seeds = SEED ? [Number(SEED)] : Array.from({ length: 10 }, () => Math.floor(Math.random() * 1e6));

/** A history entry, the visit of a page that it belongs to, how it was left, and after how many other pages. */
interface Entry {
  url: string;
  visit: number;
  place?: ReturnType<typeof readPlace>;
  leftAt?: number;
}

test.each(seeds)("a walk with the seed %i", { timeout: 240_000 }, async (seed) => {
  const random = randomFrom(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  // Firefox and WebKit say so when a page is left while it loads a tool.
  const allow = /dynamically imported module|Importing a module script failed/;
  const { tab } = await open("/it/", { width: 1280, height: 800, allow, waits: "pages" });
  const entries: Entry[] = [{ url: "/it/", visit: 0 }];
  let at = 0;
  let leaves = 0;
  let visits = 0;
  const taken: string[] = [];
  onTestFailed(() => console.log(`Seed ${seed}: ${taken.join(", ")}`));

  const leave = async () => {
    const place = await tab.evaluate(readPlace);
    // What is set on a page is so in all entries of its visit.
    for (const entry of entries) if (entry.visit === entries[at]?.visit) delete entry.place;
    Object.assign(entries[at] ?? {}, { place, leftAt: ++leaves });
  };
  const forgetPlaces = () => {
    for (const entry of entries) delete entry.place;
  };
  const follow = async (url?: string) => {
    if (!url) return;
    taken.push(`to ${url}`);
    await leave();
    await tab.evaluate(pressLink, url);
    entries.splice(++at, Number.POSITIVE_INFINITY, { url, visit: ++visits });
    await tab.arriveAt(url);
    if (!url.includes("#")) await tab.until("the top of the new page", () => scrollY === 0);
    await expectPage(tab, url);
  };
  /** Follows a link to a section of the same page, which is an entry of its own. */
  const followSection = async (url?: string) => {
    if (!url) return;
    taken.push(`to ${url}`);
    // Nobody can press what is under an open menu.
    await tab.press("Escape");
    await leave();
    await tab.evaluate(pressLink, url);
    entries.splice(++at, Number.POSITIVE_INFINITY, { url, visit: entries[at - 1]?.visit ?? 0 });
    await tab.arriveAt(url);
    await tab.scrollEnds();
    await expectPage(tab, url);
  };
  const travel = async (by: number) => {
    const entry = entries[at + by];
    if (!entry) return;
    taken.push(`${by} to ${entry.url}`);
    await leave();
    const isSameDocument = await tab.markDocument();
    at += by;
    await tab.goBack(entry.url, by);
    // The pages come without a sign of life.
    await tab.see("html[data-ready=pages]");
    // Where the browser loads a page again, it is the browser that restores the position.
    if (!(await isSameDocument())) forgetPlaces();
    const { place, leftAt = 0 } = entry;
    // Of the pages that were left the last eight are kept.
    if (place && leaves - leftAt < KEPT) await expect.poll(() => tab.evaluate(readPlace)).toEqual(nearly(place));
    await expectPage(tab, entry.url);
  };
  const scroll = async () => {
    taken.push("scroll");
    await tab.evaluate((part) => scrollTo({ top: document.body.scrollHeight * part, behavior: "instant" }), random());
  };
  const press = async () => void taken.push(`button ${await tab.evaluate(pressButton, random())}`);
  const type = async () => {
    const key = pick<Key>(["Tab", "Escape", "ArrowLeft", "ArrowRight", "End"]) ?? "Tab";
    taken.push(key);
    await tab.press(key, 3);
    // No visitor presses a link while a key still scrolls.
    await tab.scrollEnds();
  };
  const resize = async () => {
    const width = pick([320, 390, 834, 1280]) ?? 320;
    taken.push(`${width} px`);
    await tab.resize(width, 800);
    // Other widths have other places. Until somebody scrolls, Chromium holds on to an element as it stood at the old width.
    forgetPlaces();
    await scroll();
  };
  const reload = async () => {
    taken.push("reload");
    await tab.reload();
    await tab.waitUntilReady();
    await expectPage(tab, entries[at]?.url ?? "");
    forgetPlaces();
    await tab.allPagesHaveCome();
  };
  const steps = [
    async () => follow(pick(await tab.evaluate(findLinks))),
    async () => follow(pick(await tab.evaluate(findLinks))),
    async () => followSection(pick(await tab.evaluate(findSectionLinks))),
    async () => {
      // The browser loads the page. What was set on those before is gone with their document.
      await follow(await tab.evaluate(findOtherLanguage));
      forgetPlaces();
      await tab.allPagesHaveCome();
    },
    ...[press, press],
    ...[() => travel(-1), () => travel(-1), () => travel(1), scroll, type, resize, reload],
  ];
  for (let step = 0; step < STEPS; step++) await pick(steps)?.();
});

/** Checks what holds on every page, in whatever way it was opened. */
async function expectPage(tab: Tab, url: string): Promise<void> {
  const [path] = url.split("#");
  const { language, document } = pages.find((page) => page.url === path) ?? {};
  const page = { url: path, title: document?.title, language, mains: 1, headings: 1, openMenus: 0, isFocusSeen: true };
  expect(await tab.evaluate(readPage)).toEqual(page);
}

/** Runs in the page. */
function readPage() {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const focused = document.activeElement ?? document.body;
  return {
    url: location.pathname,
    title: document.title,
    language: document.documentElement.lang,
    mains: count("main"),
    headings: count("h1"),
    openMenus: count("header [popover]:popover-open"),
    isFocusSeen: focused.matches("html, body") || focused.checkVisibility(),
  };
}

/** Runs in the page. Returns answers, filters and sliders as they are set, and the positions of page and carousels. */
function readPlace() {
  const answers = [...document.querySelectorAll<HTMLDetailsElement>("main details")].map(({ open }) => open);
  const inputs = [...document.querySelectorAll("input")].map(({ checked, value }) => `${checked} ${value}`);
  const strips = [...document.querySelectorAll("main .strip")].map(({ scrollLeft }) => scrollLeft);
  return { answers, inputs, scrolled: [scrollY, ...strips] };
}

/** Engines restore a position to the nearest pixels. */
function nearly({ scrolled, ...set }: ReturnType<typeof readPlace>) {
  return {
    ...set,
    scrolled: scrolled.map((position) => expect.toSatisfy((now: number) => Math.abs(now - position) < 3)),
  };
}

/** Runs in the page. Returns the other pages that visible links lead to. */
function findLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"][href$="/"]:not([hreflang], [target])')];
  const urls = links.filter((link) => link.checkVisibility()).map(({ pathname }) => pathname);
  return [...new Set(urls)].filter((url) => url !== location.pathname);
}

/** Runs in the page. Returns the sections of this page that visible links lead to, but for the one of the address. */
function findSectionLinks(): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]:not([data-scroll-to])')];
  const urls = links.filter((link) => link.checkVisibility()).map(({ pathname, hash }) => pathname + hash);
  return [...new Set(urls)].filter((url) => url !== location.pathname + location.hash);
}

/** Runs in the page. The switch keeps the section. */
function findOtherLanguage(): string | undefined {
  const { lang } = document.documentElement;
  const link = document.querySelector<HTMLAnchorElement>(`a[hreflang]:not([hreflang=${lang}])`);
  return link ? link.pathname + location.hash : undefined;
}

/** Runs in the page. Presses a link where it is: bringing it into view would move the page. */
function pressLink(url: string): void {
  const links = [...document.querySelectorAll("a")];
  const to = (address: string) => links.filter(({ href }) => href === location.origin + address);
  // The language switch takes the section on when it is pressed.
  const found = to(url).length > 0 ? to(url) : to(url.split("#")[0] ?? "");
  (found.find((link) => link.checkVisibility()) ?? found[0])?.click();
}

/** Runs in the page. Presses a visible button, question or filter, and returns its words. */
function pressButton(part: number): string {
  const all = [...document.querySelectorAll<HTMLElement>("button, summary, input[type=radio]")];
  const buttons = all.filter((one) => one.checkVisibility());
  const button = buttons[Math.floor(part * buttons.length)];
  button?.click();
  return button?.textContent.trim() ?? "";
}

/** Returns a generator of numbers from 0 to 1. */
function randomFrom(seed: number): () => number {
  let draws = 0;
  return () => Number.parseInt(hash("sha256", `${seed} ${draws++}`).slice(0, 8), 16) / 2 ** 32;
}
