import { describe, expect, test, vi } from "vitest";
import { openPage, scrollPageTo, watched } from "../../support/dom/open-page.ts";
import { STYLES } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

const isEntering = () => document.querySelector("main")?.hasAttribute("data-entering");

describe("a link to this site", () => {
  test("adds one history entry, then changes the page, so that the old entry keeps its title", async () => {
    const { click, pushed, scrollTo } = await openPage(site);
    let before = "";
    pushed.mockImplementationOnce((...entry) => {
      before = document.title;
      history.replaceState(...entry);
    });
    expect(await click("#to-about")).toBe(false);
    expect(before).toBe("Casa");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe("/it/about/");
    expect(document.title).toBe("Chi siamo");
    expect(document.querySelector("h1")?.textContent).toBe("Chi siamo");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(document.activeElement).toBe(document.querySelector("main"));
    expect(document.getElementById("announcer")?.textContent).toBe("Chi siamo");
  });

  test("to the current page adds none, closes the menu and scrolls smoothly to the top", async () => {
    const { click, pushed, scrollTo } = await openPage(site);
    const menu = Object.assign(document.createElement("div"), { hidePopover: vi.fn() });
    const query = document.querySelector.bind(document);
    vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
      selector === "header :popover-open" ? menu : query(selector),
    );
    scrollPageTo(700);
    await click("#to-home");
    expect(pushed).not.toHaveBeenCalled();
    expect(menu.hidePopover).toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });
});

test("a page that is slow, and only such a page, dims the old one", async () => {
  const { clickNow, server } = await openPage(site);
  server.hold("/it/about/");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  clickNow("#to-about");
  const isBusy = () => document.documentElement.hasAttribute("data-busy");
  vi.advanceTimersByTime(100);
  expect(isBusy()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isBusy()).toBe(true);
});

test("the second press of a double click presses nothing on the page that the first has opened", async () => {
  const { click } = await openPage(site);
  await click("#to-about", { detail: 1 });
  // Would move the focus and select a word.
  const press = new MouseEvent("mousedown", { bubbles: true, cancelable: true, detail: 2 });
  document.querySelector("h1")?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  await click("#to-services", { detail: 2 });
  expect(document.title).toBe("Chi siamo");
  await click("#to-services", { detail: 1 });
  expect(document.title).toBe("Servizi");
});

describe("the animation of a page change", () => {
  test("runs on each new page, not on the first and not within a page", async () => {
    const { click, travel } = await openPage(site);
    await click("#faq-link");
    expect(isEntering()).toBe(false);
    await click("#to-about");
    expect(isEntering()).toBe(true);
    await travel(-1);
    expect(isEntering()).toBe(true);
  });

  test("starts after an instant scroll to the hash and the focus", async () => {
    const { click, scrollTo } = await openPage(site, { at: "/it/about/" });
    const seen: unknown[] = [];
    scrollTo.mockImplementation((options) => seen.push(options, isEntering()));
    await click("#to-faq");
    expect(seen).toEqual([{ top: 500, behavior: "instant" }, false]);
    expect(document.activeElement).toBe(document.getElementById("faq"));
    expect(isEntering()).toBe(true);
  });

  test("does not run after an animation by the browser", async () => {
    addEventListener("popstate", (event) => Object.assign(event, { hasUAVisualTransition: true }));
    const { click, travel } = await openPage(site);
    await click("#to-about");
    await travel(-1);
    expect(document.title).toBe("Casa");
    expect(isEntering()).toBe(false);
  });
});

test("the focus stays where the visitor moved it", async () => {
  const { clickNow, server } = await openPage(site);
  server.hold("/it/about/");
  clickNow("#to-about");
  const skip = document.querySelector<HTMLElement>(".skip-link");
  skip?.focus();
  await server.release("/it/about/");
  expect(document.title).toBe("Chi siamo");
  expect(document.activeElement).toBe(skip);
});

test("a double click within a page is two presses, and the first press after an error counts", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { click, scrollsTo } = await openPage({ ...site, "/it/about/": { status: 503 } });
  for (const detail of [1, 2]) await click("#here", { detail });
  expect(scrollsTo("contact")).toHaveLength(2);
  await click("#to-about", { detail: 1 });
  await vi.waitFor(() => expect(document.title).toContain("Error"));
  expect(await click("#to-services", { detail: 1 })).toBe(true);
});

test("nothing of the new page is selected, and sheets that others have adopted stay, after ours", async () => {
  const other = new CSSStyleSheet();
  const { click } = await openPage(site);
  document.adoptedStyleSheets = [other];
  getSelection()?.selectAllChildren(document.body);
  await click("#to-about");
  expect(getSelection()?.rangeCount).toBe(0);
  expect(document.adoptedStyleSheets).toHaveLength(2);
  expect(document.adoptedStyleSheets[1]).toBe(other);
});

test("the styles of all pages are fetched and adopted once, and no style element or link is added, which the policy would report", async () => {
  const { click, server } = await openPage(site);
  const styles = document.querySelectorAll("style").length;
  await click("#to-about");
  const adopted = vi.spyOn(document, "adoptedStyleSheets", "set");
  await click("#to-services");
  expect(adopted).not.toHaveBeenCalled();
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([".all { color: red; }"]);
  expect(document.querySelectorAll("style")).toHaveLength(styles);
  expect(document.querySelectorAll("link[data-styles]")).toHaveLength(0);
  expect(server.requests(STYLES)).toBe(1);
});

test("the islands of the new page are watched", async () => {
  const island = (id: string) => `<div id="${id}" data-island="lost-calls"></div>`;
  const { click } = await openPage({
    "/it/": { header: nav, main: island("old") },
    "/it/about/": { header: nav, main: island("new") },
  });
  await click("#to-about");
  expect(watched().flatMap(({ id }) => id || [])).toEqual(["new"]);
});
