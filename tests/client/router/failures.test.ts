import { describe, expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, savedTop, scrollPageTo } from "../../support/dom/open-page.ts";
import { type Answer, pageHtml, STYLES } from "../../support/dom/serve-pages.ts";
import { site } from "./router-site.ts";

describe("an aborted navigation", () => {
  test("the last of two clicks wins, whichever page loads first, and a later one uses the request of the first", async () => {
    const { clickNow, click, server, pushed } = await openPage(site);
    server.hold("/it/about/");
    server.hold("/it/services/");
    clickNow("#to-about");
    clickNow("#to-services");
    await server.release("/it/services/");
    await server.release("/it/about/");
    expect(document.title).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
    expect(pushed).toHaveBeenCalledTimes(1);
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
  });

  test("may be caused by a navigation within the page", async () => {
    const { clickNow, click, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    await click("#faq-link");
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
    expect(location.hash).toBe("#faq");
  });
});

test("a part of the script that hangs is waited for six seconds, then the browser loads the page", async () => {
  vi.doMock("../../../src/client/load-late.ts", () => ({ loadLate: () => new Promise(() => {}) }));
  const { clickNow, assign } = await openPage(site);
  vi.doUnmock("../../../src/client/load-late.ts");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  clickNow("#to-about");
  await vi.advanceTimersByTimeAsync(5900);
  expect(assign).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
});

test("a slow page is waited for, since the browser would ask for it a second time", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const { clickNow, server, assign } = await openPage(site);
  server.hold("/it/about/");
  clickNow("#to-about");
  await flushPromises();
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  await server.release("/it/about/");
  expect(document.title).toBe("Chi siamo");
  expect(server.fetch.mock.calls.find(([address]) => address === "/it/about/")).toEqual(["/it/about/"]);
  expect(assign).not.toHaveBeenCalled();
});

describe("the browser loads the page", () => {
  const body = pageHtml({ title: "x" });

  test.each<{ reason: string; page: Answer | "offline" }>([
    { reason: "unreachable", page: "offline" },
    { reason: "missing (404)", page: { status: 404, body } },
    { reason: "forbidden (403)", page: { status: 403, body } },
    { reason: "not HTML", page: { type: "application/pdf", body } },
    { reason: "redirected", page: { redirected: true, body } },
    { reason: "of another build", page: { build: "b2" } },
    { reason: "empty", page: { body: "" } },
  ])("if the page is $reason", async ({ page }) => {
    const { click, assign, reload, pushed } = await openPage({ ...site, "/it/about/": page });
    await click("#to-about");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
    expect(reload).not.toHaveBeenCalled();
    expect(pushed).not.toHaveBeenCalled();
    expect(document.title).toBe("Casa");
  });

  test("if the connection ends in the middle of it", async () => {
    const { click, server, assign } = await openPage(site);
    const answer = server.fetch.getMockImplementation() as typeof server.fetch;
    const text = () => Promise.reject(new TypeError("network error"));
    server.fetch.mockImplementation(async (address) => ({ ...(await answer(address)), text }));
    await click("#to-about");
    expect(assign).toHaveBeenCalledWith("/it/about/");
  });

  test("after ten seconds without the styles of all pages", async () => {
    const timer = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timer.signal);
    const { click, server, assign } = await openPage(site);
    server.hold(STYLES);
    await click("#to-about");
    expect(assign).not.toHaveBeenCalled();
    timer.abort();
    await flushPromises();
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(assign).toHaveBeenCalledWith("/it/about/");
  });

  test.each<Answer>([{ status: 404 }, { type: "text/html", body: "<h1>Log in</h1>" }])(
    "if %j comes for the styles, and asks for them again at the next page change",
    async (styles) => {
      const { click, server, assign } = await openPage({ ...site, [STYLES]: styles });
      await click("#to-about");
      expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
      server.answers[STYLES] = { body: ".all { color: red }" };
      await click("#to-about");
      expect(document.title).toBe("Chi siamo");
      expect(server.requests(STYLES)).toBe(2);
    },
  );

  test("again on Back, because the address has already changed", async () => {
    const { click, travel, assign, reload, server } = await openPage(site);
    await click("#faq-link");
    await click("#to-about");
    server.answers["/it/"] = "offline";
    await travel(-1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });
});

test.each(["#to-about", "#to-contact-page"])(
  "an exception while the page of %s is shown reloads the address, with one history entry and the old position",
  async (link) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const { click, pushed, reload } = await openPage(site, { state: { key: "k" } });
    scrollPageTo(420);
    vi.spyOn(document.head, "append").mockImplementation(() => {
      scrollPageTo(0);
      throw new Error("No room");
    });
    await click(link);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(savedTop("k")).toBe(420);
  },
);
