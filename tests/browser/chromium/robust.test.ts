import { expect, test } from "vitest";
import { openAnswers } from "../../support/browser/in-page.ts";
import { findFaults, findInvisibleTexts } from "../../support/browser/layout-faults.ts";
import { book, onePageOfEachKind, pagesInOneLanguage } from "../../support/browser/site-pages.ts";
import { MISSING } from "../../support/browser/site-server.ts";
import { openEngine, runsIn, type VisitOptions } from "../../support/browser/visits.ts";
import { menus } from "../../support/site/own-site.ts";

// What a visitor's browser may refuse: scripts, third parties, storage.
// tests/client/addresses.test.ts tests odd languages and what is stored, tests/client/router/pages.test.ts who saves data.
const open = openEngine();

/** Functions that a test runs in the page still work, but no timer and no event listener. */
const openUnscripted = (path: string, width = 390) =>
  open(path, { width, before: (_, tab) => tab.chromium.page.setJavaScriptEnabled(false) });

/** Both languages have the same markup; with JavaScript the layout of every page is tested in both. */
const tested = runsIn() ? pagesInOneLanguage : onePageOfEachKind;

test.each(tested)("$url: without JavaScript all words are visible, and no control needs a script", async ({ url }) => {
  const { tab } = await openUnscripted(url);
  await tab.evaluate(openAnswers);
  for (const width of [320, 1280]) {
    await tab.resize(width, 900);
    const invisible = await tab.evaluate(findInvisibleTexts, "main, footer, [data-region=floating]", UNSEEN);
    expect(invisible, `on ${width} px`).toEqual([]);
    expect(await tab.evaluate(findFaults, {}), `on ${width} px`).toEqual([]);
    expect(await tab.isVisible(".flip-button, .carousel-buttons, [data-turn], .tool"), `on ${width} px`).toBe(false);
  }
});

test("without JavaScript the carousels scroll by keyboard", async () => {
  const { tab } = await openUnscripted("/it/");
  for (const strip of [".clients .strip", ".reviews .strip"]) {
    // An owner may have no clients or reviews.
    if ((await tab.count(`${strip} .slide`)) === 0) continue;
    await tab.focus(strip);
    await tab.press("ArrowRight");
    await tab.until("the scroll", (selector) => Number(document.querySelector(selector)?.scrollLeft) > 0, strip);
  }
});

test.each([
  ["services-menu", 1280],
  ["mobile-menu", 390],
] as const)("without JavaScript #%s opens, and its links work", async (id, width) => {
  const { tab } = await openUnscripted("/it/", width);
  await tab.click(`[popovertarget=${id}]`);
  const hidden = await tab.evaluate((menu) => {
    for (const summary of document.querySelectorAll<HTMLElement>(`#${menu} summary`)) summary.click();
    return [...document.querySelectorAll(`#${menu} a`)].filter((link) => !link.checkVisibility()).length;
  }, id);
  expect(hidden).toBe(0);
  // Content behind the mobile menu cannot be focused.
  expect(await tab.isVisible("main a")).toBe(id === "services-menu");
  const [service = ""] = menus.servicesMenu;
  await tab.click(`#${id} a[href="/it/${service}/"]`);
  await tab.arriveAt(`/it/${service}/`);
});

test.runIf(book)("without JavaScript the catalogue's book turns its pages", async () => {
  const { tab } = await openUnscripted(book?.url ?? "");
  await tab.click(".turn-on");
  await tab.until("the second leaf", () => {
    const { scrollLeft, clientWidth } = document.querySelector(".book") as Element;
    return Math.abs(scrollLeft / clientWidth - 1) < 0.1;
  });
});

/** The flags, the only third party of a site with sample facts. */
const FLAGS = /\/\w\w\.png$/;

/** Each with its page by day. */
const settings: { name: string; byDay: string; setting: VisitOptions }[] = [
  {
    name: "third parties blocked, and storage that throws",
    byDay: "/it/",
    setting: {
      allow: /did not load: http.*\/\w\w\.png$/,
      before: (server) => {
        server.stub(FLAGS, MISSING);
        server.runFirst(refuseStorage);
      },
    },
  },
  {
    name: "third parties that never answer",
    byDay: "/it/contact/",
    setting: { before: (server) => server.hold(FLAGS) },
  },
];
const rows = settings.flatMap(({ byDay, ...row }) =>
  (runsIn() ? ["/it/", "/it/contact/", "/it/google-ads/"] : [byDay]).map((url) => ({ ...row, url })),
);

test.each(rows)("with $name $url is intact and logs nothing", async ({ setting, url }) => {
  const { tab, server } = await open("/robots.txt", { ...setting, waits: false });
  // Third parties may delay the load event forever.
  await tab.start(server.origin + url);
  await tab.arriveAt(url);
  expect(await tab.evaluate(findFaults, {})).toEqual([]);
});

/**
 * Words for screen readers, titles of the footer that stand there twice, a code to scan, which is of no use on a phone,
 * and what needs a script: the question of an embed, the tools and the note for missing pages.
 */
const UNSEEN =
  ".hidden, script, style, svg, [data-turn], .pill, .carousel-place, .embed-ask, .tool, .scan, .missing-note, .craft-index, footer h2 + details > summary";

/** Runs first. Makes storage throw, as with all site data blocked. */
function refuseStorage(): void {
  const get = () => {
    throw new DOMException("Denied.", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get });
}
