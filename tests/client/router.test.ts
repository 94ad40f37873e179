import { beforeEach, describe, expect, test, vi } from "vitest";
import { preferMotion } from "../support/dom/motion.ts";
import { openSite, pageHtml, settle, type TestPage } from "../support/dom/open-site.ts";

const nav = `
  <a id="to-home" href="/it/">Home</a>
  <a id="to-about" href="/it/about/">About</a>
  <a id="to-services" href="/it/services/">Services</a>
  <a id="to-contact-page" href="/it/contact/#contact" data-scroll-to="contact">Contact</a>`;

const site = {
  "/it/": {
    title: "Casa",
    header: nav,
    main: `<a id="here" href="#contact" data-scroll-to="contact">Contatti</a><a id="faq-link" href="#faq">FAQ</a>
      <section id="contact"></section><section id="faq"></section>`,
  },
  "/it/about/": {
    title: "Chi siamo",
    header: nav,
    head: '<link rel="canonical" href="https://www.example.com/it/about/" data-page>',
  },
  "/it/services/": { title: "Servizi", header: nav },
  "/it/contact/": { title: "Contatti", header: nav, main: '<section id="contact"></section>' },
} satisfies Record<string, TestPage>;

describe("a link of this site", () => {
  test("changes the page in place, with one new entry", async () => {
    const { click, pushed, entries, scrollTo } = await openSite(site);
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

  test("takes the focus off a region while that still stands, so that no half page is laid out", async () => {
    const { click } = await openSite(site);
    const link = document.querySelector<HTMLElement>("#to-about");
    let heading: string | null | undefined;
    link?.focus();
    link?.addEventListener("blur", () => {
      heading = link.isConnected ? document.querySelector("h1")?.textContent : "gone";
    });
    await click("#to-about");
    expect(heading).toBe(site["/it/"].title);
  });

  test("sets the title after the entry is made, so that the old one keeps its name", async () => {
    const { click, pushed } = await openSite(site);
    const titles: string[] = [];
    const push = pushed.getMockImplementation() as typeof history.pushState;
    pushed.mockImplementation((...entry) => {
      titles.push(document.title);
      push(...entry);
    });
    await click("#to-about");
    expect(titles).toEqual(["Casa"]);
  });

  test("to the page one is on adds no entry", async () => {
    const { click, pushed, scroll, scrollTo } = await openSite(site);
    scroll(700);
    await click("#to-home");
    await click("#to-home");
    expect(pushed).not.toHaveBeenCalled();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  test("to the page one is on closes the menu it stands in", async () => {
    const { click } = await openSite(site);
    const menu = Object.assign(document.createElement("div"), { hidePopover: vi.fn() });
    const query = document.querySelector.bind(document);
    vi.spyOn(document, "querySelector").mockImplementation((selector: string) =>
      selector === ":popover-open" ? menu : query(selector),
    );
    await click("#to-home");
    expect(menu.hidePopover).toHaveBeenCalled();
  });

  test("shows that it takes its time, once it does and until the page is there", async () => {
    const { clickNow, server } = await openSite(site);
    const isBusy = () => document.documentElement.hasAttribute("data-busy");
    server.hold("/it/about/");
    clickNow("#to-about");
    await settle();
    expect(isBusy()).toBe(false);
    await vi.waitFor(() => expect(isBusy()).toBe(true));
    await server.release("/it/about/");
    expect(isBusy()).toBe(false);
  });
});

describe("hashes", () => {
  test("a hash on the page scrolls there smoothly, takes the focus and makes one entry", async () => {
    const { click, pushed, scrollIntoView, server } = await openSite(site);
    await click("#faq-link");
    await click("#faq-link");
    expect(location.hash).toBe("#faq");
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
    expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById("faq"));
    expect(document.activeElement).toBe(document.getElementById("faq"));
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("the skip link leads to the main part", async () => {
    const { click } = await openSite(site);
    await click(".skip-link");
    expect(document.activeElement).toBe(document.querySelector("main"));
  });

  test("a hash on another page is scrolled to at once", async () => {
    const { click, scrollIntoView } = await openSite(
      { ...site, "/it/about/": { ...site["/it/about/"], header: '<a id="to-faq" href="/it/#faq">FAQ</a>' } },
      { at: "/it/about/" },
    );
    await click("#to-faq");
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
    expect(document.activeElement).toBe(document.getElementById("faq"));
  });

  test.each(["#nothing-here", "#%E0%A4%A", "#"])("%s names nothing and leads to the top", async (hash) => {
    const { click, scrollTo } = await openSite({
      ...site,
      "/it/": { title: "Casa", main: `<a id="odd" href="${hash}">?</a>` },
    });
    await click("#odd");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "smooth" });
  });

  test("a hash typed into the address bar is left to the browser, and Back comes back from it", async () => {
    const { typeHash, travel, scroll, scrollTo, server } = await openSite(site);
    scroll(300);
    await typeHash("#faq");
    scroll(900);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: "instant" });
    expect(server.fetch).not.toHaveBeenCalled();
  });
});

test("a hash typed a second time leads to its place, not to where one was", async () => {
  const { typeHash, scrollTo, scrollIntoView } = await openSite(site, { saved: { "scroll default /it/#faq": 77 } });
  await typeHash("#faq");
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrollIntoView.mock.contexts.at(-1)).toBe(document.getElementById("faq"));
});

describe("a link that asks for the contact section", () => {
  test("scrolls there smoothly and moves the focus, and the address keeps no hash", async () => {
    const { click, scrollIntoView } = await openSite(site);
    await click("#here");
    expect(scrollIntoView.mock.contexts.map((target) => (target as Element).id)).toEqual(["contact"]);
    expect(scrollIntoView).toHaveBeenLastCalledWith({ behavior: "smooth" });
    expect(document.activeElement).toBe(document.getElementById("contact"));
    expect(location.href).toBe("https://www.example.com/it/");
  });

  test("asks in the state of its entry, which is cleared when that is done", async () => {
    const { click, pushed, entries } = await openSite(site);
    await click("#here");
    expect(pushed.mock.calls.map(([state]) => (state as { usr: unknown }).usr)).toEqual([{ scrollTo: "contact" }]);
    expect(entries.map(({ state }) => (state as { usr?: unknown }).usr ?? null)).toEqual([null, null]);
  });

  test("pressed again scrolls again and adds no entry; Back returns to where it was pressed first", async () => {
    const { click, travel, scroll, scrollIntoView, scrollTo, pushed } = await openSite(site);
    scroll(150);
    await click("#here");
    scroll(900);
    await click("#here");
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(pushed).toHaveBeenCalledTimes(1);
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 150, behavior: "instant" });
    await click("#here");
    expect(pushed).toHaveBeenCalledTimes(2);
  });

  test("on another page goes there first, from the top, and keeps nothing that would make a reload scroll", async () => {
    const { click, scrollIntoView, scrollTo } = await openSite(site);
    await click("#to-contact-page");
    expect(document.title).toBe("Contatti");
    expect(location.pathname + location.hash).toBe("/it/contact/");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: "instant" });
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "smooth" });
    expect(document.activeElement).toBe(document.getElementById("contact"));
    expect((history.state as { usr: unknown }).usr).toBeNull();
  });

  test("is jumped to by those who prefer less motion", async () => {
    const { click, scrollIntoView } = await openSite(site);
    preferMotion("reduce");
    await click("#to-contact-page");
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: "instant" });
  });

  test("on a page without it shows the top", async () => {
    const { click, scrollTo } = await openSite({ ...site, "/it/contact/": { title: "Contatti" } });
    await click("#to-contact-page");
    expect(document.title).toBe("Contatti");
    expect(scrollTo).toHaveBeenCalled();
  });

  test("works where the history refuses to clear the state", async () => {
    const { click, scrollIntoView } = await openSite(site);
    vi.mocked(history.replaceState).mockImplementation(refuse);
    await click("#here");
    await click("#here");
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
  });

  test("still asks after a reload if the page could not be shown before", async () => {
    const { scrollIntoView } = await openSite(site, { state: { usr: { scrollTo: "contact" }, key: "k", idx: 1 } });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
    expect((history.state as { usr: unknown }).usr).toBeNull();
  });
});

test("a link inside a part that scrolls by itself scrolls that part alone: no entry, no hash, no jump of the page", async () => {
  const main = `<section id="book" data-scroller><a id="turn" href="#page-2">x</a><p id="page-2" tabindex="-1"></p></section>
    <a id="outside" href="#page-2">y</a>`;
  const { click, pushed, scrollIntoView, scrollTo } = await openSite({ "/it/": { title: "Casa", main } });
  expect(await click("#turn")).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: "nearest" });
  expect(document.activeElement?.id).toBe("page-2");
  expect(pushed).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(location.hash).toBe("");
  await click("#outside");
  expect(location.hash).toBe("#page-2");
});

describe("the animation of a page change", () => {
  const isEntering = () => document.querySelector("main")?.hasAttribute("data-entering");

  test("runs on each new page, not on the first", async () => {
    const { click, travel } = await openSite(site);
    expect(isEntering()).toBe(false);
    await click("#to-about");
    expect(isEntering()).toBe(true);
    await travel(-1);
    expect(isEntering()).toBe(true);
  });

  test("starts after positions were measured and the focus was moved", async () => {
    const { click, scrollIntoView } = await openSite(
      { ...site, "/it/about/": { header: '<a id="to-faq" href="/it/#faq">FAQ</a>' } },
      { at: "/it/about/" },
    );
    const seen: unknown[] = [];
    scrollIntoView.mockImplementation(() => seen.push(isEntering()));
    await click("#to-faq");
    expect(seen).toEqual([false]);
    expect(isEntering()).toBe(true);
  });

  test("does not run where the browser has shown one of its own", async () => {
    const { click, travel } = await openSite(site);
    await click("#to-about");
    await travel(-1, { hasUAVisualTransition: true });
    expect(document.title).toBe("Casa");
    expect(isEntering()).toBe(false);
  });

  test("does not run within a page", async () => {
    const { click } = await openSite(site);
    await click("#faq-link");
    expect(isEntering()).toBe(false);
  });
});

describe("Back and Forward", () => {
  test("bring back the page and where one was on it", async () => {
    const { click, travel, scroll, scrollTo, pushed } = await openSite(site);
    scroll(640);
    await click("#to-about");
    scroll(80);
    await click("#to-services");
    await travel(-1);
    expect(document.title).toBe("Chi siamo");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 80, behavior: "instant" });
    await travel(-1);
    expect(document.title).toBe("Casa");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: "instant" });
    await travel(1);
    expect(document.title).toBe("Chi siamo");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 80, behavior: "instant" });
    expect(pushed).toHaveBeenCalledTimes(2);
  });

  test("between hashes of one page fetch nothing", async () => {
    const { click, travel, scroll, scrollTo, server } = await openSite(site);
    scroll(120);
    await click("#faq-link");
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 120, behavior: "instant" });
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("Back and then Forward before the page came leaves one where one was", async () => {
    const { click, travel, scroll, scrollTo, server } = await openSite(site);
    await click("#to-about");
    scroll(333);
    server.hold("/it/");
    await travel(-1);
    await travel(1);
    expect(document.title).toBe("Chi siamo");
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 333, behavior: "instant" });
    await server.release("/it/");
    expect(document.title).toBe("Chi siamo");
    expect(document.documentElement.hasAttribute("data-busy")).toBe(false);
  });

  test("storage that refuses costs the position and nothing else", async () => {
    const { click, travel } = await openSite(site);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    await click("#to-about");
    await travel(-1);
    expect(document.title).toBe("Casa");
  });
});

describe("scrolling is ours while the script lives", () => {
  test("manual from the start, the browser's again when the page goes, ours when it comes back", async () => {
    const { scroll } = await openSite(site);
    expect(history.scrollRestoration).toBe("manual");
    scroll(470);
    dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
    expect(Object.values({ ...sessionStorage })).toContain("470");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(history.scrollRestoration).toBe("manual");
  });

  test("a page that the browser kept is not busy any more", async () => {
    const { clickNow, server } = await openSite(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(document.documentElement.hasAttribute("data-busy")).toBe(false);
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
  });

  test.each([
    { visit: "a reload comes back to where one was", state: { idx: 0 }, tops: [512] },
    { visit: "a new visit starts at the top", state: null, tops: [] },
  ])("$visit", async ({ state, tops }) => {
    const { scrollTo } = await openSite(site, { saved: { "scroll default /it/": 512 }, state });
    expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual(tops);
  });

  test("a new visit opens the storage, which takes time, once the browser is idle", async () => {
    const read = vi.fn(() => "512");
    vi.stubGlobal("sessionStorage", { getItem: read });
    const { rest, scrollTo } = await openSite(site);
    expect(read).not.toHaveBeenCalled();
    await rest();
    expect(read).toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe("an outrun navigation", () => {
  test("two clicks: the last wins, whichever page comes first", async () => {
    const { clickNow, server, entries } = await openSite(site);
    server.hold("/it/about/");
    server.hold("/it/services/");
    clickNow("#to-about");
    clickNow("#to-services");
    await server.release("/it/services/");
    await server.release("/it/about/");
    expect(document.title).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("Servizi");
    expect(entries).toHaveLength(2);
  });

  test("does not stop the fetch that a prefetch may want", async () => {
    const { clickNow, click, server } = await openSite(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#to-services");
    await server.release("/it/about/");
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
  });

  test("a move within the page ends it", async () => {
    const { clickNow, click, server } = await openSite(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#faq-link");
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
    expect(location.hash).toBe("#faq");
  });

  test.each([404, 500])(
    "a page one no longer wants and that answers %i shows nothing and sends nobody anywhere",
    async (status) => {
      const { clickNow, click, server, assign } = await openSite({ ...site, "/it/about/": { status } });
      server.hold("/it/about/");
      clickNow("#to-about");
      await click("#to-services");
      await server.release("/it/about/");
      expect(document.title).toBe("Servizi");
      expect(assign).not.toHaveBeenCalled();
    },
  );
});

describe("any doubt is left to the browser", () => {
  test.each([
    { doubt: "offline", page: "offline" as const },
    { doubt: "404", page: { status: 404, body: pageHtml({ title: "x" }) } },
    { doubt: "403", page: { status: 403, body: pageHtml({ title: "x" }) } },
    { doubt: "not HTML", page: { type: "application/pdf", body: pageHtml({ title: "x" }) } },
    { doubt: "led elsewhere", page: { redirected: true, body: pageHtml({ title: "x" }) } },
    { doubt: "a region is missing", page: { title: "x", without: "footer" } },
    { doubt: "of another build", page: { title: "x", build: "b2" } },
    { doubt: "nothing in it", page: { body: "" } },
  ])("$doubt: the browser goes there itself", async ({ page }) => {
    const { click, assign, reload, pushed } = await openSite({ ...site, "/it/about/": page });
    await click("#to-about");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
    expect(reload).not.toHaveBeenCalled();
    expect(pushed).not.toHaveBeenCalled();
    expect(document.title).toBe("Casa");
  });

  test("on Back the address is there already: the browser loads it", async () => {
    const { click, travel, assign, reload, server } = await openSite(site);
    await click("#faq-link");
    await click("#to-about");
    server.pages["/it/"] = "offline";
    await travel(-1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  test("a page that could not be had is asked for anew the next time", async () => {
    const { click, server } = await openSite({ ...site, "/it/about/": "offline" });
    await click("#to-about");
    server.pages["/it/about/"] = site["/it/about/"];
    await new Promise((resolve) => setTimeout(resolve, 5));
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
  });
});

describe("what fails unexpectedly", () => {
  const ERROR = "Unexpected Application Error!";
  const showsError = () => vi.waitFor(() => expect(document.title).toBe(ERROR));
  const heading = () => document.querySelector("main h1")?.textContent;

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  test("a server error shows its status at the address that failed, with a way on", async () => {
    const { click, assign } = await openSite({ ...site, "/it/about/": { status: 503 } });
    await click("#to-about");
    await showsError();
    const main = document.querySelector("main");
    expect(heading()).toBe(ERROR);
    expect(main?.textContent).toContain("503");
    expect(main?.querySelector("a")?.getAttribute("href")).toBe("/it/about/");
    expect(location.pathname).toBe("/it/about/");
    expect(document.activeElement).toBe(main);
    expect(document.getElementById("announcer")?.textContent).toBe(ERROR);
    expect(document.querySelector("header")?.textContent).toContain("Home");
    expect(console.error).toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test("after a click makes one entry, so that Back loads the page before", async () => {
    const { click, travel, scroll, entries, reload } = await openSite({ ...site, "/it/about/": { status: 503 } });
    scroll(420);
    await click("#to-about");
    await showsError();
    expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(["/it/", "/it/about/"]);
    await travel(-1);
    expect(location.pathname).toBe("/it/");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("scroll default /it/")).toBe("420");
  });

  test("on Back makes no entry; Forward then loads the page of its address", async () => {
    const { click, travel, server, entries, reload } = await openSite(site);
    await click("#to-about");
    server.pages["/it/"] = { status: 503 };
    await travel(-1);
    await showsError();
    expect(location.pathname).toBe("/it/");
    expect(entries).toHaveLength(2);
    await travel(1);
    expect(location.pathname).toBe("/it/about/");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("after a failed click, Back to an entry with a hash loads its page", async () => {
    const { click, travel, reload } = await openSite({ ...site, "/it/about/": { status: 503 } });
    await click("#faq-link");
    await click("#to-about");
    await showsError();
    await travel(-1);
    expect(location.pathname + location.hash).toBe("/it/#faq");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("that the visitor has left behind meanwhile is never shown", async () => {
    const { click, travel, server } = await openSite(site);
    await click("#to-about");
    server.pages["/it/"] = { status: 503 };
    server.hold("/it/");
    await travel(-1);
    await travel(1);
    await server.release("/it/");
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(document.title).toBe("Chi siamo");
    expect(heading()).toBe("Chi siamo");
  });

  test("is not shown either if the visitor moves on while its page is being loaded", async () => {
    const { clickNow, click } = await openSite({ ...site, "/it/about/": { status: 503 } });
    clickNow("#to-about");
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    await click("#to-services");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.title).toBe("Servizi");
    expect(heading()).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
  });

  test("an error in our own script shows its message, in one entry", async () => {
    const { click, entries } = await openSite(site);
    vi.spyOn(document.head, "append").mockImplementation(() => {
      throw new Error("The head is full.");
    });
    await click("#to-about");
    await vi.waitFor(() => expect(document.querySelector("main")?.textContent).toContain("The head is full."));
    expect(entries).toHaveLength(2);
  });

  test("leaves every further link to the browser", async () => {
    const { click } = await openSite({ ...site, "/it/about/": { status: 500 } });
    await click("#to-about");
    await showsError();
    expect(await click("main a")).toBe(true);
    expect(await click("#to-services")).toBe(true);
  });

  test("leaves no link of the page before marked, and a language switch for the address that failed", async () => {
    const header = `${nav}<a aria-current="page" href="/it/">x</a><a id="en" href="/en/" data-language-switch="en">y</a>`;
    const { click } = await openSite({ "/it/": { title: "Casa", header }, "/it/about/": { status: 500 } });
    await click("#to-about");
    await showsError();
    expect(document.querySelector("[aria-current]")).toBeNull();
    expect(document.getElementById("en")?.getAttribute("href")).toBe("/en/about/");
  });
});

describe("focus", () => {
  test("is left where someone has taken it meanwhile", async () => {
    const { clickNow, server } = await openSite(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    const skip = document.querySelector<HTMLElement>(".skip-link");
    skip?.focus();
    await server.release("/it/about/");
    expect(document.title).toBe("Chi siamo");
    expect(document.activeElement).toBe(skip);
  });

  test("on something that takes it by itself leaves it a stop of the keyboard", async () => {
    const { click } = await openSite({ "/it/": { main: '<a id="l" href="#b">b</a><button id="b">b</button>' } });
    await click("#l");
    expect(document.activeElement?.id).toBe("b");
    expect(document.getElementById("b")?.hasAttribute("tabindex")).toBe(false);
  });
});

test("the head tags of the page are replaced in their order, all others stay", async () => {
  const head = (name: string) =>
    `<link rel="alternate" href="/${name}/1" data-page><meta property="og:title" content="${name}" data-page><script type="application/ld+json" data-page>{"name":"${name}"}</script>`;
  const { click, travel } = await openSite({
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

test("the styles of the page come as a sheet of the script's own, which no policy forbids", async () => {
  const { click } = await openSite(site);
  const styles = document.querySelectorAll("style").length;
  await click("#to-about");
  await click("#to-services");
  expect(document.querySelectorAll("style")).toHaveLength(styles);
  expect(document.adoptedStyleSheets).toHaveLength(1);
  expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain(".Servizi");
});

test("nothing but an address of the route table ever reaches the history", async () => {
  const hostile = [
    ...[
      "//evil.com/it/about/",
      "/\\evil.com/it/",
      "https://evil.com/it/",
      "/it//evil.com/",
      "/%2F%2Fevil.com",
      "javascript:alert(1)",
    ],
    ...["/it/about/../../..//evil.com", "/it/%E0%A4%A/", `/it/${"a".repeat(9000)}/`],
  ];
  const main = hostile.map((href, index) => `<a id="h${index}" href="${href}">x</a>`).join("");
  const { click, pushed, assign } = await openSite({ ...site, "/it/": { main } });
  for (const index of hostile.keys()) expect(await click(`#h${index}`), hostile[index]).toBe(true);
  expect(pushed).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test("an address that is written another way is pushed as the route table has it", async () => {
  const main = '<a id="odd" href="/it//services?a=1#b">x</a><a id="bare" href="/about">y</a>';
  const { click, pushed } = await openSite({
    ...site,
    "/it/": { main },
    "/it/services/?a=1": { title: "Servizi", main },
  });
  await click("#odd");
  await click("#bare");
  expect(pushed.mock.calls.map(([, , url]) => url)).toEqual(["/it/services/?a=1#b", "/it/about/"]);
});

test("where the history refuses a new entry the browser loads a safe address, and until then nothing changes", async () => {
  const { click, pushed, assign } = await openSite(site);
  pushed.mockImplementation(refuse);
  await click("#to-about");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
  expect(document.title).toBe("Casa");
});

test("islands that leave are ended, and those that come are looked after", async () => {
  const island = (id: string) => `<div id="${id}" data-island="carousel" data-hydrate="view"></div>`;
  const { click, observers, islands, rest } = await openSite({
    "/it/": { header: nav, main: island("old") },
    "/it/about/": { header: nav, main: island("new") },
  });
  const old = document.getElementById("old") as Element;
  dispatchEvent(new Event("scroll"));
  observers.at(-1)?.near(old);
  await rest();
  expect(islands.hydrateIsland).toHaveBeenCalledWith(old);
  await click("#to-about");
  expect(islands.endIsland).toHaveBeenCalledExactlyOnceWith(old);
  const observed = observers.filter(({ isOn }) => isOn).flatMap(({ observed }) => [...observed]);
  expect(observed.map(({ id }) => id)).toEqual(["new"]);
});

test("a hundred page changes leave no listener, no observer and no node behind", async () => {
  const { click, listeners, observers, rest } = await openSite(site);
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

function refuse(): never {
  throw new DOMException("Refused", "SecurityError");
}
