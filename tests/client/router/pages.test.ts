import { expect, test, vi } from "vitest";
import { flushPromises } from "../../support/dom/flush-promises.ts";
import { openPage, openTouchedPage, scrollPageTo, send } from "../../support/dom/open-page.ts";
import { PAGES, pagesFileOf, STYLES } from "../../support/dom/serve-pages.ts";
import { site } from "./router-site.ts";

const JSON_TYPE = "application/json";
const edited = { ...site, "/it/about/": { ...site["/it/about/"], title: "Nuove parole" } };

test.each(["scroll", "pointerover", "keydown", "click"])(
  "pages and styles are asked for at the first %s, once; before, links are the browser's",
  async (sign) => {
    const { click, server } = await openPage(site);
    await flushPromises();
    expect([server.requests(PAGES), server.requests(STYLES)]).toEqual([0, 0]);
    expect(click("#to-about")).toBe(true);
    for (let time = 0; time < 2; time++) send(sign);
    await flushPromises();
    expect([server.requests(PAGES), server.requests(STYLES)]).toEqual([1, 1]);
  },
);

test("they are asked for at once if the page was scrolled before the script came", async () => {
  scrollPageTo(700);
  const { server } = await openPage(site);
  await flushPromises();
  expect(server.requests(PAGES)).toBe(1);
});

test.each(["reload", "back_forward"])("they are asked for at once after a %s", async (type) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    { name: location.href, type } as PerformanceEntry & { type: string },
  ]);
  const { server } = await openPage(site);
  await flushPromises();
  expect([server.requests(PAGES), server.requests(STYLES)]).toEqual([1, 1]);
});

test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
  "with the connection %j nothing is asked for, and links are the browser's",
  async (connection) => {
    vi.stubGlobal("navigator", { connection });
    const { server, click } = await openPage(site);
    send("scroll");
    await flushPromises();
    expect([server.requests(PAGES), server.requests(STYLES)]).toEqual([0, 0]);
    expect(click("#to-about")).toBe(true);
  },
);

test.each([
  { comes: "the file of another build", address: PAGES, answer: { body: pagesFileOf(site, "b2"), type: JSON_TYPE } },
  { comes: "somebody else's page for the file", address: PAGES, answer: { body: "<h1>Log in</h1>" } },
  { comes: "nothing for the file", address: PAGES, answer: null },
  { comes: "JSON that is no file of ours", address: PAGES, answer: { body: "null", type: JSON_TYPE } },
  { comes: "somebody else's page for the styles", address: STYLES, answer: { body: "<h1>Log in</h1>" } },
  { comes: "an error for the styles", address: STYLES, answer: { body: "", status: 503, type: "text/css" } },
  { comes: "nothing for the styles", address: STYLES, answer: null },
])("if $comes, links are the browser's", async ({ address, answer }) => {
  const { server, click, pushed } = await openPage(site);
  server.answers[address] = answer;
  send("scroll");
  await flushPromises();
  expect(click("#to-about")).toBe(true);
  expect(pushed).not.toHaveBeenCalled();
});

/** Comes back to the tab after a time. */
async function returnAfter(minutes: number): Promise<void> {
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + minutes * 60_000 + 1);
  document.dispatchEvent(new Event("visibilitychange"));
  await flushPromises();
}

test("who comes back to the tab after five minutes gets new words; a page that was left is as it was", async () => {
  const { server, click, travel } = await openTouchedPage(site);
  click("#to-about");
  click("#to-services");
  server.answers[PAGES] = { body: pagesFileOf(edited), type: JSON_TYPE };
  await returnAfter(4);
  expect(server.requests(PAGES)).toBe(1);
  await returnAfter(5);
  expect(server.requests(PAGES)).toBe(2);
  click("#to-about");
  expect(document.title).toBe("Nuove parole");
  await travel(-2);
  expect([document.title, document.querySelector("h1")?.textContent]).toEqual(["Chi siamo", "Chi siamo"]);
});

test("after a deploy of another build, links are the browser's, and Back finds what was left", async () => {
  const { server, click, travel } = await openTouchedPage(site);
  click("#to-about");
  server.answers[PAGES] = { body: pagesFileOf(site, "b2"), type: JSON_TYPE };
  await returnAfter(5);
  expect(click("#to-services")).toBe(true);
  await travel(-1);
  expect(document.title).toBe("Casa");
});

test("without the network, and with somebody else's answer, the pages that are here stay", async () => {
  const { server, click } = await openTouchedPage(site);
  server.answers[PAGES] = null;
  await returnAfter(5);
  server.answers[PAGES] = { body: "<h1>Log in</h1>" };
  await returnAfter(5);
  expect(click("#to-about")).toBe(false);
});
