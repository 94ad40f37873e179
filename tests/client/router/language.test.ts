import { describe, expect, test, vi } from "vitest";
import { openPage } from "../../support/dom/open-page.ts";
import type { TestPage } from "../../support/dom/serve-pages.ts";
import { refuse } from "./router-site.ts";

const switches = (path: string) => `
  <a id="to-it" href="/it/${path}" hreflang="it" data-language-switch="it">Italiano</a>
  <a id="to-en" href="/en/${path}" hreflang="en" data-language-switch="en">English</a>`;

const site = {
  "/it/": { title: "Casa", lang: "it", header: switches(""), main: '<a id="next" href="/it/about/">Chi siamo</a>' },
  "/en/": { title: "Home", lang: "en", header: switches("") },
  "/it/about/": { title: "Chi siamo", lang: "it", header: switches("about/") },
  "/en/about/": { title: "About us", lang: "en", header: switches("about/") },
  "/en/about/?gclid=1": { title: "About us", lang: "en", header: switches("about/") },
} satisfies Record<string, TestPage>;

describe("the language switch", () => {
  test("stores the language, opens the same page and adds one history entry", async () => {
    const { click, entries } = await openPage(site, { at: "/it/about/" });
    await click("#to-en");
    expect(localStorage.getItem("language")).toBe("en");
    expect(document.cookie).toBe("");
    expect(location.pathname).toBe("/en/about/");
    expect(document.documentElement.lang).toBe("en");
    expect(document.title).toBe("About us");
    expect(entries).toHaveLength(2);
  });

  test("after a link to the contact section opens the other page at its top", async () => {
    const main = '<a id="start" href="#contact" data-scroll-to="contact">x</a><section id="contact"></section>';
    const { click } = await openPage({ ...site, "/it/about/": { ...site["/it/about/"], main } }, { at: "/it/about/" });
    await click("#start");
    await click("#to-en");
    expect(location.pathname + location.hash).toBe("/en/about/");
  });

  test("keeps query and hash", async () => {
    const { click } = await openPage(
      { ...site, "/it/about/?gclid=1": site["/it/about/"] },
      { at: "/it/about/?gclid=1#values" },
    );
    await click("#to-en");
    expect(location.pathname + location.search + location.hash).toBe("/en/about/?gclid=1#values");
  });

  test("to the current language stores it and stays, without a new entry", async () => {
    const { click, entries } = await openPage(site);
    await click("#to-it");
    expect(localStorage.getItem("language")).toBe("it");
    expect(entries).toHaveLength(1);
  });

  test("works without storage", async () => {
    const { click } = await openPage(site);
    const setItem = vi.fn(refuse);
    vi.stubGlobal("localStorage", { setItem });
    await click("#to-en");
    expect(setItem).toHaveBeenCalled();
    expect(document.title).toBe("Home");
  });

  test("in a new tab stores nothing and leaves the click to the browser", async () => {
    const { click } = await openPage(site);
    expect(await click("#to-en", { ctrlKey: true })).toBe(true);
    expect(localStorage.getItem("language")).toBeNull();
  });

  test("moves the focus to the start of the translated page", async () => {
    const { click } = await openPage(site);
    document.querySelector<HTMLElement>("#to-en")?.focus();
    await click("#to-en");
    expect(document.activeElement).toBe(document.querySelector("main"));
  });
});

test("the document language follows the address, also after Back", async () => {
  const { click, travel } = await openPage(site);
  const lang = () => document.documentElement.lang;
  await click("#to-en");
  expect(lang()).toBe("en");
  await travel(-1);
  expect(lang()).toBe("it");
  await travel(1);
  expect(lang()).toBe("en");
});

test("reading a page stores nothing; only the switch does", async () => {
  const { click } = await openPage(site);
  await click("#next");
  expect(localStorage.getItem("language")).toBeNull();
});

test("a link without a language keeps the language of the page, whatever is stored", async () => {
  const { click } = await openPage(
    { ...site, "/en/": { title: "Home", lang: "en", main: '<a id="bare" href="/about">x</a>' } },
    { at: "/en/" },
  );
  localStorage.setItem("language", "it");
  await click("#bare");
  expect(location.pathname).toBe("/en/about/");
});
