import { beforeEach, describe, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage } from "../../support/dom/open-page.ts";
import type { TestPage } from "../../support/dom/serve-pages.ts";

const site = {
  "/it/": {
    title: "Casa",
    main: `<a id="home" href="/it/">x</a><a id="about" href="/it/about/#values"><b>x</b></a>
      <a id="services" href="/it/services/">x</a><a id="call" href="tel:+39800000000">x</a>
      <a id="out" href="https://example.com/">x</a><a id="pdf" href="/it/prices.pdf">x</a>`,
  },
  "/it/about/": { title: "Chi siamo" },
  "/it/services/": { title: "Servizi" },
} satisfies Record<string, TestPage>;

beforeEach(() => {
  vi.useFakeTimers();
});

describe("a page is prefetched", () => {
  test.each(["pointerover", "focusin"])("on %s that lasts", async (type) => {
    const { server } = await openPage(site);
    send(type, "#about b");
    vi.advanceTimersByTime(64);
    expect(server.fetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(server.fetch).toHaveBeenCalledExactlyOnceWith("/it/about/", expect.anything());
  });

  test("at once when it is touched", async () => {
    const { server } = await openPage(site);
    // A finger is a pointer too.
    send("pointerover", "#about b");
    send("touchstart", "#about b");
    vi.advanceTimersByTime(0);
    expect(server.fetch).toHaveBeenCalledExactlyOnceWith("/it/about/", expect.anything());
  });

  test("not if the pointer only passes", async () => {
    const { server } = await openPage(site);
    send("pointerover", "#about");
    vi.advanceTimersByTime(30);
    send("pointerover", "main");
    vi.advanceTimersByTime(1000);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("once, and the click sends no second request", async () => {
    const { server, click } = await openPage(site);
    for (let time = 0; time < 3; time++) {
      send("pointerover", "#about");
      vi.advanceTimersByTime(100);
    }
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
  });

  test.each(["#home", "#call", "#out", "#pdf"])("not for %s", async (selector) => {
    const { server } = await openPage(site);
    send("pointerover", selector);
    vi.advanceTimersByTime(1000);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: "2g" } },
    { connection: { effectiveType: "slow-2g" } },
  ])("not with $connection", async ({ connection }) => {
    const { server, rest, loadFonts } = await openPage(site);
    vi.stubGlobal("navigator", { connection });
    send("pointerover", "#about");
    vi.advanceTimersByTime(1000);
    await loadFonts();
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("a failed prefetch changes nothing, and the browser loads the page on a click", async () => {
    const { server, click, assign } = await openPage({ ...site, "/it/about/": { status: 500 } });
    send("pointerover", "#about");
    vi.advanceTimersByTime(100);
    await flushPromises();
    server.pages["/it/about/"] = { title: "Chi siamo" };
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(assign).not.toHaveBeenCalled();
  });

  test("a prefetched page expires after five minutes", async () => {
    const { server } = await openPage(site);
    const hover = async () => {
      send("pointerover", "#about");
      vi.advanceTimersByTime(100);
      await flushPromises();
    };
    await hover();
    vi.advanceTimersByTime(4 * 60_000);
    await hover();
    expect(server.requests("/it/about/")).toBe(1);
    vi.advanceTimersByTime(60_000);
    await hover();
    expect(server.requests("/it/about/")).toBe(2);
  });
});

describe("likely links in view", () => {
  const header = '<a class="button" id="menu" href="/it/contact/">x</a>';
  const main = `<a id="text" href="/it/about/">x</a><a class="button" id="action" href="/it/services/">x</a>
    <a class="button" id="same" href="/it/#x">x</a><a class="button" id="call" href="tel:+39800000000">x</a>
    <a class="button" id="b1" href="/it/landing/">x</a><a class="button" id="b2" href="/it/google-ads/">x</a>
    <a class="button" id="b3" href="/it/testimonials/">x</a>`;
  const many = { ...site, "/it/": { title: "Casa", header, main } };

  /** Simulates that links come into view. */
  const show = ({ observers }: Awaited<ReturnType<typeof openPage>>, ...ids: string[]) => {
    for (const id of ids) {
      for (const observer of observers) observer.near(document.getElementById(id) as Element);
    }
  };
  const asked = ({ server }: Awaited<ReturnType<typeof openPage>>) => server.fetch.mock.calls.map(([url]) => url);

  test("are prefetched when the browser is idle, after the page and its fonts have loaded", async () => {
    const opened = await openPage(many);
    show(opened, "action");
    await opened.rest();
    expect(asked(opened)).toEqual([]);
    await opened.loadFonts();
    show(opened, "action");
    expect(asked(opened)).toEqual([]);
    await opened.rest();
    expect(asked(opened)).toEqual(["/it/services/"]);
  });

  test("are actions and the next page, not links in menus and text", async () => {
    const opened = await openPage(many);
    await opened.loadFonts();
    show(opened, "menu", "text", "same", "call");
    await opened.rest();
    expect(asked(opened)).toEqual([]);
  });

  test("are at most three pages, each once", async () => {
    const opened = await openPage(many);
    await opened.loadFonts();
    show(opened, "action", "action", "b1", "b2", "b3");
    await opened.rest();
    expect(asked(opened)).toEqual(["/it/services/", "/it/landing/", "/it/google-ads/"]);
    send("pointerover", "#b3");
    vi.advanceTimersByTime(100);
    expect(asked(opened)).toContain("/it/testimonials/");
  });

  test("are watched on the next page too, with three more", async () => {
    const opened = await openPage({
      ...many,
      "/it/about/": { main: '<a class="button" id="next" href="/it/contact/">x</a>' },
    });
    await opened.loadFonts();
    show(opened, "action", "b1", "b2");
    await opened.rest();
    await opened.click("#text");
    show(opened, "next");
    await opened.rest();
    expect(asked(opened)).toContain("/it/contact/");
  });
});

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}
