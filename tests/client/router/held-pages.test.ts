import { describe, expect, test, vi } from "vitest";
import { type PagesFile, pagesFile } from "../../../src/shared/contract.ts";
import type { Language } from "../../../src/urls.ts";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, send } from "../../support/dom/open-page.ts";
import { type Answer, type Answers, pageHtml } from "../../support/dom/serve-pages.ts";
import { nav, site } from "./router-site.ts";

const IT = `/${pagesFile("it")}`;
const EN = `/${pagesFile("en")}`;
const REQUEST = { priority: "low", cache: "no-cache" };

const main = '<a id="to-landing" href="/it/landing/">x</a><a id="ad" href="/it/contact/?gclid=1#contact">x</a>';
const pages = { ...site, "/it/": { title: "Casa", header: nav, main } };
const files = {
  ...pages,
  "/it/landing/": { title: "Landing" },
  [IT]: { body: gather("it") },
  [EN]: { body: gather("en") },
} satisfies Answers;

/** The same after the owner has changed the words of a page. */
const CHANGED = { title: "Siamo cambiati", header: nav };
const changed = { body: gather("it", { ...pages, "/it/about/": CHANGED }) };

// tests/browser/navigation/page-changes.test.ts walks through all pages without a network.
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
  test("once, with low priority, when somebody is there, and not before", async () => {
    const { server, rest } = await openPage(files);
    await rest();
    expect(server.fetch).not.toHaveBeenCalled();
    for (let time = 0; time < 2; time++) send("scroll");
    await flushPromises();
    expect(server.fetch.mock.calls).toEqual([[IT, REQUEST]]);
  });

  test("by the address, when a translator has changed the language of the document", async () => {
    const { server } = await openPage(files);
    document.documentElement.lang = "fr";
    send("scroll");
    await flushPromises();
    expect(server.fetch.mock.calls).toEqual([[IT, REQUEST]]);
  });

  test.each([{ saveData: true }, { effectiveType: "2g" }, { effectiveType: "slow-2g" }])(
    "never with %o",
    async (connection) => {
      const { server } = await openPage(files);
      vi.stubGlobal("navigator", { connection });
      send("scroll");
      await flushPromises();
      send("pointerover", "#to-en");
      expect(server.fetch).not.toHaveBeenCalled();
    },
  );
});

describe("pages are loaded as documents", () => {
  test.each<[string, Answers[string]]>([
    ["is missing, as for a language with too many pages", { status: 404 }],
    ["is a page of somebody else", { type: "text/html", body: gather("it") }],
    ["ends in the middle", { body: gather("it").slice(0, -100) }],
    ["is of another build", { body: gather("it").replace('"b1"', '"b2"') }],
    ["is nothing", { body: "null" }],
    ["cannot be sent", { status: 503 }],
    ["is out of reach", "offline"],
  ])("if their file %s, and no link asks for it again within five minutes", async (_, file) => {
    const { click, server } = await arrive({ ...files, [IT]: file });
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    expect(server.requests("/it/about/")).toBe(1);
    send("pointerover", "#to-services");
    expect(server.requests(IT)).toBe(1);
  });
});

describe("pages that are older than five minutes", () => {
  const age = () => vi.setSystemTime(Date.now() + 5 * 60_000);

  test("are shown at once and asked for again, once, so that every later change shows the new ones", async () => {
    const { click, server, rest } = await arrive();
    server.answers[IT] = changed;
    age();
    server.hold(IT);
    await click("#to-about");
    await click("#to-services");
    expect(server.requests(IT)).toBe(2);
    await server.release(IT);
    await rest();
    await click("#to-about");
    expect(document.title).toBe(CHANGED.title);
    expect(server.requests("/it/about/")).toBe(0);
  });

  test("are asked for again when the visitor returns to the tab, in every language that is here", async () => {
    const { click, server, rest } = await arrive();
    send("pointerover", "#to-en");
    await rest();
    server.answers[IT] = changed;
    document.dispatchEvent(new Event("visibilitychange"));
    expect(server.requests(IT), "while they are fresh").toBe(1);
    age();
    document.dispatchEvent(new Event("visibilitychange"));
    await flushPromises();
    await rest();
    expect([server.requests(IT), server.requests(EN)]).toEqual([2, 2]);
    await click("#to-about");
    expect(document.title).toBe(CHANGED.title);
  });

  test.each<Answer | "offline">(["offline", { status: 503 }, { body: "{" }])(
    "stay if the answer is %j",
    async (answer) => {
      const { click, server, rest } = await arrive();
      server.answers[IT] = answer;
      age();
      await click("#to-about");
      await rest();
      server.answers["/it/services/"] = "offline";
      await click("#to-services");
      expect(document.title).toBe("Servizi");
    },
  );

  test.each<Answer>([{ status: 404 }, { body: gather("it").replace('"b1"', '"b2"') }])(
    "go if a deploy has left %o, and the browser loads the next page",
    async (answer) => {
      const { click, server, rest, assign } = await arrive();
      server.answers[IT] = answer;
      server.answers["/it/services/"] = { title: "Servizi", build: "b2" };
      age();
      await click("#to-about");
      await rest();
      await click("#to-services");
      expect(assign).toHaveBeenCalledExactlyOnceWith("/it/services/");
    },
  );

  test("are asked for again as documents too", async () => {
    const { click, server } = await arrive({ ...files, [IT]: { status: 404 } });
    for (const link of ["#to-about", "#to-services"]) await click(link);
    server.answers["/it/about/"] = CHANGED;
    age();
    await click("#to-about");
    expect(document.title).toBe("Chi siamo");
    await click("#to-services");
    await click("#to-about");
    expect(document.title).toBe(CHANGED.title);
    expect(server.requests("/it/about/")).toBe(2);
  });
});

/** Opens the home page and lets the files come that it asks for at the first sign of life. */
async function arrive(served: Answers = files) {
  const opened = await openPage(served);
  vi.useFakeTimers({ toFake: ["Date"] });
  send("scroll");
  await flushPromises();
  await opened.rest();
  return opened;
}

function gather(language: Language, served: Record<string, Answer> = pages): string {
  const documents = Object.entries(served)
    .filter(([address]) => address.startsWith(`/${language}/`))
    .map(([address, page]) => ({
      path: address.slice(`/${language}/`.length).replace(/\/$/, ""),
      parsed: new DOMParser().parseFromString(pageHtml(page), "text/html"),
    }));
  const outer = (page: Document, selector: string) =>
    [...page.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join("");
  const names = [...(documents[0]?.parsed.querySelectorAll("[data-region]") ?? [])].map(
    (region) => region.getAttribute("data-region") ?? "",
  );
  const file: PagesFile = {
    build: "b1",
    path: documents.map(({ path }) => path),
    head: documents.map(({ parsed }) => outer(parsed, "title, [data-page]")),
    regions: Object.fromEntries(
      names.map((name) => [name, documents.map(({ parsed }) => outer(parsed, `[data-region=${name}]`))]),
    ),
  };
  return JSON.stringify(file);
}
