import { describe, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage } from "../../support/dom/open-page.ts";
import type { TestPage } from "../../support/dom/serve-pages.ts";

const island = (id: string, inside = "", hydrate = "view") =>
  `<div id="${id}" data-island="carousel" data-hydrate="${hydrate}">${inside}</div>`;

const site = (main: string): Record<string, TestPage> => ({ "/it/": { main } });

describe("an island is hydrated when it needs React", () => {
  test("if it is in view, after the first interaction and when the browser is idle", async () => {
    const { observers, islands, rest, scroll } = await openPage(site(island("a") + island("b")));
    await rest();
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([]);
    scroll(10);
    dispatchEvent(new Event("scroll"));
    observers.at(-1)?.near(element("b"));
    await flushPromises();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
    await rest();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("b"));
  });

  test.each([
    { sign: "scrolls", happen: () => dispatchEvent(new Event("scroll")) },
    { sign: "points at the page", happen: () => send("pointerover", "#main") },
    { sign: "presses a key", happen: () => send("keydown", "#main") },
  ])("not before the visitor $sign", async ({ happen }) => {
    const { observers } = await openPage(site(island("a")));
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([]);
    happen();
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([element("a")]);
  });

  test("an island that hydrates on touch is not observed", async () => {
    const { observers } = await openPage(site(island("a", "", "touch") + island("b")));
    dispatchEvent(new Event("scroll"));
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([element("b")]);
  });

  test("also if the page was scrolled before the script loaded", async () => {
    const { observers } = await openPage(site(island("a")), { scrollY: 700 });
    expect(observers.flatMap(({ observed }) => [...observed])).toEqual([element("a")]);
  });

  test.each(["pointerover", "focusin"])("immediately at the first %s on it", async (type) => {
    const { islands } = await openPage(site(island("a", "<button>x</button>", "touch") + island("b")));
    send(type, "#a button");
    await flushPromises();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("a"));
  });

  test("a page without islands never loads React", async () => {
    const { observers, islands, rest } = await openPage(site('<button id="x">x</button>'));
    send("pointerover", "#x");
    send("focusin", "#x");
    clickOn("#x");
    await rest();
    expect(observers.at(-1)?.observed.size).toBe(0);
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
  });

  test("not if it has been removed", async () => {
    const { observers, islands, rest } = await openPage(site(island("a")));
    dispatchEvent(new Event("scroll"));
    const left = element("a");
    observers.at(-1)?.near(left);
    left.remove();
    await rest();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
  });
});

describe("a press before hydration", () => {
  test("is blocked and repeated after hydration", async () => {
    const { islands } = await openPage(site(island("a", "<button><b>x</b></button>")));
    const clicks: boolean[] = [];
    document.body.addEventListener("click", () => clicks.push(islands.hydrateIsland.mock.calls.length > 0));
    clickOn("#a b");
    expect(clicks).toEqual([]);
    await flushPromises();
    expect(clicks).toEqual([true]);
    clickOn("#a button");
    expect(clicks).toEqual([true, true]);
  });

  test.each([
    { button: "that toggles counts once, however impatient", attribute: "", counted: ["one", "two"] },
    { button: "that steps counts each time", attribute: "data-repeats", counted: ["one", "one", "two", "one", "two"] },
  ])("on a button $button", async ({ attribute, counted }) => {
    const buttons = ["one", "two"].map((id) => `<button id="${id}" ${attribute}>x</button>`).join("");
    const { islands } = await openPage(site(island("a", buttons)));
    const clicked: string[] = [];
    document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
    for (const selector of ["#one", "#one", "#two", "#one", "#two"]) clickOn(selector);
    await flushPromises();
    expect(clicked).toEqual(counted);
    expect(islands.hydrateIsland).toHaveBeenCalledTimes(1);
  });

  test("on a link is followed without waiting", async () => {
    const { clickNow } = await openPage(site(island("a", '<a href="https://example.com/">x</a>')));
    expect(clickNow("#a a")).toBe(true);
  });

  test("on plain text of an island is not repeated", async () => {
    const { clickNow } = await openPage(site(island("a", "<p>x</p>")));
    expect(clickNow("#a p")).toBe(true);
  });
});

describe("a chunk that cannot be loaded", () => {
  test("leaves the page in its state without JavaScript, until the next touch loads it", async () => {
    let isLost = true;
    const { islands } = await openPage(site(island("a") + island("b")));
    const isScripted = () => document.documentElement.hasAttribute("data-scripted");
    vi.doMock("../../../src/client/islands.ts", () => {
      if (isLost) throw new Error("404");
      return islands;
    });
    send("pointerover", "#b");
    await vi.waitFor(() => expect(isScripted()).toBe(false));
    isLost = false;
    send("pointerover", "#b");
    await vi.waitFor(() => expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("b")));
    expect(isScripted()).toBe(true);
  });
});

function element(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

function clickOn(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}
