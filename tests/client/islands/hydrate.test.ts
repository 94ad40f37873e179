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

describe("a press before hydration", () => {
  test("is blocked and repeated after hydration", async () => {
    const { islands, click } = await openIslands(island("a", "<button><b>x</b></button>"));
    const clicks: boolean[] = [];
    document.body.addEventListener("click", () => clicks.push(islands.hydrateIsland.mock.calls.length > 0));
    click("#a b");
    expect(clicks).toEqual([]);
    await flushPromises();
    expect(clicks).toEqual([true]);
    click("#a button");
    expect(clicks).toEqual([true, true]);
  });

  test.each([
    { button: "that toggles counts once, however impatient", attribute: "", counted: ["one", "two"] },
    { button: "that steps counts each time", attribute: "data-repeats", counted: ["one", "one", "two", "one", "two"] },
  ])("on a button $button", async ({ attribute, counted }) => {
    const buttons = ["one", "two"].map((id) => `<button id="${id}" ${attribute}>x</button>`).join("");
    const { islands, click } = await openIslands(island("a", buttons));
    const clicked: string[] = [];
    document.body.addEventListener("click", ({ target }) => clicked.push((target as Element).id));
    for (const selector of ["#one", "#one", "#two", "#one", "#two"]) click(selector);
    await flushPromises();
    expect(clicked).toEqual(counted);
    expect(islands.hydrateIsland).toHaveBeenCalledTimes(1);
  });

  test.each(["a", "p"])("on <%s> is not held back", async (tag) => {
    const { click } = await openIslands(island("a", '<a href="https://example.com/">x</a><p>x</p>'));
    expect(click(`#a ${tag}`)).toBe(true);
  });
});
