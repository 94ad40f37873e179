import { vi } from "vitest";

/** A history entry. Entries of one document share its number; to go to another one loads it again. */
interface Entry {
  url: string;
  state: unknown;
  document: number;
}

/** How engines differ after a press on a link to a section. https://github.com/whatwg/html/issues/6213 */
export interface Engine {
  /** Whether the new entry comes with `popstate`. Some versions of Firefox send `hashchange` alone. */
  pops: boolean;
  /** Whether a press on the section of the address empties the state of the entry, as Firefox does, without an event. */
  empties: boolean;
}

const setAddress = history.replaceState.bind(history);

export type LoadType = "navigate" | "reload" | "back_forward";

/**
 * Does what a browser does with history entries, presses and loads; happy-dom leaves that out. The function opens the
 * document of the address, with its script, once the previous document is gone.
 */
export function simulateBrowser(engine: Engine, openDocument: (type: LoadType) => void) {
  const listeners = collectListeners();
  const entries: Entry[] = [];
  let at = -1;
  let documents = 0;
  let isInEvent = false;
  let load: (() => void) | null = null;

  const browser = {
    /** Refuses the next entry that the script adds, as browsers do that limit their number: Chromium says nothing. */
    refusesNext: null as "loudly" | "silently" | null,
    /** What a visitor would see as a fault of the page, although the right one is shown. */
    faults: [] as string[],
    get entries(): readonly Readonly<Entry>[] {
      return entries;
    },
    /** Opens an address as from a bookmark. */
    open(url: string): void {
      visit(url);
    },
    /** Presses a link: it takes the focus, and the browser follows it unless the script does. */
    press(link: HTMLAnchorElement): void {
      const main = document.querySelector("main");
      link.focus();
      let isLeft = false;
      const leave = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener("click", leave, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      window.removeEventListener("click", leave);
      if (isLeft) follow(link.href);
      if (load && document.querySelector("main") !== main)
        browser.faults.push("Until the browser has loaded the address, another page is shown.");
      runLoad();
    },
    /** Goes Back (-1), Forward (1) or further. Returns false at the ends of the history. */
    travel(by: number): boolean {
      const from = entries[at];
      const to = entries[at + by];
      if (!from || !to) return false;
      at += by;
      if (from.document === to.document) pop(to);
      else open("back_forward");
      runLoad();
      return true;
    },
    reload(): void {
      reload();
      runLoad();
    },
    close(): void {
      listeners.remove();
      listeners.stop();
    },
  };

  vi.spyOn(history, "pushState").mockImplementation((state, _, url) => {
    const refusal = browser.refusesNext;
    browser.refusesNext = null;
    if (refusal === "loudly") throw new DOMException("Too many entries", "SecurityError");
    if (!refusal) add(new URL(url ?? "", location.href).href, state);
  });
  vi.spyOn(history, "replaceState").mockImplementation((state, _, url) => {
    if (isInEvent) browser.faults.push("Within the event Chromium loses the position of an entry that is replaced.");
    const entry = entries[at] as Entry;
    entry.state = state;
    if (url) entry.url = new URL(url, location.href).href;
    setAddress(state, "", entry.url);
  });
  vi.spyOn(location, "reload").mockImplementation(() => {
    load = reload;
  });
  return browser;

  function add(url: string, state: unknown, document = entries[at]?.document ?? 0): void {
    entries.splice(++at, entries.length, { url, state, document });
    setAddress(state, "", url);
  }

  function visit(url: string): void {
    add(url, null, ++documents);
    open("navigate");
  }

  function reload(): void {
    const old = entries[at]?.document;
    documents++;
    for (const entry of entries) if (entry.document === old) entry.document = documents;
    open("reload");
  }

  function open(type: LoadType): void {
    const { url, state } = entries[at] as Entry;
    setAddress(state, "", url);
    listeners.remove();
    vi.clearAllTimers();
    openDocument(type);
  }

  function runLoad(): void {
    const run = load;
    load = null;
    run?.();
  }

  /** What the browser does at the end of a press that is left to it. */
  function follow(url: string): void {
    const [address, hash] = url.split("#");
    const [shown, shownHash] = location.href.split("#");
    if (address !== shown || hash === undefined) return visit(url);
    if (hash === shownHash) {
      if (engine.empties) (entries[at] as Entry).state = null;
      setAddress((entries[at] as Entry).state, "", url);
    } else add(url, null);
    if (engine.pops && !(engine.empties && hash === shownHash))
      fire(new PopStateEvent("popstate", { state: history.state }));
    const section = document.getElementById(hash);
    if (!section) browser.faults.push(`The browser finds no section ${hash}.`);
    if (section?.hasAttribute("tabindex")) section.focus();
    if (hash !== shownHash) dispatchEvent(new HashChangeEvent("hashchange"));
  }

  /** The browser restores the position when the event is over: the page must be there. */
  function pop({ url, state }: Entry): void {
    const before = location.href;
    setAddress(state, "", url);
    fire(new PopStateEvent("popstate", { state }));
    if (before.split("#")[0] === url.split("#")[0]) dispatchEvent(new HashChangeEvent("hashchange"));
  }

  function fire(event: Event): void {
    isInEvent = true;
    dispatchEvent(event);
    isInEvent = false;
  }
}

/** Collects what listens on the window and the document, where a document that goes must leave nothing. A mock of Vitest would take longer. */
function collectListeners() {
  let added: Parameters<Window["addEventListener"]>[] = [];
  // In Vitest the window of the document is another object than the global one.
  const all = [window, document, document.defaultView ?? window];
  const targets = all.map((target) => ({ target, add: target.addEventListener }));
  for (const { target, add } of targets)
    target.addEventListener = (...parameters: Parameters<Window["addEventListener"]>) => {
      added.push(parameters);
      add.apply(target, parameters as never);
    };
  return {
    remove(): void {
      for (const [type, listener, options] of added)
        for (const { target } of targets) target.removeEventListener(type, listener, options);
      added = [];
    },
    stop(): void {
      for (const { target, add } of targets) target.addEventListener = add;
    },
  };
}
