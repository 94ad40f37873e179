import { beforeEach, describe, expect, test, vi } from "vitest";
import { openPage, savedTop, scrollPageTo } from "../../support/dom/open-page.ts";
import { nav, site } from "./router-site.ts";

const ERROR = "Unexpected Application Error!";
const showsError = () => vi.waitFor(() => expect(document.title).toBe(ERROR));
const main = () => document.querySelector("main");

/** A site with a page that its server cannot send. */
const broken = { ...site, "/it/about/": { status: 503 } };

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

describe("an unexpected error", () => {
  test("of the server shows its status, with a link to the failed address", async () => {
    const header = `<a aria-current="page" href="/it/">Casa</a>${nav}`;
    const { click, assign } = await openPage({ ...broken, "/it/": { title: "Casa", header } });
    await click("#to-about");
    await showsError();
    expect(main()?.querySelector("h1")?.textContent).toBe(ERROR);
    expect(main()?.textContent).toContain("503");
    expect(main()?.querySelector("a")?.getAttribute("href")).toBe("/it/about/");
    expect(location.pathname).toBe("/it/about/");
    expect(document.activeElement).toBe(main());
    expect(document.getElementById("announcer")?.textContent).toBe(ERROR);
    expect(document.querySelector("[aria-current]")).toBeNull();
    expect(document.getElementById("to-en")?.getAttribute("href")).toBe("/en/about/");
    expect(document.documentElement.lang).toBe("it");
    expect(console.error).toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  test("after the language switch leaves address and language of the document alike, and tells the language of what is left", async () => {
    const { click } = await openPage({ ...site, "/en/": { status: 503 } });
    await click("#to-en");
    await showsError();
    expect(location.pathname).toBe("/en/");
    expect(document.documentElement.lang).toBe("en");
    expect(document.querySelector("header")?.lang).toBe("it");
    expect(main()?.querySelector("div")?.lang).toBe("en");
  });

  test("in our own script shows its message", async () => {
    const { click, pushed } = await openPage(site);
    vi.spyOn(DOMParser.prototype, "parseFromString").mockImplementation(() => {
      throw new Error("The page is too long.");
    });
    await click("#to-about");
    await showsError();
    expect(main()?.textContent).toContain("The page is too long.");
    expect(pushed).toHaveBeenCalledTimes(1);
  });

  test.each(["/it/", "/it/#faq"])("after a click adds one entry, so that Back loads %s", async (at) => {
    const { click, travel, pushed, reload } = await openPage(broken, { at, state: { key: "k" } });
    scrollPageTo(420);
    await click("#to-about");
    await showsError();
    expect(pushed).toHaveBeenCalledTimes(1);
    await travel(-1);
    expect(location.pathname + location.hash).toBe(at);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(savedTop("k")).toBe(420);
  });

  test("on Back adds no entry; Forward then loads the page of its address", async () => {
    const { click, travel, server, pushed, reload } = await openPage(site);
    await click("#to-about");
    server.answers["/it/"] = { status: 503 };
    await travel(-1);
    await showsError();
    expect(location.pathname).toBe("/it/");
    expect(pushed).toHaveBeenCalledTimes(1);
    await travel(1);
    expect(location.pathname).toBe("/it/about/");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test("leaves later links to the browser", async () => {
    const { click } = await openPage(broken);
    await click("#to-about");
    await showsError();
    expect(await click("main a")).toBe(true);
    expect(await click("#to-services")).toBe(true);
  });

  test("is not shown if the visitor navigates while the error page loads", async () => {
    const { clickNow, click } = await openPage(broken);
    clickNow("#to-about");
    for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    await click("#to-services");
    await vi.dynamicImportSettled();
    expect(document.title).toBe("Servizi");
    expect(main()?.querySelector("h1")?.textContent).toBe("Servizi");
    expect(location.pathname).toBe("/it/services/");
  });
});
