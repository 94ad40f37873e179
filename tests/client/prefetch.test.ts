import { beforeEach, describe, expect, test, vi } from "vitest";
import { openSite, settle, type TestPage } from "../support/dom/open-site.ts";

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

describe("a page is fetched before it is asked for", () => {
  test.each(["pointerover", "focusin", "touchstart"])("on %s that lasts", async (type) => {
    const { server } = await openSite(site);
    send(type, "#about b");
    vi.advanceTimersByTime(64);
    expect(server.fetch).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(server.fetch).toHaveBeenCalledExactlyOnceWith("/it/about/", expect.anything());
  });

  test("not when the pointer only passes", async () => {
    const { server } = await openSite(site);
    send("pointerover", "#about");
    vi.advanceTimersByTime(30);
    send("pointerover", "main");
    vi.advanceTimersByTime(1000);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("once, and the click that follows asks no more", async () => {
    const { server, click } = await openSite(site);
    for (let time = 0; time < 3; time++) {
      send("pointerover", "#about");
      vi.advanceTimersByTime(100);
    }
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
  });

  test.each(["#home", "#call", "#out", "#pdf"])("not for %s", async (selector) => {
    const { server } = await openSite(site);
    send("pointerover", selector);
    vi.advanceTimersByTime(1000);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test.each([
    { connection: { saveData: true } },
    { connection: { effectiveType: "2g" } },
    { connection: { effectiveType: "slow-2g" } },
  ])("not with $connection", async ({ connection }) => {
    const { server, rest, loadFonts } = await openSite(site);
    vi.stubGlobal("navigator", { connection });
    send("pointerover", "#about");
    vi.advanceTimersByTime(1000);
    await loadFonts();
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("a prefetch that fails harms nothing; the click goes its own way", async () => {
    const { server, click, assign } = await openSite({ ...site, "/it/about/": { status: 500 } });
    send("pointerover", "#about");
    vi.advanceTimersByTime(100);
    await settle();
    server.pages["/it/about/"] = { title: "Chi siamo" };
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(assign).not.toHaveBeenCalled();
  });

  test("what it brought is forgotten after five minutes", async () => {
    const { server } = await openSite(site);
    const hover = async () => {
      send("pointerover", "#about");
      vi.advanceTimersByTime(100);
      await settle();
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

describe("pages linked in view", () => {
  test("are fetched at idle after the page itself and its fonts, each once", async () => {
    const { server, rest, loadFonts } = await openSite(site);
    place({ "#home": 10, "#about": 20, "#services": innerHeight - 1, "#call": 40 });
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
    await loadFonts();
    expect(server.fetch).not.toHaveBeenCalled();
    await rest();
    expect(server.fetch.mock.calls.map(([address]) => address)).toEqual(["/it/about/", "/it/services/"]);
  });

  test("not those below the screen, above it or not shown", async () => {
    const { server, rest, loadFonts } = await openSite(site);
    place({ "#about": innerHeight + 1, "#services": -100 });
    await loadFonts();
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("on the next page too", async () => {
    const { server, rest, click } = await openSite({
      ...site,
      "/it/about/": { main: '<a id="next" href="/it/services/">x</a>' },
    });
    await click("#about");
    place({ "#next": 10 });
    await rest();
    expect(server.requests("/it/services/")).toBe(1);
  });
});

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Gives links a place on the screen; all others have none. */
function place(tops: Record<string, number>): void {
  for (const [selector, top] of Object.entries(tops)) {
    const link = document.querySelector(selector) as Element;
    vi.spyOn(link, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 20));
  }
}
