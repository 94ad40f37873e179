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
    expect(documents(server)).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(documents(server)).toEqual(["/it/about/"]);
  });

  // A finger is a pointer too.
  test.each(["touchstart", "mousedown"])("at once on %s", async (type) => {
    const { server } = await openPage(site);
    send("pointerover", "#about b");
    send(type, "#about b");
    vi.advanceTimersByTime(0);
    expect(documents(server)).toEqual(["/it/about/"]);
  });

  test("no later because the focus follows the pointer", async () => {
    const { server } = await openPage(site);
    send("pointerover", "#about b");
    vi.advanceTimersByTime(40);
    send("focusin", "#about");
    vi.advanceTimersByTime(25);
    expect(documents(server)).toEqual(["/it/about/"]);
  });

  test("not if the pointer only passes", async () => {
    const { server } = await openPage(site);
    send("pointerover", "#about");
    vi.advanceTimersByTime(30);
    send("pointerover", "main");
    vi.advanceTimersByTime(1000);
    expect(documents(server)).toEqual([]);
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
    expect(documents(server)).toEqual([]);
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
    expect(documents(server)).toEqual([]);
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
      send("pointerover", "main");
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

function send(type: string, selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The documents that were requested; the test server has no file with all pages. */
function documents({ fetch }: Awaited<ReturnType<typeof openPage>>["server"]): string[] {
  return fetch.mock.calls.map(([address]) => address).filter((address) => !address.startsWith("/assets/"));
}
