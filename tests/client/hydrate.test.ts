import { describe, expect, test, vi } from "vitest";
import { openSite, settle, type TestPage } from "../support/dom/open-site.ts";

const island = (id: string, inside = "") => `<div id="${id}" data-island="carousel" data-prefix="i1-">${inside}</div>`;

const site = (main: string): Record<string, TestPage> => ({ "/it/": { main } });

describe("an island comes to life when it is needed", () => {
  test("near the screen, once the browser is idle", async () => {
    const { observers, islands, rest } = await openSite(site(island("a") + island("b")));
    await rest();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
    observers[0]?.near(element("b"));
    await settle();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
    await rest();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("b"));
  });

  test.each(["pointerover", "focusin"])("at the first %s on it, at once", async (type) => {
    const { islands } = await openSite(site(island("a", "<button>x</button>") + island("b")));
    send(type, "#a button");
    await settle();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("a"));
  });

  test("a page without islands never asks for React", async () => {
    const { observers, islands, rest } = await openSite(site('<button id="x">x</button>'));
    send("pointerover", "#x");
    send("focusin", "#x");
    clickOn("#x");
    await rest();
    expect(observers[0]?.observed.size).toBe(0);
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
  });

  test("not if it has left the page meanwhile", async () => {
    const { observers, islands, rest } = await openSite(site(island("a")));
    const left = element("a");
    observers[0]?.near(left);
    left.remove();
    await rest();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
  });
});

describe("a click that comes too early", () => {
  test("is made again when the island is alive, and reaches nobody before", async () => {
    const { islands } = await openSite(site(island("a", "<button><b>x</b></button>")));
    const clicks: boolean[] = [];
    document.body.addEventListener("click", () => clicks.push(islands.hydrateIsland.mock.calls.length > 0));
    clickOn("#a b");
    expect(clicks).toEqual([]);
    await settle();
    expect(clicks).toEqual([true]);
    clickOn("#a button");
    expect(clicks).toEqual([true, true]);
  });

  test("counts once, however impatient", async () => {
    await openSite(site(island("a", '<button id="one">1</button><button id="two">2</button>')));
    const clicked: string[] = [];
    document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
    for (const selector of ["#one", "#one", "#two", "#two"]) clickOn(selector);
    await settle();
    expect(clicked).toEqual(["two"]);
  });

  test("on a link goes where it leads, without waiting", async () => {
    const { clickNow } = await openSite(site(island("a", '<a href="https://example.com/">x</a>')));
    expect(clickNow("#a a")).toBe(true);
  });

  test("on a card that turns by itself is made again on the card", async () => {
    await openSite(site(island("a", '<ul><li id="card" data-card data-turns><p>x</p></li></ul>')));
    const clicked: string[] = [];
    document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
    clickOn("#card p");
    await settle();
    expect(clicked).toEqual(["card"]);
  });

  test("on plain text of an island is nobody's", async () => {
    const { clickNow } = await openSite(site(island("a", "<p>x</p>")));
    expect(clickNow("#a p")).toBe(true);
  });
});

describe("a chunk that cannot be loaded", () => {
  test("leaves the page as it is without JavaScript, and is not asked for again", async () => {
    let requests = 0;
    const { observers, rest } = await openSite(site(island("a") + island("b")));
    vi.doMock("../../src/client/islands.ts", () => {
      requests++;
      throw new Error("404");
    });
    for (const id of ["a", "b"]) observers[0]?.near(element(id));
    await rest();
    await vi.waitFor(() => expect(document.documentElement.hasAttribute("data-scripted")).toBe(false));
    send("pointerover", "#b");
    await settle();
    expect(requests).toBe(1);
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
