import { describe, expect, test, vi } from "vitest";
import { bringIntoView, openTouchedPage, scrollPageTo, watched } from "../../support/dom/open-page.ts";
import { STYLES } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

const isEntering = () => document.querySelector("main")?.hasAttribute("data-entering");

describe("a press on a link", () => {
  test("adds one history entry while the old page is shown, then changes the page, all within the press", async () => {
    const { click, pushed, scrollTo } = await openTouchedPage(site);
    let before = "";
    pushed.mockImplementationOnce((...entry) => {
      before = document.title;
      history.replaceState(...entry);
    });
    expect(click("#to-about")).toBe(false);
    expect(before).toBe("Casa");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe("/it/about/");
    expect(document.title).toBe("Chi siamo");
    expect(document.querySelectorAll("title, meta[name=description]")).toHaveLength(2);
    expect(document.querySelector("h1")?.textContent).toBe("Chi siamo");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(document.activeElement).toBe(document.querySelector("main"));
    expect(document.getElementById("announcer")?.textContent).toBe("Chi siamo");
  });

  test("keeps query and hash, and leads to the section", async () => {
    const { click, scrollTo } = await openTouchedPage(site, { at: "/it/about/" });
    const seen: unknown[] = [];
    scrollTo.mockImplementation((options) => seen.push(options, isEntering()));
    click("#to-faq");
    expect(location.href).toBe("https://www.example.com/it/#faq");
    expect(seen, "before the page begins to move").toEqual([{ top: 500, behavior: "instant" }, false]);
    expect(document.activeElement).toBe(document.getElementById("faq"));
    expect(isEntering()).toBe(true);
  });

  test("of the page one is on adds no entry and scrolls smoothly to the top", async () => {
    const { click, pushed, scrollTo } = await openTouchedPage(site);
    scrollPageTo(700);
    click("#to-home");
    expect(pushed).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });
});

test("Start now adds an entry that asks for the section, scrolls there smoothly, and clears the state at once", async () => {
  const { click, pushed, scrollTo } = await openTouchedPage(site);
  click("#here");
  expect(pushed.mock.calls.map(([state]) => state.usr)).toEqual([{ scrollTo: "contact" }]);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: "smooth" });
  expect(history.state.usr).toBeNull();
  expect(document.activeElement?.id).toBe("contact");
});

test("with reduced motion nothing scrolls smoothly", async () => {
  const { click, scrollTo } = await openTouchedPage(site);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  click("#here");
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: "instant" });
});

describe("Back", () => {
  test("shows the same elements again, with the focus where it was, within the event", async () => {
    const { click, travel } = await openTouchedPage(site);
    const main = document.querySelector("main");
    const field = document.querySelector<HTMLInputElement>("#field");
    if (field) field.value = "3";
    field?.focus();
    click("#to-about");
    await travel(-1);
    expect(document.querySelector("main")).toBe(main);
    expect(document.querySelector("#field")).toBe(field);
    expect(field?.value).toBe("3");
    expect(document.activeElement).toBe(field);
    expect([document.title, document.querySelectorAll("title").length]).toEqual(["Casa", 1]);
    expect(document.querySelector("header")?.innerHTML).toBe(nav);
  });

  test("leads to the stay of its entry, although the page is the same", async () => {
    const { click, travel } = await openTouchedPage(site);
    const mains = [document.querySelector("main")];
    for (const link of ["#to-about", "#to-home"]) {
      click(link);
      mains.push(document.querySelector("main"));
    }
    expect(new Set(mains).size).toBe(3);
    await travel(-2);
    expect(document.querySelector("main")).toBe(mains[0]);
    await travel(2);
    expect(document.querySelector("main")).toBe(mains[2]);
  });

  test("over a hash that the browser has added changes nothing, and both entries lead to one stay", async () => {
    const { click, travel } = await openTouchedPage(site);
    const main = document.querySelector("main");
    // As the browser does after a press on a link to a section.
    history.pushState(null, "", "#faq");
    for (const event of [new PopStateEvent("popstate"), new HashChangeEvent("hashchange")]) dispatchEvent(event);
    click("#to-about");
    await travel(-1);
    expect(document.querySelector("main")).toBe(main);
    await travel(-1);
    expect(document.querySelector("main")).toBe(main);
    expect(location.hash).toBe("");
    await travel(2);
    expect(document.title).toBe("Chi siamo");
  });

  test("reloads what is neither kept nor in the file of pages", async () => {
    const { click, travel, reload } = await openTouchedPage({ "/it/": site["/it/"], "/it/about/": site["/it/about/"] });
    click("#to-about");
    history.replaceState(null, "", "/it/elsewhere/");
    click("#to-home");
    expect(reload).not.toHaveBeenCalled();
    history.pushState(null, "", "/it/gone/");
    await travel(-1);
    dispatchEvent(new PopStateEvent("popstate"));
    history.replaceState(null, "", "/it/gone/");
    dispatchEvent(new PopStateEvent("popstate"));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("finds the last eight stays; older ones are as new, and their islands have ended", async () => {
    const main = '<p data-island="ads-cost" data-hydrate="view"></p>';
    const { click, travel, rest, islands } = await openTouchedPage({ ...site, "/it/": { header: nav, main } });
    for (const island of watched()) bringIntoView(island);
    await rest();
    const first = document.querySelector("main");
    for (let change = 0; change < 9; change++) click(change % 2 ? "#to-services" : "#to-about");
    expect(islands.unmount).toHaveBeenCalledTimes(1);
    await travel(-9);
    expect(location.pathname).toBe("/it/");
    expect(document.querySelector("main")).not.toBe(first);
  });

  test("goes by the address bar, which others may have changed", async () => {
    const { click, travel } = await openTouchedPage(site, { at: "/it/?fbclid=1" });
    const main = document.querySelector("main");
    history.replaceState(null, "", "/it/");
    click("#to-about");
    await travel(-1);
    expect(location.search).toBe("");
    expect(document.querySelector("main")).toBe(main);
  });
});

test("the animation runs on each new page and on Back, but not after one of the browser", async () => {
  const { click, travel } = await openTouchedPage(site);
  expect(isEntering()).toBe(false);
  click("#to-about");
  expect(isEntering()).toBe(true);
  await travel(-1);
  expect(isEntering()).toBe(true);
  addEventListener("popstate", (event) => Object.assign(event, { hasUAVisualTransition: true }), true);
  await travel(1);
  expect([document.title, isEntering()]).toEqual(["Chi siamo", false]);
});

test("the styles of all pages are adopted once, before those of others, and their link goes", async () => {
  const other = new CSSStyleSheet();
  const { click, travel, server } = await openTouchedPage(site);
  document.adoptedStyleSheets = [other];
  click("#to-about");
  const adopted = vi.spyOn(document, "adoptedStyleSheets", "set");
  click("#to-services");
  await travel(-2);
  expect(adopted).not.toHaveBeenCalled();
  expect(document.adoptedStyleSheets.map(({ cssRules }) => cssRules[0]?.cssText)).toEqual([
    ".all { color: red; }",
    undefined,
  ]);
  expect(document.querySelectorAll("link[data-styles]")).toHaveLength(0);
  expect(server.requests(STYLES)).toBe(1);
});

test("an exception while a page is put in place shows the error, with styles, and a link that the browser follows", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { click, travel } = await openTouchedPage(site);
  const append = vi.spyOn(document.head, "append").mockImplementationOnce(() => {
    throw new Error("No room");
  });
  click("#to-about");
  expect([location.pathname, document.title]).toEqual(["/it/about/", "Unexpected Application Error!"]);
  expect(document.querySelector("main")?.textContent).toContain("No room");
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.activeElement).toBe(document.querySelector("main"));
  expect(click("main a")).toBe(true);
  expect(document.querySelector<HTMLAnchorElement>("main a")?.href).toBe(location.href);
  append.mockRestore();
  await travel(-1);
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual(["Casa", "Casa"]);
  await travel(1);
  expect(document.querySelector("h1")?.textContent).toBe("Chi siamo");
});

test("what makes a page better cannot keep it back", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { click } = await openTouchedPage(site);
  vi.stubGlobal("IntersectionObserver", function refuse() {
    throw new Error("No observers");
  });
  click("#to-about");
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual(["Chi siamo", "Chi siamo"]);
  expect(said).toHaveBeenCalledTimes(1);
});
