import { describe, expect, test } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { bringIntoView, openPage, scrollPageTo, send, watched } from "../../support/dom/open-page.ts";

const island = (id: string, inside = "", hydrate = "view") =>
  `<div id="${id}" data-island="carousel" data-hydrate="${hydrate}">${inside}</div>`;
const element = (id: string) => document.getElementById(id) as HTMLElement;
/** The floating buttons watch other parts of the page. */
const watchedIslands = () => watched().filter((part) => part.matches("[data-island]"));
const openIslands = (main: string) => openPage({ "/it/": { main } });

describe("an island is hydrated when it needs React", () => {
  test("in view, when the browser is idle", async () => {
    const { islands, rest } = await openIslands(island("a") + island("b"));
    send("scroll");
    await flushPromises();
    bringIntoView(element("b"));
    await flushPromises();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
    await rest();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("b"));
  });

  test.each(["scroll", "pointerover", "keydown", "click"])("in view, but not before the first %s", async (sign) => {
    const { rest } = await openIslands(island("a") + island("touch", "", "touch"));
    await rest();
    expect(watchedIslands()).toEqual([]);
    send(sign);
    await flushPromises();
    expect(watchedIslands()).toEqual([element("a")]);
  });

  test("in view, if the page was scrolled before the script loaded", async () => {
    scrollPageTo(700);
    await openIslands(island("a"));
    await flushPromises();
    expect(watchedIslands()).toEqual([element("a")]);
  });

  test.each(["pointerover", "focusin"])("immediately at the first %s on it", async (type) => {
    const { islands } = await openIslands(island("a", "<button>x</button>", "touch") + island("b"));
    send(type, "#a button");
    await flushPromises();
    expect(islands.hydrateIsland).toHaveBeenCalledExactlyOnceWith(element("a"));
  });

  test("not if it has been removed", async () => {
    const { islands, rest } = await openIslands(island("a"));
    send("scroll");
    await flushPromises();
    bringIntoView(element("a"));
    element("a").remove();
    await rest();
    expect(islands.hydrateIsland).not.toHaveBeenCalled();
  });
});
