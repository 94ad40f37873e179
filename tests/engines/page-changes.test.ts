import { describe, expect, test } from "vitest";
import { isAtTop } from "../support/browser/in-page.ts";
import type { Tab } from "../support/engines/tab.ts";
import { arriveAt, follow, openEngine } from "../support/engines/visits.ts";

const open = openEngine();

/** A page that is long enough to scroll, without islands. */
const START = "/it/services/";

describe("a click on a link", () => {
  test("changes the page in the same document, scrolls to the top and focuses main", async () => {
    const { tab } = await open(START);
    await markDocument(tab);
    await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await follow(tab, "/it/about/");
    await tab.until("the top of the page", () => scrollY === 0);
    expect(await tab.evaluate(() => document.activeElement?.localName)).toBe("main");
    expect(await tab.evaluate(() => document.title)).toBe(await titleOf(tab, "/it/about/"));
    expect(await isSameDocument(tab)).toBe(true);
  });

  test("keeps the query and scrolls to the hash", async () => {
    const { tab } = await open(START);
    await addLink(tab, "/it/landing/?gclid=a%2Fb#pricing");
    await tab.click("#added");
    await arriveAt(tab, "/it/landing/?gclid=a%2Fb#pricing");
    await tab.until("the section below the header", isAtTop, "pricing");
    expect(await tab.evaluate(() => document.activeElement?.id)).toBe("pricing");
  });
});

describe("Back and Forward", () => {
  test("restore the scroll position of each page", async () => {
    const { tab } = await open(START);
    await markDocument(tab);
    await tab.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
    await tab.evaluate(() => document.querySelector<HTMLElement>('a[href="/it/about/"]')?.click());
    await arriveAt(tab, "/it/about/");
    await tab.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await tab.evaluate(() => history.back());
    await arriveAt(tab, START);
    await tab.until("the position before", () => Math.abs(scrollY - 500) < 2);
    await tab.evaluate(() => history.forward());
    await arriveAt(tab, "/it/about/");
    await tab.until("the position before", () => Math.abs(scrollY - 300) < 2);
    expect(await isSameDocument(tab)).toBe(true);
  });

  test("return to a page after a full load of another document", async () => {
    const { tab, server } = await open(START);
    await follow(tab, "/it/about/");
    await tab.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
    await tab.goto(`${server.origin}/robots.txt`);
    await tab.evaluate(() => void setTimeout(() => history.back()));
    await arriveAt(tab, "/it/about/");
    await tab.until("the position before", () => Math.abs(scrollY - 300) < 2);
    await tab.evaluate(() => history.back());
    await arriveAt(tab, START);
  });

  test("move between the hashes of a page", async () => {
    const { tab } = await open("/it/landing/");
    await tab.click('.hero a[href="#process"]');
    await tab.until("the section below the header", isAtTop, "process");
    await tab.evaluate(() => history.back());
    await tab.until("the top", () => location.hash === "" && scrollY === 0);
    await tab.evaluate(() => history.forward());
    await tab.until("the section below the header", isAtTop, "process");
  });
});

test("Start Now scrolls to the contact section and clears its state", async () => {
  const { tab } = await open("/it/");
  await tab.click(".hero a[data-scroll-to=contact]");
  await tab.until("the section below the header", isAtTop, "contact");
  expect(await tab.evaluate(() => history.state?.usr ?? null)).toBeNull();
});

test("the language switch opens the same page with query and hash, and stores the language", async () => {
  const { tab } = await open("/it/landing/?gclid=1#pricing", { width: 1440 });
  await tab.click("header [data-language-switch=en]");
  await arriveAt(tab, "/en/landing/?gclid=1#pricing");
  expect(await tab.evaluate(() => [document.documentElement.lang, localStorage.getItem("language")])).toEqual([
    "en",
    "en",
  ]);
  await tab.evaluate(() => history.back());
  await arriveAt(tab, "/it/landing/?gclid=1#pricing");
  expect(await tab.evaluate(() => document.documentElement.lang)).toBe("it");
});

describe("a page that cannot be fetched", () => {
  test("shows an error, and address, title and content agree after Back and Forward", async () => {
    const { tab, server } = await open(START, { allow: /503|did not load/ });
    await follow(tab, "/it/about/");
    const title = await tab.evaluate(() => document.title);
    const restore = server.stub(/^\/it\/services\/$/, async () => ({ status: 503, body: "<title>503</title>" }));
    await tab.evaluate(() => history.back());
    await tab.until("an error", (before) => location.pathname === "/it/services/" && document.title !== before, title);
    restore();
    await tab.evaluate(() => void setTimeout(() => history.forward()));
    await tab.until(
      "the page",
      (wanted) => document.title === wanted && document.querySelector("h1")?.checkVisibility(),
      title,
    );
    await arriveAt(tab, "/it/about/");
  });
});

test("islands hydrate after a page change and Back", async () => {
  const { tab } = await open("/it/");
  await follow(tab, "/it/about/");
  await tab.evaluate(() => history.back());
  await arriveAt(tab, "/it/");
  await tab.click(".flip-button");
  await tab.until("the picture turned", () => document.querySelector(".flip[data-turned]"));
});

async function markDocument(tab: Tab): Promise<void> {
  await tab.evaluate(() => void Object.assign(window, { isMarked: true }));
}

function isSameDocument(tab: Tab): Promise<boolean> {
  return tab.evaluate(() => "isMarked" in window);
}

/** Returns the title in the built page of an address. */
function titleOf(tab: Tab, url: string): Promise<string | undefined> {
  return tab.evaluate(async (address) => {
    const html = await (await fetch(address)).text();
    return html
      .match(/<title>([^<]*)/)?.[1]
      ?.replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'");
  }, url);
}

async function addLink(tab: Tab, url: string): Promise<void> {
  await tab.evaluate((href) => {
    const link = document.createElement("a");
    Object.assign(link, { href, id: "added", textContent: "A link of the test" });
    document.querySelector("main")?.prepend(link);
  }, url);
}
