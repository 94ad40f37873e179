import { describe, expect, test, vi } from "vitest";
import { noteScrolling } from "../../../src/client/keep-place.ts";
import { scrollPage } from "../../../src/client/router/scroll.ts";
import { openPage, scrollPageTo } from "../../support/dom/open-page.ts";
import { refuse, site } from "./router-site.ts";

describe("Back and Forward", () => {
  test("before the page loads change nothing", async () => {
    const { click, travel, scrollTo, server } = await openPage(site);
    await click("#to-about");
    scrollPageTo(333);
    server.hold("/it/");
    await travel(-1);
    await travel(1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 333, behavior: "instant" });
    await server.release("/it/");
    expect(document.title).toBe("Chi siamo");
    expect(document.documentElement.hasAttribute("data-busy")).toBe(false);
  });

  test.each([
    { storage: "refuses all", getItem: refuse },
    { storage: "refuses writes", getItem: () => null },
  ])("return to the position if the storage $storage", async ({ getItem }) => {
    const { click, travel } = await openPage(site);
    vi.stubGlobal("sessionStorage", { setItem: refuse, getItem });
    scrollPageTo(420);
    await click("#to-about");
    scrollPageTo(0);
    await travel(-1);
    expect(document.title).toBe("Casa");
    expect(scrollY).toBe(420);
  });

  test("jumps that follow each other are no scroll: none is repeated in the next frame, after the visitor has scrolled", () => {
    noteScrolling();
    const draw = vi.spyOn(window, "requestAnimationFrame");
    for (let page = 0; page < 3; page++) {
      scrollPage(0);
      dispatchEvent(new Event("scroll"));
      // The visitor scrolls.
      dispatchEvent(new Event("scroll"));
    }
    expect(draw).not.toHaveBeenCalled();
  });

  test("leave no more than fifty entries in the storage, the last ones", async () => {
    const { click } = await openPage(site);
    for (let time = 0; time < 30; time++) for (const link of ["#to-about", "#to-services"]) await click(link);
    const visits: [string, unknown][] = JSON.parse(sessionStorage.getItem("visits") ?? "");
    expect(visits).toHaveLength(50);
    expect(sessionStorage).toHaveLength(1);
    await click("#to-about");
    expect(JSON.parse(sessionStorage.getItem("visits") ?? "").slice(0, 49)).toEqual(visits.slice(1));
  });

  test.each([
    { visit: "a reload restores the position", state: { key: "k" }, top: 512 },
    { visit: "late fonts do not undo the visitor's own scroll", state: { key: "k" }, scrolled: 700, top: 700 },
    { visit: "a new visit starts at the top", state: null, top: 0 },
  ])("$visit", async ({ state, scrolled, top }) => {
    sessionStorage.setItem("visits", JSON.stringify([["k", { top: 512, controls: { values: [], lefts: [] } }]]));
    let applyFonts = () => {};
    window.fontsApplied = new Promise((resolve) => (applyFonts = resolve));
    const { rest } = await openPage(site, { state });
    if (scrolled) scrollPageTo(scrolled);
    applyFonts();
    await rest();
    expect(scrollY).toBe(top);
  });
});

describe("a page from the back/forward cache", () => {
  const hide = () => dispatchEvent(new Event("pagehide"));
  const show = () => dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));

  test("leaves restoration to the browser while it is hidden, and returns to its position without storage", async () => {
    await openPage(site);
    expect(history.scrollRestoration).toBe("manual");
    vi.stubGlobal("sessionStorage", { setItem: refuse, getItem: refuse });
    scrollPageTo(470);
    hide();
    expect(history.scrollRestoration).toBe("auto");
    scrollPageTo(0);
    show();
    expect(history.scrollRestoration).toBe("manual");
    expect(scrollY).toBe(470);
  });

  test("does not go on to a page that was on its way", async () => {
    const { clickNow, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    show();
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
  });

  test("reloads if Back was waiting for another page, because its address is that of the other", async () => {
    const { click, travel, server, reload, scrollTo } = await openPage(site);
    await click("#to-about");
    server.hold("/it/");
    await travel(-1);
    scrollTo.mockClear();
    show();
    expect(location.pathname).toBe("/it/");
    expect(document.title).toBe("Chi siamo");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test("the history gets every address in the spelling of the route table", async () => {
  const main = '<a id="odd" href="/it//services?a=1#b">x</a><a id="bare" href="/about">y</a>';
  const { click, pushed } = await openPage({ ...site, "/it/": { main }, "/it/services/?a=1": { main } });
  await click("#odd");
  await click("#bare");
  expect(pushed.mock.calls.map(([, , url]) => url)).toEqual(["/it/services/?a=1#b", "/it/about/"]);
});

test("if the history refuses a new entry, the browser loads a safe address and the page does not change first", async () => {
  const { click, pushed, assign } = await openPage(site);
  pushed.mockImplementation(refuse);
  await click("#to-about");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
  expect(document.title).toBe("Casa");
});
