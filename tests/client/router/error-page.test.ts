import { beforeEach, describe, expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";
import { nav, site } from "./router-site.ts";

describe("an unexpected error", () => {
  const ERROR = "Unexpected Application Error!";
  const showsError = () => vi.waitFor(() => expect(document.title).toBe(ERROR));
  const heading = () => document.querySelector("main h1")?.textContent;

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => {});
  });

  test("of the server shows its status, with a link to the failed address", async () => {
    const { click, assign } = await openPage({ ...site, "/it/about/": { status: 503 } });
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

  test("after a click adds one history entry, so that Back loads the previous page", async () => {
    const { click, travel, scroll, entries, reload } = await openPage({ ...site, "/it/about/": { status: 503 } });
    scroll(420);
    await click("#to-about");
    await showsError();
    expect(entries.map(({ url }) => new URL(url).pathname)).toEqual(["/it/", "/it/about/"]);
    await travel(-1);
    expect(location.pathname).toBe("/it/");
    expect(reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage.getItem("scroll default /it/")).toBe("420");
  });

  test("on Back adds no history entry; Forward then loads the page of its address", async () => {
    const { click, travel, server, entries, reload } = await openPage(site);
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
    const { click, travel, reload } = await openPage({ ...site, "/it/about/": { status: 503 } });
    await click("#faq-link");
    await click("#to-about");
    await showsError();
    await travel(-1);
    expect(location.pathname + location.hash).toBe("/it/#faq");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("of an aborted navigation is not shown", async () => {
    const { click, travel, server } = await openPage(site);
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

  test("is not shown if the visitor navigates while the error page loads", async () => {
    const { clickNow, click } = await openPage({ ...site, "/it/about/": { status: 503 } });
    clickNow("#to-about");
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    await click("#to-services");
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(document.title).toBe("Servizi");
    expect(heading()).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
  });

  test("in our own script shows its message and adds one history entry", async () => {
    const { click, entries } = await openPage(site);
    vi.spyOn(DOMParser.prototype, "parseFromString").mockImplementation(() => {
      throw new Error("The page is too long.");
    });
    await click("#to-about");
    await vi.waitFor(() => expect(document.querySelector("main")?.textContent).toContain("The page is too long."));
    expect(entries).toHaveLength(2);
  });

  test("leaves later links to the browser", async () => {
    const { click } = await openPage({ ...site, "/it/about/": { status: 500 } });
    await click("#to-about");
    await showsError();
    expect(await click("main a")).toBe(true);
    expect(await click("#to-services")).toBe(true);
  });

  test("unmarks the current link and points the language switch at the failed address", async () => {
    const header = `${nav}<a aria-current="page" href="/it/">x</a><a id="en" href="/en/" data-language-switch="en">y</a>`;
    const { click } = await openPage({ "/it/": { title: "Casa", header }, "/it/about/": { status: 500 } });
    await click("#to-about");
    await showsError();
    expect(document.querySelector("[aria-current]")).toBeNull();
    expect(document.getElementById("en")?.getAttribute("href")).toBe("/en/about/");
  });
});
