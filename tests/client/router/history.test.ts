import { describe, expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";
import { refuse, site } from "./router-site.ts";

describe("Back and Forward", () => {
  test("restore the page and its scroll position", async () => {
    const { click, travel, scroll, scrollTo, pushed } = await openPage(site);
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

  test("between hashes of one page send no request", async () => {
    const { click, travel, scroll, scrollTo, server } = await openPage(site);
    scroll(120);
    await click("#faq-link");
    await travel(-1);
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 120, behavior: "instant" });
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("during a smooth scroll restore the position again in the next frame, because the browser may have changed it", async () => {
    const { click, travel, scroll, scrollTo } = await openPage(site);
    scroll(120);
    await click("#faq-link");
    await travel(-1);
    scroll(300);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 120, behavior: "instant" });
    expect(scrollY).toBe(120);
  });

  test("Back and then Forward before the page loads changes nothing", async () => {
    const { click, travel, scroll, scrollTo, server } = await openPage(site);
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

  test("without storage only the scroll position is lost", async () => {
    const { click, travel } = await openPage(site);
    vi.stubGlobal("sessionStorage", { setItem: refuse, getItem: refuse });
    await click("#to-about");
    await travel(-1);
    expect(document.title).toBe("Casa");
  });
});

describe("scroll restoration", () => {
  test("is manual, but automatic while the page is hidden", async () => {
    const { scroll } = await openPage(site);
    expect(history.scrollRestoration).toBe("manual");
    scroll(470);
    dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
    expect(Object.values({ ...sessionStorage })).toContain("470");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(history.scrollRestoration).toBe("manual");
  });

  test("a page from the back/forward cache is not busy", async () => {
    const { clickNow, server } = await openPage(site);
    server.hold("/it/about/");
    clickNow("#to-about");
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(document.documentElement.hasAttribute("data-busy")).toBe(false);
    await server.release("/it/about/");
    expect(document.title).toBe("Casa");
  });

  test("a page from the back/forward cache returns to its position, also without storage", async () => {
    const { scroll, scrollTo } = await openPage(site);
    vi.stubGlobal("sessionStorage", { setItem: refuse, getItem: refuse });
    scroll(470);
    dispatchEvent(new Event("pagehide"));
    scroll(0);
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 470, behavior: "instant" });
  });

  test("a page that was left while Back waited for another reloads when it returns, because its address is that of the other", async () => {
    const { click, travel, server, reload, scrollTo } = await openPage(site);
    await click("#to-about");
    server.hold("/it/");
    await travel(-1);
    scrollTo.mockClear();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
    expect(location.pathname).toBe("/it/");
    expect(document.title).toBe("Chi siamo");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test.each([
    { visit: "a reload restores the position", state: { idx: 0 }, tops: [512] },
    { visit: "a new visit starts at the top", state: null, tops: [] },
  ])("$visit", async ({ state, tops }) => {
    const { scrollTo } = await openPage(site, { saved: { "scroll default /it/": 512 }, state });
    expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual(tops);
  });

  test("a new visit reads the slow storage only when the browser is idle", async () => {
    const read = vi.fn(() => "512");
    vi.stubGlobal("sessionStorage", { getItem: read });
    const { rest, scrollTo } = await openPage(site);
    expect(read).not.toHaveBeenCalled();
    await rest();
    expect(read).toHaveBeenCalled();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test("only addresses of the route table reach the history", async () => {
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
  const { click, pushed, assign } = await openPage({ ...site, "/it/": { main } });
  for (const index of hostile.keys()) expect(await click(`#h${index}`), hostile[index]).toBe(true);
  expect(pushed).not.toHaveBeenCalled();
  expect(assign).not.toHaveBeenCalled();
});

test("the history gets every address in the spelling of the route table", async () => {
  const main = '<a id="odd" href="/it//services?a=1#b">x</a><a id="bare" href="/about">y</a>';
  const { click, pushed } = await openPage({
    ...site,
    "/it/": { main },
    "/it/services/?a=1": { title: "Servizi", main },
  });
  await click("#odd");
  await click("#bare");
  expect(pushed.mock.calls.map(([, , url]) => url)).toEqual(["/it/services/?a=1#b", "/it/about/"]);
});

test("if the history refuses a new entry, the browser loads a safe address and the page does not change first", async () => {
  const { click, pushed, assign } = await openPage(site);
  pushed.mockImplementation(refuse);
  await click("#to-about");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
  expect(document.title).toBe("Casa");
});
