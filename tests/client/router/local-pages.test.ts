import { describe, expect, test, vi } from "vitest";
import { packFile } from "../../../src/contract.ts";
import { packLanguage } from "../../../src/ssg/pages/pack-pages.ts";
import type { Language } from "../../../src/urls.ts";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, send } from "../../support/dom/open-page.ts";
import { type Answers, pageHtml, STYLES } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

const IT = `/${packFile("it", "b1")}`;
const EN = `/${packFile("en", "b1")}`;

const main = '<a id="to-landing" href="/it/landing/">x</a><a id="ad" href="/it/contact/?gclid=1#contact">x</a>';
const pages = { ...site, "/it/": { title: "Casa", header: nav, main } };
const files: Answers = {
  ...pages,
  "/it/landing/": { title: "Landing" },
  [IT]: { body: pack("it") },
  [EN]: { body: pack("en") },
};

// tests/browser/navigation/local-pages.test.ts walks through all pages without a network.
describe("once the pages are here", () => {
  test("no page change sends a request, and query and hash of a link are kept", async () => {
    const { click, travel, server, pushed } = await arrive();
    server.fetch.mockClear();
    expect(document.adoptedStyleSheets, "the styles cost a layout").toEqual([]);
    await click("#to-about");
    expect(document.adoptedStyleSheets).toHaveLength(1);
    await travel(-1);
    await click("#ad");
    expect(location.pathname + location.search + location.hash).toBe("/it/contact/?gclid=1#contact");
    expect(document.activeElement?.id).toBe("contact");
    expect(document.querySelectorAll("[data-region]")).toHaveLength(4);
    expect(pushed).toHaveBeenCalledTimes(2);
    expect(server.fetch).not.toHaveBeenCalled();
  });

  test("one that is not among them is loaded as a document, without its styles", async () => {
    const { click, server } = await arrive();
    await click("#to-landing");
    expect(document.title).toBe("Landing");
    expect(server.requests("/it/landing/")).toBe(1);
    expect(document.adoptedStyleSheets).toHaveLength(1);
  });
});

describe("the pages of the language are fetched", () => {
  test("after the fonts, when the browser is idle, with low priority", async () => {
    let applied = () => {};
    window.fontsApplied = new Promise((resolve) => {
      applied = resolve;
    });
    const { server, rest } = await openPage(files);
    await rest();
    applied();
    await flushPromises();
    expect(server.fetch).not.toHaveBeenCalled();
    await rest();
    expect(server.fetch.mock.calls).toEqual([[IT, { priority: "low" }]]);
  });

  test("at the first sign of life, although the fonts are late, once", async () => {
    const { server } = await openPage(files);
    expect(server.fetch).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time++) send("scroll");
    expect(server.fetch.mock.calls).toEqual([[IT, { priority: "low" }]]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "never with %o",
    async (connection) => {
      window.fontsApplied = Promise.resolve();
      const { server, rest } = await openPage(files);
      vi.stubGlobal("navigator", { connection });
      await rest();
      send("scroll");
      send("pointerover", "#to-en");
      expect(server.fetch).not.toHaveBeenCalled();
    },
  );
});

describe("pages are loaded as documents", () => {
  test.each<[string, Answers]>([
    ["their file is missing, as after a deploy", { [IT]: { status: 404 } }],
    ["their file cannot be read", { [IT]: { body: "<!doctype html>" } }],
    ["the network fails", { [IT]: "offline" }],
  ])("if %s, and the next link asks again", async (_, broken) => {
    const { click, server } = await arrive({ ...files, ...broken });
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
    expect(server.requests(IT)).toBe(1);
    send("pointerover", "#to-services");
    expect(server.requests(IT)).toBe(2);
  });
});

test.each<Answers[string]>([{ status: 404 }, "offline"])(
  "without the styles of all pages (%j) the browser loads the page",
  async (styles) => {
    const { click, assign } = await arrive({ ...files, [STYLES]: styles });
    await click("#to-about");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/it/about/");
    expect(document.title).toBe("Casa");
  },
);

/** Opens the home page and lets the files come that it asks for at the first sign of life. */
async function arrive(served = files) {
  const opened = await openPage(served);
  send("scroll");
  await flushPromises();
  await opened.rest();
  return opened;
}

function pack(language: Language): string {
  const documents = Object.entries(pages).map(([address, page]) => ({
    path: `${address.slice(1)}index.html`,
    body: pageHtml(page),
  }));
  return packLanguage(language, documents);
}
