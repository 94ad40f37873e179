import { expect, vi } from "vitest";
import { PAGES_META, type PagesFile } from "../../../src/shared/contract.ts";
import { find } from "./find.ts";
import { type LoadType, simulateBrowser } from "./simulated-browser.ts";

const ORIGIN = "https://www.example.com";
const [HOME, ABOUT, ENGLISH] = ["/it/", "/it/about/", "/en/"];
const titles: Record<string, string> = { [HOME]: "Casa", [ABOUT]: "Chi siamo", [ENGLISH]: "Home" };

/** How many pages are kept for Back. */
const KEPT = 8;

/** A visit to a page, as a visitor remembers it. */
interface Visit {
  path: string;
  typed: string;
  /** The id of what had the focus in the main part when the page was left. */
  focus: string;
  /** Null until the visitor has seen it. */
  main: Element | null;
}

/**
 * Draws a history of presses, sections, Back, Forward, reloads and languages on three small pages. Expects after each
 * step what a visitor expects: the page of the address, as it was left, with the focus where it was. Returns how many
 * pages were changed without a load.
 *
 * @param startScript Starts the script in a new document.
 */
export async function walkHistory(seed: number, steps: number, startScript: () => unknown): Promise<number> {
  const random = randomFrom(seed);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const happens = (share: number) => random() < share;
  const taken: string[] = [];
  const mains = new Set<Element>();

  /** The visits of the entries. A forgotten one is null: its page comes as new. */
  let visits: (Visit | null)[] = [];
  let at = -1;
  /** The pages that were left and are kept, the oldest first. */
  let kept: Visit[] = [];
  let hasPages = false;
  /** What should have the focus; null if the model does not say. */
  let focus: string | null = null;
  let opens: LoadType | null = null;
  let expectsLoad = true;
  let changes = 0;

  const browser = simulateBrowser({ pops: happens(0.8), empties: happens(0.4) }, (type) => {
    opens = type;
  });

  const shown = () => visits[at] as Visit;
  const begin = (path: string): Visit => ({ path, typed: "", focus: "main", main: null });
  const addEntry = (visit: Visit) => visits.splice(++at, visits.length, visit);
  const pathAt = (index: number) => new URL(browser.entries[index]?.url ?? "").pathname;
  const isHere = (path: string) => hasPages && (path === ENGLISH) === (shown().path === ENGLISH);

  /** The page is left with the focus on an element: a press moves it to its link. */
  function leave(focused: Element | null): void {
    changes++;
    kept.push(Object.assign(shown(), { focus: focused?.closest("main") ? focused.id : "main" }));
    const dropped = kept.length > KEPT && kept.shift();
    visits = visits.map((visit) => (visit === dropped ? null : visit));
  }

  function expectLoad(path: string): void {
    expectsLoad = true;
    visits = visits.map(() => null);
    kept = [];
    visits[at] = begin(path);
    focus = null;
  }

  const press = (id: string) => {
    taken.push(`press ${id}`);
    browser.press(find<HTMLAnchorElement>(`#${id}`));
  };

  const refuse = () => {
    browser.refusesNext = pick(["loudly", "silently"]);
    taken.push(`refuse ${browser.refusesNext}`);
  };

  function pressPage(id: string, isRefused: boolean): void {
    const link = find<HTMLAnchorElement>(`#${id}`);
    const { pathname, hash } = link;
    if (isRefused && pathname !== shown().path) refuse();
    if (pathname === shown().path) {
      if (location.hash) addEntry(shown());
      focus = "main";
    } else if (isHere(pathname) && !isRefused) {
      leave(link);
      addEntry(begin(pathname));
      focus = hash.slice(1) || "main";
    } else {
      addEntry(begin(pathname));
      expectLoad(pathname);
    }
    press(id);
    browser.refusesNext = null;
  }

  function travel(): void {
    const by = pick([-1, -1, -2, -3, 1, 1, 2].filter((by) => browser.entries[at + by])) ?? 0;
    const to = browser.entries[at + by];
    if (!to || by === 0) return;
    taken.push(`go ${by}`);
    vi.runAllTimers();
    const [from, visit, path] = [browser.entries[at], visits[at + by], pathAt(at + by)];
    if (from?.document !== to.document) {
      at += by;
      expectLoad(path);
    } else if (visit && visit !== shown()) {
      leave(document.activeElement);
      at += by;
      kept = kept.filter((one) => one !== visit);
      focus = visit.focus;
    } else if (visit || path === shown().path) {
      visits[at + by] = shown();
      at += by;
    } else if (isHere(path)) {
      leave(document.activeElement);
      at += by;
      visits[at] = begin(path);
      focus = "main";
    } else {
      at += by;
      expectLoad(path);
    }
    browser.travel(by);
    // Ids are hidden from the browser until then.
    vi.runAllTimers();
  }

  const actions: readonly (() => void)[] = [
    ...["home", "about", "there"].map((id) => () => pressPage(id, happens(0.04))),
    ...["home", "about"].map((id) => () => pressPage(id, false)),
    () => pressPage("language", false),
    ...["to-one", "to-one", "skip", "skip"].map((id) => () => {
      vi.runAllTimers();
      const { hash } = find<HTMLAnchorElement>(`#${id}`);
      if (location.hash !== hash) addEntry(shown());
      focus = id === "skip" ? "main" : id;
      press(id);
    }),
    () => {
      if (happens(0.1)) refuse();
      else addEntry(shown());
      focus = "contact";
      press("start");
    },
    () => {
      const field = find<HTMLInputElement>("#field");
      shown().typed = String(taken.length);
      taken.push(`type ${shown().typed}`);
      field.focus();
      field.value = shown().typed;
      focus = "field";
    },
    ...[travel, travel, travel, travel],
    () => {
      taken.push("reload");
      vi.runAllTimers();
      expectLoad(shown().path);
      browser.reload();
    },
  ];

  async function openDocument(): Promise<void> {
    const type = opens as LoadType;
    opens = null;
    layOut(location.pathname, type);
    hasPages = false;
    await startScript();
    // After a reload and after Back the pages come without a sign.
    if (type !== "navigate" || happens(0.8)) await bringPages();
  }

  async function bringPages(): Promise<void> {
    dispatchEvent(new Event("scroll"));
    const isReady = () => document.documentElement.dataset.ready === "pages";
    for (let turn = 0; turn < 500 && !isReady(); turn++) {
      document.querySelector('link[media="not all"]')?.dispatchEvent(new Event("load"));
      await Promise.resolve();
    }
    // Without them every press would be a load, and the histories would prove nothing.
    if (!isReady()) throw new Error("The pages have not come.");
    hasPages = true;
  }

  function expectPage(): void {
    const { path, typed, main } = shown();
    const seen = find("main");
    const isOfThisVisit = main ? seen === main : !mains.has(seen);
    expect({
      address: location.href,
      title: document.title,
      heading: find("h1").textContent,
      typed: find<HTMLInputElement>("#field").value,
      isOfThisVisit,
      focus: focus && document.activeElement?.id,
      faults: browser.faults,
    }).toEqual({
      address: browser.entries[at]?.url,
      title: titles[path],
      heading: titles[path],
      typed,
      isOfThisVisit: true,
      focus,
      faults: [],
    });
    mains.add(seen);
    shown().main = seen;
  }

  try {
    const path = pick([HOME, HOME, ABOUT, ABOUT, ENGLISH]);
    addEntry(begin(path));
    expectLoad(path);
    browser.open(ORIGIN + path);
    for (let step = 0; step <= steps; step++) {
      if (step > 0) await pick(actions)();
      // A link to another page may be pressed before the timers of the script have run.
      if (happens(0.8)) vi.runAllTimers();
      expect(opens !== null, "a load of the browser").toBe(expectsLoad);
      expectsLoad = false;
      if (opens) await openDocument();
      // The first press in a document is a sign too.
      else if (!hasPages) await bringPages();
      expectPage();
    }
    return changes;
  } catch (error) {
    throw new Error(`Seed ${seed}: ${taken.join(", ")}\n${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  } finally {
    browser.close();
  }
}

function layOut(path: string, type: LoadType): void {
  const load = { name: location.href, type } as unknown as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
  delete document.documentElement.dataset.ready;
  document.adoptedStyleSheets = [];
  const { head, header, main } = partsOf(path);
  const file = path === ENGLISH ? "/pages/en.json" : "/pages/it.json";
  document.head.innerHTML = `<meta name="build" content="b1"><meta name="${PAGES_META}" content="${file}">${head}`;
  document.body.innerHTML = `${header}${main}<p id="announcer" aria-live="polite"></p>`;
}

/** Replaces what happy-dom has not, or only slowly. */
export function prepareWalks(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.stubGlobal("scrollTo", () => {});
  vi.stubGlobal("getComputedStyle", () => ({ scrollPaddingTop: "" }));
  vi.stubGlobal("IntersectionObserver", function observe() {
    return { observe() {}, disconnect() {} };
  });
  vi.stubGlobal("fetch", async (address: string) => {
    if (address.endsWith(".css"))
      return { ok: true, headers: new Headers({ "content-type": "text/css" }), text: async () => "" };
    const addresses = address.endsWith("en.json") ? [ENGLISH] : [HOME, ABOUT];
    const pages = addresses.map((path) => partsOf(path));
    const file: PagesFile = {
      build: "b1",
      addresses,
      heads: pages.map(({ head }) => head),
      regions: { header: pages.map(({ header }) => header), main: pages.map(({ main }) => main) },
    };
    return { json: async () => file };
  });
}

function partsOf(path: string) {
  const title = titles[path];
  return {
    head: `<title>${title}</title><meta name="description" content="${title}" data-page>`,
    header: `<header data-region="header"><a id="skip" class="skip-link" href="#main">Skip</a><a id="home" href="${HOME}">Home</a>
      <a id="about" href="${ABOUT}">About</a><a id="language" href="${path === ENGLISH ? HOME : ENGLISH}">Language</a></header>`,
    main: `<main id="main" data-region="main"><h1>${title}</h1><link href="/s.css" data-styles>
      <a id="to-one" href="#one">One</a><a id="there" href="${path === ABOUT ? HOME : ABOUT}#one">One, there</a>
      <a id="start" href="#contact" data-scroll-to="contact">Start now</a><input id="field">
      <section id="one"></section><section id="contact"></section></main>`,
  };
}

/** Returns a generator of numbers from 0 to 1, by the method mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
