import { describe, expect, test } from "vitest";
import { isSample } from "../../../../src/facts/samples.ts";
import { arriveAt, follow, openEngine } from "../../../support/browser/visits.ts";
import { facts } from "../../../support/site/own-site.ts";

// Sentences of the specification that only a browser can show, named by their words: those of every page.

const open = openEngine();

describe.runIf(isSample(facts.name)).each(["it", "en"])("The header tagline, in %s", (language) => {
  test("is seen on wide screens", async () => {
    const { tab } = await open(`/${language}/`, { width: 1280 });
    expect(await tab.evaluate(findTagline)).toMatchObject({ isOnScreen: true });
  });

  test("is seen at the top of the mobile menu", async () => {
    const { tab } = await open(`/${language}/services/`, { width: 390 });
    expect(await tab.evaluate(findTagline)).toBeNull();
    await tab.click("[popovertarget=mobile-menu]");
    await tab.see("#mobile-menu nav a");
    expect(await tab.evaluate(findTagline)).toMatchObject({ isOnScreen: true, isAboveMenu: true });
  });
});

test("Nothing is persisted: a visit of three pages stores nothing, the choice of a language that alone", async () => {
  const { tab } = await open("/it/", { width: 1280 });
  await follow(tab, "/it/services/");
  await follow(tab, "/it/services/ads/");
  await tab.reload();
  expect(await tab.evaluate(readStorage)).toEqual(nothingBut({}));
  await tab.click("[hreflang=en]");
  await arriveAt(tab, "/en/services/ads/");
  expect(await tab.evaluate(readStorage)).toEqual(nothingBut({ language: "en" }));
});

test("A crash shows Something went wrong. with the error text and expandable component details. It is also logged to the console.", async () => {
  const { tab, server } = await open("/it/google-ads/", { width: 1280, allow: /Broken on purpose/ });
  const slider = "main input[type=range]";
  const shown = () => tab.text("main output");
  const before = await shown();
  await tab.focus(slider);
  await expect
    .poll(async () => {
      await tab.press("ArrowRight");
      return shown();
    })
    .not.toBe(before);
  await tab.evaluate(breakNumbers);
  await tab.press("ArrowRight");
  await tab.see("main [role=alert]");
  expect(await tab.text("main [role=alert]")).toMatch(/Something went wrong\..*Broken on purpose/);
  expect(await tab.isVisible("main [role=alert] pre")).toBe(false);
  await tab.click("main [role=alert] summary");
  await tab.see("main [role=alert] pre");
  expect(await tab.text("main [role=alert] pre")).not.toBe("");
  await tab.resize(320);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(server.problems.join()).toMatch(/console\.error: .*Broken on purpose/);
  for (const part of ["header", "main h1", "footer"]) expect(await tab.isVisible(part), part).toBe(true);
});

const nothingBut = (local: Record<string, string>) => ({
  local,
  session: {},
  cookie: "",
  databases: 0,
  caches: 0,
  workers: 0,
});

// These functions run in the page.

/** Finds the tagline where it can be seen. */
function findTagline() {
  const says = (element: Element) =>
    /(?:concorrenza|competition).*\b7\s(?:giorni|days).*\b14\s(?:giorni|days)/.test(element.textContent ?? "");
  const seen = [...document.querySelectorAll("header *")].find(
    (element) =>
      says(element) &&
      ![...element.children].some(says) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  if (!seen) return null;
  const { left, top, right, bottom, width } = seen.getBoundingClientRect();
  return {
    isOnScreen: width > 200 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
    isAboveMenu: bottom <= (document.querySelector("#mobile-menu nav")?.getBoundingClientRect().top ?? 0),
  };
}

async function readStorage() {
  return {
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  };
}

/** Lets every amount fail that is written from now on. */
function breakNumbers(): void {
  const fail = () => {
    throw new Error("Broken on purpose");
  };
  Object.defineProperty(Intl.NumberFormat.prototype, "format", { get: fail });
  Number.prototype.toLocaleString = fail;
}
