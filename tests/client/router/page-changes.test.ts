import { describe, expect, test, vi } from "vitest";
import { find } from "../../support/dom/find.ts";
import { openPage, openTouchedPage, STYLES, settle, site, stylesCopy } from "../../support/dom/open-page.ts";

const shown = () => [document.title, find("h1").textContent];
const isEntering = () => find("main").hasAttribute("data-entering");

describe("a press on a link", () => {
  test("adds one history entry while the old page is shown, then changes the page, all within the press", async () => {
    const { click, pushed, scrollTo } = await openTouchedPage();
    const titled = vi.spyOn(document, "title", "set");
    expect(click("#to-about")).toBe(false);
    expect(pushed).toHaveBeenCalledBefore(titled);
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(location.pathname).toBe("/it/about/");
    expect(shown()).toEqual(["Chi siamo", "Chi siamo"]);
    expect(document.querySelectorAll("title, meta[name=description]")).toHaveLength(2);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(document.activeElement).toBe(find("main"));
    expect(find("#announcer").textContent).toBe("Chi siamo");
  });

  test("keeps query and hash, and leads to the section", async () => {
    const { click, scrollTo } = await openTouchedPage({}, "/it/about/");
    const seen: unknown[] = [];
    scrollTo.mockImplementation((options) => seen.push(options, isEntering()));
    click("#to-faq");
    expect(location.href).toBe("https://www.example.com/it/?gclid=a%2Fb#faq");
    expect(seen, "before the page begins to move").toEqual([{ top: 500, behavior: "instant" }, false]);
    expect(document.activeElement).toBe(find("#faq"));
    expect(isEntering()).toBe(true);
  });

  test("of the page one is on adds no entry and scrolls smoothly to the top", async () => {
    const { click, pushed, scrollTo } = await openTouchedPage();
    click("#to-home");
    expect(pushed).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });
});

test("Start now adds an entry that asks for the section, scrolls there smoothly or, with reduced motion, at once, and clears the state", async () => {
  const { click, pushed, scrollTo } = await openTouchedPage();
  click("#here");
  expect(pushed.mock.calls.map(([state]) => state.usr)).toEqual([{ scrollTo: "contact" }]);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: "smooth" });
  expect(history.state.usr).toBeNull();
  expect(document.activeElement).toBe(find("#contact"));
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  click("#here");
  expect(scrollTo, "with reduced motion").toHaveBeenLastCalledWith({ top: 800, behavior: "instant" });
});

describe("Back", () => {
  test("shows the same elements again, with the focus where it was, within the event", async () => {
    const { click, travel } = await openTouchedPage();
    const [main, field] = [find("main"), find("#field")];
    field.focus();
    click("#to-about");
    await travel(-1);
    expect(find("main")).toBe(main);
    expect(document.activeElement).toBe(field);
    expect(shown()).toEqual(["Casa", "Casa"]);
    expect(document.querySelectorAll("title")).toHaveLength(1);
  });

  test("leads to the visit of its entry, although the page is the same", async () => {
    const { click, travel } = await openTouchedPage();
    const first = find("main");
    click("#to-about");
    click("#to-home");
    const last = find("main");
    expect(last).not.toBe(first);
    await travel(-2);
    expect(find("main")).toBe(first);
    await travel(2);
    expect(find("main")).toBe(last);
  });

  test("over a hash that the browser has added changes nothing, and both entries lead to one visit", async () => {
    const { click, travel } = await openTouchedPage();
    const main = find("main");
    // As the browser does after a press on a link to a section.
    history.pushState(null, "", "#faq");
    for (const event of [new PopStateEvent("popstate"), new HashChangeEvent("hashchange")]) dispatchEvent(event);
    click("#to-about");
    for (const hash of ["#faq", ""]) {
      await travel(-1);
      expect(find("main")).toBe(main);
      expect(location.hash).toBe(hash);
    }
    await travel(2);
    expect(document.title).toBe("Chi siamo");
  });

  test("reloads what is neither kept nor in the file of pages", async () => {
    const { reload } = await openTouchedPage();
    for (const address of ["/it/about/", "/it/gone/"]) {
      expect(reload).not.toHaveBeenCalled();
      history.replaceState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate"));
    }
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("does not take the page under which a reload was stopped for that of the entry", async () => {
    const { click, reload, travel } = await openTouchedPage();
    history.pushState({ key: "of another document" }, "", "/it/gone/");
    history.pushState(null, "", "/it/");
    await travel(-1);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    click("#to-about");
    await travel(-1);
    expect(location.pathname).toBe("/it/gone/");
    expect(reload).toHaveBeenCalledTimes(2);
    await settle();
    click("#to-services");
    await travel(-1);
    expect(reload, "also after a moment").toHaveBeenCalledTimes(3);
  });

  test("finds the last eight visits; older ones are as new, and their islands have ended", async () => {
    const main = '<p data-island="ads-cost"></p>';
    const { bringIntoView, click, travel, rest, islands } = await openTouchedPage({ "/it/": { main } });
    bringIntoView(find("[data-island]"));
    await rest();
    const first = find("main");
    for (let change = 0; change < 9; change++) click(change % 2 ? "#to-services" : "#to-about");
    expect(islands.unmount).toHaveBeenCalledTimes(1);
    await travel(-9);
    expect(location.pathname).toBe("/it/");
    expect(find("main")).not.toBe(first);
  });

  test("goes by the address bar, which others may have changed", async () => {
    const { click, travel } = await openTouchedPage({}, "/it/?fbclid=1");
    const main = find("main");
    history.replaceState(null, "", "/it/");
    click("#to-about");
    await travel(-1);
    expect(location.search).toBe("");
    expect(find("main")).toBe(main);
  });
});

describe.each([
  {
    how: "by an exception",
    refuse: () => {
      throw new DOMException("Too many entries", "SecurityError");
    },
  },
  { how: "without a word", refuse: () => {} },
])("if the browser refuses an entry $how", ({ refuse }) => {
  test("nothing changes, and the press is its own", async () => {
    const assigned = vi.spyOn(location, "assign").mockImplementation(() => {});
    const { click, pushed } = await openTouchedPage();
    pushed.mockImplementation(refuse);
    expect(click("#to-about")).toBe(true);
    expect(assigned).not.toHaveBeenCalled();
    expect(shown()).toEqual(["Casa", "Casa"]);
  });

  test("Start now scrolls all the same", async () => {
    const assigned = vi.spyOn(location, "assign").mockImplementation(() => {});
    const { click, pushed, scrollTo } = await openTouchedPage();
    pushed.mockImplementation(refuse);
    expect(click("#here")).toBe(false);
    expect(assigned).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 800, behavior: "smooth" });
  });
});

test("where a host merges slashes, no address is taken for one of another host", async () => {
  const address = "https://www.example.com//it/";
  const { click, pushed } = await openPage({ "//it/": site["/it/"] ?? {} }, address);
  click("#here");
  expect(pushed.mock.calls.map(([, , url]) => url)).toEqual([address]);
  expect([location.href, typeof history.state.key]).toEqual([address, "string"]);
});

test("on a second visit a link to a section and the skip link change nothing of the page", async () => {
  const { click, travel } = await openTouchedPage();
  const toSection = (hash: string) => {
    history.pushState(null, "", hash);
    dispatchEvent(new PopStateEvent("popstate"));
  };
  toSection("#faq");
  click("#to-about");
  click("#to-home");
  const second = find("main");
  for (const hash of ["#faq", "#main"]) {
    toSection(hash);
    expect(find("main")).toBe(second);
    expect(find(hash), "what the browser scrolls to").toBeTruthy();
  }
  await travel(-5);
  expect(find("main")).not.toBe(second);
});

test("a section can be focused only while it has the focus", async () => {
  const { click } = await openTouchedPage({}, "/it/about/");
  click("#to-faq");
  expect(document.activeElement).toBe(find("#faq"));
  find("#field").focus();
  expect(find("#faq").hasAttribute("tabindex")).toBe(false);
});

const types = [
  { type: "navigate", jumps: [{ top: 500, behavior: "instant" }] },
  { type: "reload", jumps: [] },
];

test.each(types)(
  "a $type of an address with a section at the top of the page jumps: $jumps",
  async ({ type, jumps }) => {
    const load = { name: "https://www.example.com/it/#faq", type } as PerformanceNavigationTiming;
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
    const { scrollTo } = await openPage({}, "/it/#faq");
    expect(scrollTo.mock.calls.flat()).toEqual(jumps);
  },
);

test("where Back has changed the address before the script came, the browser loads it", async () => {
  const load = { name: "https://www.example.com/it/about/", type: "navigate" } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
  const { reload } = await openPage();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("the animation runs on Back too, but not after one of the browser", async () => {
  const { click, travel } = await openTouchedPage();
  expect(isEntering()).toBe(false);
  // As the head script does for a load that comes from a page of ours.
  document.documentElement.setAttribute("data-entering", "");
  click("#to-about");
  expect(document.documentElement.hasAttribute("data-entering")).toBe(false);
  await travel(-1);
  expect(isEntering()).toBe(true);
  addEventListener("popstate", (event) => Object.assign(event, { hasUAVisualTransition: true }), true);
  await travel(1);
  expect([document.title, isEntering()]).toEqual(["Chi siamo", false]);
});

test("the styles of all pages apply before their link goes with the old main part, in no medium before that", async () => {
  const { click, travel } = await openTouchedPage();
  const links = () => Array.from(document.querySelectorAll<HTMLLinkElement>(`link[href="${STYLES}"]`));
  expect(links().map(({ media, parentElement }) => [media, parentElement?.localName])).toEqual([
    ["not all", "head"],
    ["", "main"],
  ]);
  const [copy] = links();
  const media: unknown[] = [];
  vi.spyOn(document, "title", "set").mockImplementation(() => media.push(copy?.media));
  click("#to-about");
  await travel(-1);
  expect(media).toEqual(["", ""]);
  expect(links(), "Back does not load them again").toEqual([copy]);
});

test("an exception in a page change shows the error, with styles, and a link that the browser follows", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { click, travel } = await openTouchedPage();
  vi.spyOn(document.head, "append").mockImplementationOnce(() => {
    throw new Error("No room");
  });
  click("#to-about");
  expect([location.pathname, document.title]).toEqual(["/it/about/", "Unexpected Application Error!"]);
  expect(find("main").textContent).toContain("No room");
  expect(stylesCopy(), "with styles").toBeNull();
  expect(document.activeElement).toBe(find("main"));
  expect(click("main a")).toBe(true);
  expect(find<HTMLAnchorElement>("main a").href).toBe(location.href);
  expect(click("#to-about"), "another link to the same page").toBe(false);
  expect(shown(), "is tried again").toEqual(["Chi siamo", "Chi siamo"]);
  await travel(-1);
  await travel(-1);
  expect(shown()).toEqual(["Casa", "Casa"]);
  await travel(1);
  expect(shown()).toEqual(["Chi siamo", "Chi siamo"]);
});

test("the link of the error loads the page also if the address names a section", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { click } = await openTouchedPage({}, "/it/about/");
  vi.spyOn(document.head, "append").mockImplementationOnce(() => {
    throw new Error("No room");
  });
  click("#to-faq");
  expect(location.hash).toBe("#faq");
  expect(find<HTMLAnchorElement>("main a").href).toBe(`${location.origin}/it/?gclid=a%2Fb`);
});

test("what makes a page better cannot keep it back", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const { click } = await openTouchedPage({
    "/it/about/": { title: "Chi siamo", main: '<p data-island="ads-cost"></p>' },
  });
  vi.stubGlobal("IntersectionObserver", function refuse() {
    throw new Error("No observers");
  });
  click("#to-about");
  expect(shown()).toEqual(["Chi siamo", "Chi siamo"]);
  expect(said).toHaveBeenCalled();
});
