import { beforeEach, describe, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, send } from "../../support/dom/open-page.ts";

const site = {
  "/it/": {
    main: `<a id="home" href="/it/">x</a><a id="about" href="/it/about/#values"><b>x</b></a>
      <a id="call" href="tel:+39800000000">x</a><a id="out" href="https://example.com/">x</a>`,
  },
  "/it/about/": { title: "Chi siamo" },
};

beforeEach(() => {
  vi.useFakeTimers();
});

/** Opens a page whose server has no file with all pages, and returns the documents that it requests. */
async function open(served = site) {
  const opened = await openPage(served);
  const addresses = () => opened.server.fetch.mock.calls.map(([address]) => address);
  return { ...opened, documents: () => addresses().filter((address) => !address.startsWith("/assets/")) };
}

// tests/client/router/local-pages.test.ts tests that nothing is fetched with Save-Data or on a slow connection.
describe("a page is prefetched", () => {
  test.each(["pointerover", "focusin"])("on %s that lasts", async (type) => {
    const { documents } = await open();
    send(type, "#about b");
    vi.advanceTimersByTime(64);
    expect(documents()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(documents()).toEqual(["/it/about/"]);
  });

  // A finger is a pointer too.
  test.each(["touchstart", "mousedown"])("at once on %s", async (type) => {
    const { documents } = await open();
    send("pointerover", "#about b");
    send(type, "#about b");
    vi.advanceTimersByTime(0);
    expect(documents()).toEqual(["/it/about/"]);
  });

  test("no later because the focus follows the pointer", async () => {
    const { documents } = await open();
    send("pointerover", "#about b");
    vi.advanceTimersByTime(40);
    send("focusin", "#about");
    vi.advanceTimersByTime(25);
    expect(documents()).toEqual(["/it/about/"]);
  });

  test("not if the pointer only passes", async () => {
    const { documents } = await open();
    send("pointerover", "#about");
    vi.advanceTimersByTime(30);
    send("pointerover", "main");
    vi.advanceTimersByTime(1000);
    expect(documents()).toEqual([]);
  });

  test.each(["#home", "#call", "#out"])("not for %s", async (selector) => {
    const { documents } = await open();
    send("pointerover", selector);
    vi.advanceTimersByTime(1000);
    expect(documents()).toEqual([]);
  });

  test("once in five minutes, and the click sends no second request", async () => {
    const { documents, click } = await open();
    const hover = async () => {
      send("pointerover", "main");
      send("pointerover", "#about");
      await vi.advanceTimersByTimeAsync(100);
    };
    await hover();
    vi.advanceTimersByTime(4 * 60_000);
    await hover();
    expect(documents()).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    await hover();
    expect(documents()).toHaveLength(2);
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(documents()).toHaveLength(2);
  });

  test("a failed prefetch changes nothing: the click asks again", async () => {
    const { server, click, assign } = await openPage({ ...site, "/it/about/": { status: 500 } });
    send("pointerover", "#about");
    vi.advanceTimersByTime(100);
    await flushPromises();
    server.answers["/it/about/"] = { title: "Chi siamo" };
    await click("#about");
    expect(document.title).toBe("Chi siamo");
    expect(assign).not.toHaveBeenCalled();
  });
});
