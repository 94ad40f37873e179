import { expect, test, vi } from "vitest";
import { find } from "../../support/dom/find.ts";
import {
  openPage,
  openTouchedPage,
  PAGES,
  pagesFile,
  STYLES,
  send,
  settle,
  site,
  stylesCopy,
} from "../../support/dom/open-page.ts";

const foreign = new Response("<h1>Log in</h1>", { headers: { "content-type": "text/html" } });

test.each(["scroll", "pointerover", "keydown", "click"])("a first %s fetches pages and styles, once", async (sign) => {
  const { server } = await openPage();
  await settle();
  expect([server.requested, stylesCopy()]).toEqual([[], null]);
  for (let time = 0; time < 2; time++) send(sign);
  await settle();
  expect(server.requested).toEqual([PAGES]);
  const links = document.head.querySelectorAll<HTMLLinkElement>(`link[href="${STYLES}"]`);
  expect(Array.from(links, ({ media }) => media)).toEqual(["not all"]);
});

test.each([
  { type: "navigate", scrolled: 700 },
  { type: "reload", scrolled: 0 },
  { type: "back_forward", scrolled: 0 },
])("they are fetched at once after a $type of a page that is scrolled by $scrolled px", async ({ type, scrolled }) => {
  const load = { name: location.href, type } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
  scrollTo(0, scrolled);
  const { server } = await openPage();
  await settle();
  expect(server.requested).toEqual([PAGES]);
  expect(stylesCopy()).not.toBeNull();
});

test("who came from a page of ours gets them when the browser is idle after the load", async () => {
  // The head script has seen the referrer: came-from-page.test.ts.
  document.documentElement.setAttribute("data-entering", "");
  const load = { name: location.href, type: "navigate" } as PerformanceNavigationTiming;
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([load]);
  const { server, rest } = await openPage();
  await rest();
  expect(server.requested).toEqual([]);
  dispatchEvent(new Event("load"));
  await settle();
  expect(server.requested).toEqual([]);
  await rest();
  expect(server.requested).toEqual([PAGES]);
});

const slow = [{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }];

test.each(slow)("with the connection %j nothing is fetched, and links are the browser's", async (connection) => {
  vi.stubGlobal("navigator", { connection });
  const { server, click } = await openPage();
  send("scroll");
  await settle();
  expect(server.requested).toEqual([]);
  expect(click("#to-about")).toBe(true);
});

test.each([
  { comes: "the file of another build", answer: pagesFile(site, "b2") },
  { comes: "somebody else's page for the file", answer: foreign },
  { comes: "nothing for the file", answer: null },
  { comes: "JSON that is no file of ours", answer: Response.json(null) },
  { comes: "a file without this page", answer: pagesFile({ "/it/about/": {} }) },
  { comes: "nothing for the styles", answer: undefined },
])("before pages and styles have come, and if $comes, links are the browser's", async ({ answer }) => {
  const { server, click, pushed } = await openPage();
  if (answer !== undefined) server.answers[PAGES] = answer;
  send("scroll");
  expect(click("#to-about"), "before they have come").toBe(true);
  await settle();
  stylesCopy()?.dispatchEvent(new Event(answer === undefined ? "error" : "load"));
  await settle();
  expect(click("#to-about")).toBe(true);
  expect(pushed).not.toHaveBeenCalled();
});

/** Comes back to the tab after a time. */
async function returnAfter(minutes: number): Promise<void> {
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + minutes * 60_000 + 1);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
}

test("who comes back to the tab after five minutes gets new words; a page that was left is as it was", async () => {
  const { server, click, travel } = await openTouchedPage();
  click("#to-about");
  click("#to-services");
  server.answers[PAGES] = pagesFile({ ...site, "/it/about/": { title: "Nuove parole" } });
  await returnAfter(4);
  expect(server.requested).toEqual([PAGES]);
  await returnAfter(5);
  expect(server.requested).toEqual([PAGES, PAGES]);
  click("#to-about");
  expect(document.title).toBe("Nuove parole");
  await travel(-2);
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual(["Chi siamo", "Chi siamo"]);
});

test("without the styles of all pages nobody fetches new words", async () => {
  const { server } = await openPage();
  send("scroll");
  await settle();
  stylesCopy()?.dispatchEvent(new Event("error"));
  await settle();
  await returnAfter(5);
  expect(server.requested).toEqual([PAGES]);
});

test("after a deploy of another build, links are the browser's, and Back finds what was left", async () => {
  const { server, click, travel } = await openTouchedPage();
  click("#to-about");
  server.answers[PAGES] = pagesFile(site, "b2");
  await returnAfter(5);
  expect(click("#to-services")).toBe(true);
  await travel(-1);
  expect(document.title).toBe("Casa");
});

test("without the network, and with somebody else's answer, the pages that are here stay", async () => {
  const { server, click } = await openTouchedPage();
  for (const answer of [null, foreign]) {
    server.answers[PAGES] = answer;
    await returnAfter(5);
  }
  expect(click("#to-about")).toBe(false);
});

test.each([
  ['href="/it/about/?utm_source=x#team"', true],
  ['href="https://www.example.com/it/about/"', true],
  ['href="/it/"', true],
  ['href=""', true],
  ['href="#faq"', false],
  ['href="/it/about"', false],
  ['href="/about/"', false],
  ['href="/it/unknown/"', false],
  ['href="/en/"', false],
  ['href="/icons/icon.svg"', false],
  ['href="https://elsewhere.example/it/about/"', false],
  ['href="tel:+39800000000"', false],
  ['href="/it/about/" target="_blank"', false],
  ['href="/it/about/" download', false],
  ["", false],
])("a press on <a %s> is the router's: %s", async (attributes, isOurs) => {
  const { click } = await openTouchedPage();
  find("main").insertAdjacentHTML("beforeend", `<a id="link" ${attributes}><b>x</b></a>`);
  expect(click("#link b")).toBe(!isOurs);
});

const modified = [{ ctrlKey: true }, { shiftKey: true }, { altKey: true }, { metaKey: true }, { button: 1 }];

test.each(modified)("a press with %j is the browser's", async (init) => {
  const { click } = await openTouchedPage();
  expect(click("#to-about", init)).toBe(true);
  expect(document.title).toBe("Casa");
});

test("a press that somebody else has handled is theirs", async () => {
  const { click } = await openTouchedPage();
  find("#to-about").addEventListener("click", (event) => event.preventDefault());
  click("#to-about");
  expect(document.title).toBe("Casa");
});

test("the second press of a double click follows no link of the page that the first has opened", async () => {
  const { click } = await openTouchedPage();
  click("#to-about", { detail: 1 });
  expect(click("#to-services", { detail: 2 })).toBe(false);
  expect(document.title).toBe("Chi siamo");
  click("#to-services", { detail: 1 });
  expect(document.title).toBe("Servizi");
});

test("in a book every press turns a leaf, however quick, and none is an entry; modified ones are the browser's", async () => {
  const book = `<section id="book" tabindex="0" data-scroller><a id="turn" href="#leaf">On</a><p id="leaf" tabindex="-1"></p></section>`;
  const { click, pushed } = await openTouchedPage({ "/it/": { title: "Casa", main: book } });
  const turned = vi.spyOn(Element.prototype, "scrollIntoView");
  for (const detail of [1, 2, 3]) expect(click("#turn", { detail })).toBe(false);
  expect(turned.mock.contexts).toEqual(Array(3).fill(find("#leaf")));
  expect(document.activeElement).toBe(find("#leaf"));
  expect(pushed).not.toHaveBeenCalled();
  expect(click("#turn", { ctrlKey: true })).toBe(true);
});
