import { describe, expect, test, vi } from "vitest";
import { packFile } from "../../../src/contract.ts";
import { packLanguage } from "../../../src/ssg/pages/pack-pages.ts";
import type { Language } from "../../../src/urls.ts";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage } from "../../support/dom/open-page.ts";
import { pageHtml, STYLES, type TestPage, type TestResponse } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

const english = { "/en/about/": { title: "About us", lang: "en" }, "/en/": { title: "Home", lang: "en" } };
const header = `${nav}<a id="en" href="/en/" data-language-switch="en">English</a>`;
const pages: Record<string, TestPage> = { ...site, "/it/": { ...site["/it/"], header }, ...english };

const IT = `/${packFile("it", "b1")}`;
const EN = `/${packFile("en", "b1")}`;

const files: Record<string, TestPage | TestResponse | "offline"> = {
  ...pages,
  [IT]: { body: pack("it") },
  [EN]: { body: pack("en") },
};

describe("once the pages are here", () => {
  test("every page change, Back and Forward too, sends no request", async () => {
    const { click, travel, server, pushed } = await arrive();
    server.fetch.mockClear();
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(document.documentElement.lang).toBe("it");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain("/it/about/");
    expect(document.querySelectorAll("[data-region]")).toHaveLength(4);
    await click("#to-services");
    await travel(-1);
    expect(document.title).toBe("Chi siamo");
    await travel(1);
    expect(document.title).toBe("Servizi");
    await click("#to-contact-page");
    expect(location.pathname).toBe("/it/contact/");
    expect(document.activeElement?.id).toBe("contact");
    expect(pushed).toHaveBeenCalledTimes(3);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("query and hash of a link are kept", async () => {
    const main = '<a id="ad" href="/it/contact/?gclid=1#contact">x</a>';
    const { click, server } = await arrive({ ...files, "/it/": { title: "Casa", main } });
    server.fetch.mockClear();
    await click("#ad");
    expect(location.pathname + location.search + location.hash).toBe("/it/contact/?gclid=1#contact");
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("the styles of all pages are adopted at the first page change, and no later one touches them", async () => {
    const { click } = await arrive();
    expect(document.adoptedStyleSheets).toEqual([]);
    await click("#to-about");
    const adopted = vi.spyOn(document, "adoptedStyleSheets", "set");
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain(".all");
    await click("#to-services");
    expect(adopted).not.toHaveBeenCalled();
  });

  test("a page that is not among them is loaded as a document, without its styles", async () => {
    const { click, server } = await arrive({ ...files, "/it/landing/": { title: "Landing" } }, { main: LANDING });
    await click("#landing");
    expect(document.title).toBe("Landing");
    expect(server.requests("/it/landing/")).toBe(1);
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain(".all");
  });
});

describe("the pages of the language are fetched", () => {
  test.each(["scroll", "pointerover", "keydown"])("at the first %s, once and with low priority", async (type) => {
    const { server } = await openPage(files);
    expect(server.fetch).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time++) document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(server.fetch.mock.calls).toEqual([[IT, { priority: "low" }]]);
  });

  test("when the browser is idle after the fonts", async () => {
    vi.useFakeTimers();
    const { server, loadFonts, rest } = await openPage(files);
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
    await loadFonts();
    await rest();
    expect(server.requests(IT)).toBe(1);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "never with %o",
    async (connection) => {
      vi.useFakeTimers();
      const { server } = await openPage(files);
      vi.stubGlobal("navigator", { connection });
      giveSignOfLife();
      await press("#en");
      expect(server.fetch).not.toHaveBeenCalled();
    },
  );

  test("for another language when its switch is pressed", async () => {
    vi.useFakeTimers();
    const { click, server, rest } = await arrive();
    await press("#en");
    await rest();
    expect(server.requests(EN)).toBe(1);
    server.fetch.mockClear();
    await click("#en");
    expect(document.title).toBe("Home");
    expect(document.documentElement.lang).toBe("en");
    expect(server.fetch).not.toHaveBeenCalled();
  });
});

describe("pages are loaded as documents", () => {
  test("until their file has come", async () => {
    const { click, server, rest } = await openPage(files);
    server.hold(IT);
    giveSignOfLife();
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
    expect(document.adoptedStyleSheets[0]?.cssRules[0]?.cssText).toContain(".all");
    await server.release(IT);
    await rest();
    await click("#to-services");
    expect(document.title).toBe("Servizi");
    expect(server.requests("/it/services/")).toBe(0);
  });

  test.each<[string, Record<string, TestResponse | "offline">]>([
    ["their file is missing, as after a deploy", { [IT]: { status: 404 } }],
    ["their file cannot be read", { [IT]: { body: "<!doctype html>" } }],
    ["the network fails", { [IT]: "offline" }],
  ])("if %s, and the next link asks again", async (_, broken) => {
    vi.useFakeTimers();
    const { click, server } = await arrive({ ...files, ...broken });
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
    expect(server.requests(IT)).toBe(1);
    await press("#to-services");
    expect(server.requests(IT)).toBe(2);
  });
});

test("without the styles of all pages the browser loads the page; the next link asks again", async () => {
  const { click, assign, server } = await arrive({ ...files, [STYLES]: { status: 404 } });
  await click("#to-about");
  expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
  server.pages[STYLES] = { body: "" };
  await click("#to-services");
  expect(document.title).toBe("Servizi");
});

const LANDING = '<a id="landing" href="/it/landing/">x</a>';

/** Opens the home page and lets the files come that it asks for. */
async function arrive(served = files, home: TestPage = {}) {
  const opened = await openPage({ ...served, "/it/": { ...(served["/it/"] as TestPage), ...home } });
  giveSignOfLife();
  await flushPromises();
  await opened.rest();
  return opened;
}

function giveSignOfLife(): void {
  dispatchEvent(new Event("scroll"));
}

/** Needs fake timers. */
async function press(selector: string): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event("mousedown", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

function pack(language: Language): string {
  const documents = Object.entries(pages).map(([address, page]) => ({
    path: `${address.slice(1)}index.html`,
    body: pageHtml(page),
  }));
  return packLanguage(language, documents);
}
