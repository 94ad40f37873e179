import { expect, test } from "vitest";
import { isSample } from "../../../../src/facts/samples.ts";
import { openEngine } from "../../../support/browser/visits.ts";
import { facts } from "../../../support/site/own-site.ts";

// Sentences of the specification that only a browser can show, named by their words.

const open = openEngine();

test.runIf(isSample(facts.name)).each(["it", "en"])(
  "The tagline is seen on wide screens and at the top of the mobile menu, in %s",
  async (lang) => {
    const { tab } = await open(`/${lang}/`, { width: 1280 });
    expect(await tab.evaluate(findTagline), "on a wide screen").toMatchObject({ isOnScreen: true });
    await tab.resize(390);
    expect(await tab.evaluate(findTagline), "on a phone").toBeNull();
    await tab.click("[popovertarget=mobile-menu]");
    await tab.see("#mobile-menu nav a");
    const { isOnScreen, bottom = Number.NaN } = (await tab.evaluate(findTagline)) ?? {};
    expect(isOnScreen, "in the menu").toBe(true);
    expect(bottom).toBeLessThanOrEqual((await tab.box("#mobile-menu nav")).top);
  },
);

test("Nothing is persisted: a visit of three pages stores nothing, the choice of a language that alone", async () => {
  const nothing = { local: {}, session: {}, cookie: "", databases: 0, caches: 0, workers: 0 };
  const { tab } = await open("/it/", { width: 1280 });
  await tab.follow("/it/services/");
  await tab.follow("/it/services/ads/");
  await tab.reload();
  expect(await tab.evaluate(readStorage)).toEqual(nothing);
  await tab.click("[hreflang=en]");
  await tab.arriveAt("/en/services/ads/");
  expect(await tab.evaluate(readStorage)).toEqual({ ...nothing, local: { language: "en" } });
});

test("A crash shows Something went wrong. with the error text and expandable component details. It is also logged to the console.", async () => {
  const { tab, server } = await open("/it/google-ads/", { width: 1280, allow: /Broken on purpose/ });
  await tab.focus("main input[type=range]");
  await tab.see("main [data-island][data-ready]");
  await tab.evaluate(breakNumbers);
  await tab.press("ArrowRight");
  const alert = "main [role=alert]";
  await tab.see(alert);
  expect(await tab.text(alert)).toMatch(/Something went wrong\..*Broken on purpose/);
  expect(await tab.isVisible(`${alert} pre`)).toBe(false);
  await tab.click(`${alert} summary`);
  await tab.see(`${alert} pre`);
  expect(await tab.text(`${alert} pre`)).not.toBe("");
  await tab.resize(320);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(server.problems.join()).toMatch(/console\.error: .*Broken on purpose/);
  for (const part of ["header", "main h1", "footer"]) expect(await tab.isVisible(part), part).toBe(true);
});

// These functions run in the page.

/** Finds the tagline where it can be seen. */
function findTagline() {
  const says = (element: Element) =>
    /(?:concorrenza|competition).*\b7\s(?:giorni|days).*\b14\s(?:giorni|days)/.test(element.textContent ?? "");
  const seen = [...document.querySelectorAll("header *")]
    .filter((element) => says(element) && ![...element.children].some(says))
    .find((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  if (!seen) return null;
  const { left, top, right, bottom, width } = seen.getBoundingClientRect();
  return { isOnScreen: width > 200 && left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight, bottom };
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
