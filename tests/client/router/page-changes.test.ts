import { describe, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage } from "../../support/dom/open-page.ts";
import { STYLES } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

describe("a link to this site", () => {
  test("changes the page in the same document and adds one history entry", async () => {
    const { click, pushed, entries, scrollTo } = await openPage(site);
    expect(await click("#to-about")).toBe(false);
    expect(location.pathname).toBe("/it/about/");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(entries).toHaveLength(2);
    expect(document.querySelector("h1")?.textContent).toBe("Chi siamo");
    expect(document.title).toBe("Chi siamo");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain("/it/about/");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(document.activeElement).toBe(document.querySelector("main"));
    expect(document.getElementById("announcer")?.textContent).toBe("Chi siamo");
  });

  test("blurs a focused element before its region is replaced", async () => {
    const { click } = await openPage(site);
    const link = document.querySelector<HTMLElement>("#to-about");
    let heading: string | null | undefined;
    link?.focus();
    link?.addEventListener("blur", () => {
      heading = link.isConnected ? document.querySelector("h1")?.textContent : "gone";
    });
    await click("#to-about");
    expect(heading).toBe(site["/it/"].title);
  });

  test("sets the title after adding the entry, so that the old entry keeps its title", async () => {
    const { click, pushed } = await openPage(site);
    const titles: string[] = [];
    const push = pushed.getMockImplementation() as typeof history.pushState;
    pushed.mockImplementation((...entry) => {
      titles.push(document.title);
      push(...entry);
    });
    await click("#to-about");
    expect(titles).toEqual(["Casa"]);
  });

  test("to the current page adds no history entry", async () => {
    const { click, pushed, scroll, scrollTo } = await openPage(site);
    scroll(700);
    await click("#to-home");
    await click("#to-home");
    expect(pushed).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  test("to the current page closes its menu", async () => {
    const { click } = await openPage(site);
    const menu = Object.assign(document.createElement("div"), { hidePopover: vi.fn() });
    const query = document.querySelector.bind(document);
    vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
      selector === "header :popover-open" ? menu : query(selector),
    );
    await click("#to-home");
    expect(menu.hidePopover).toHaveBeenCalled();
  });

  test("shows a busy state if the page takes long", async () => {
    const { clickNow, server } = await openPage(site);
    const isBusy = () => document.documentElement.hasAttribute("data-busy");
    server.hold("/it/about/");
    clickNow("#to-about");
    await flushPromises();
    expect(isBusy()).toBe(false);
    await vi.waitFor(() => expect(isBusy()).toBe(true));
    await server.release("/it/about/");
    expect(isBusy()).toBe(false);
  });
});

describe("the animation of a page change", () => {
  const isEntering = () => document.querySelector("main")?.hasAttribute("data-entering");

  test("runs on each new page, not on the first", async () => {
    const { click, travel } = await openPage(site);
    expect(isEntering()).toBe(false);
    await click("#to-about");
    expect(isEntering()).toBe(true);
    await travel(-1);
    expect(isEntering()).toBe(true);
  });

  test("starts after the scroll and the focus", async () => {
    const { click, scrollIntoView } = await openPage(
      { ...site, "/it/about/": { header: '<a id="to-faq" href="/it/#faq">FAQ</a>' } },
      { at: "/it/about/" },
    );
    const seen: unknown[] = [];
    scrollIntoView.mockImplementation(() => seen.push(isEntering()));
    await click("#to-faq");
    expect(seen).toEqual([false]);
    expect(isEntering()).toBe(true);
  });

  test("does not run after an animation by the browser", async () => {
    const { click, travel } = await openPage(site);
    await click("#to-about");
    await travel(-1, { hasUAVisualTransition: true });
    expect(document.title).toBe("Casa");
    expect(isEntering()).toBe(false);
  });

  test("does not run within a page", async () => {
    const { click } = await openPage(site);
    await click("#faq-link");
    expect(isEntering()).toBe(false);
  });
});

describe("focus", () => {
  test("stays where the visitor moved it", async () => {
    const { clickNow, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    const skip = document.querySelector<HTMLElement>(".skip-link");
    skip?.focus();
    await server.release("/it/about/");
    expect(document.title).toBe("Chi siamo");
    expect(document.activeElement).toBe(skip);
  });

  test("keeps a focusable target in the tab order", async () => {
    const { click } = await openPage({ "/it/": { main: '<a id="l" href="#b">b</a><button id="b">b</button>' } });
    await click("#l");
    expect(document.activeElement?.id).toBe("b");
    expect(document.getElementById("b")?.hasAttribute("tabindex")).toBe(false);
  });
});

test("head tags of the page are replaced in order; all others stay", async () => {
  const head = (name: string) =>
    `<link rel="alternate" href="/${name}/1" data-page><meta property="og:title" content="${name}" data-page><script type="application/ld+json" data-page>{"name":"${name}"}</script>`;
  const { click, travel } = await openPage({
    "/it/": { title: "Casa", header: nav, head: head("casa") },
    "/it/about/": { title: "Chi siamo", header: nav, head: head("about") },
  });
  const other = document.head.querySelector("meta[name=build]");
  await click("#to-about");
  const tags = () => [...document.head.querySelectorAll("[data-page]:not(style)")].map((tag) => tag.localName);
  expect(tags()).toEqual(["meta", "link", "meta", "script"]);
  expect(document.head.innerHTML).toContain('{"name":"about"}');
  expect(document.head.innerHTML).not.toContain('{"name":"casa"}');
  expect(document.head.querySelector("meta[name=build]")).toBe(other);
  await travel(-1);
  expect(tags()).toEqual(["meta", "link", "meta", "script"]);
  expect(document.head.innerHTML).not.toContain('{"name":"about"}');
});

test("the styles of all pages are adopted once, and no style element or link is added, which the policy would report", async () => {
  const { click, server } = await openPage(site);
  const styles = document.querySelectorAll("style").length;
  await click("#to-about");
  await click("#to-services");
  expect(document.querySelectorAll("style")).toHaveLength(styles);
  expect(document.querySelectorAll("link[data-styles]")).toHaveLength(0);
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([".all { color: red; }"]);
  expect(server.requests(STYLES)).toBe(1);
});

test("removed islands are unmounted and new ones observed", async () => {
  const island = (id: string) => `<div id="${id}" data-island="carousel" data-hydrate="view"></div>`;
  const { click, observers, islands, unmounted, rest } = await openPage({
    "/it/": { header: nav, main: island("old") },
    "/it/about/": { header: nav, main: island("new") },
  });
  const old = document.getElementById("old") as Element;
  dispatchEvent(new Event("scroll"));
  observers.at(-1)?.near(old);
  await rest();
  expect(islands.hydrateIsland).toHaveBeenCalledWith(old);
  await click("#to-about");
  expect(unmounted).toEqual([old]);
  const observed = observers.filter(({ isOn }) => isOn).flatMap(({ observed }) => [...observed]);
  expect(observed.map(({ id }) => id)).toEqual(["new"]);
});

test("a hundred page changes leak no listener, observer or node", async () => {
  const { click, listeners, observers, rest } = await openPage(site);
  await click("#to-about");
  const counts = () => ({
    listeners: listeners.length,
    nodes: document.querySelectorAll("*").length,
    observers: observers.filter(({ isOn }) => isOn).length,
  });
  const before = counts();
  for (let change = 0; change < 50; change++) {
    await click("#to-home");
    await click("#to-about");
    await rest();
  }
  expect(document.title).toBe("Chi siamo");
  expect(counts()).toEqual(before);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});
