import { expect, test } from "vitest";
import { arriveAt, follow, goBack, hydrateIslands, openEngine } from "../../support/browser/visits.ts";

const open = openEngine({
  engines: ["chromium"],
  base: "/repo/",
  facts: (facts) => Object.assign(facts, { origin: "https://user.github.io/repo/" }),
});

test("links, Back, islands and the language switch stay below the base path", async () => {
  const { tab } = await open("/repo/it/", { width: 1280 });
  await follow(tab, "/repo/it/google-ads/");
  expect(await hydrateIslands(tab)).toBe(1);
  await follow(tab, "/repo/it/services/");
  await follow(tab, "/repo/it/services/ads/");
  await follow(tab, "/repo/it/contact/");
  await goBack(tab, "/repo/it/services/ads/");
  await tab.click("[data-language-switch=en]");
  await arriveAt(tab, "/repo/en/services/ads/");
  expect(await tab.evaluate(() => [document.documentElement.lang, document.cookie])).toEqual(["en", ""]);
});

test.each([
  ["/repo/services/?gclid=1#contact", "/repo/en/services/?gclid=1#contact"],
  ["/repo/it/nowhere/", "/repo/it/"],
])("%s redirects to %s", async (from, to) => {
  const { tab } = await open(from, { waits: false });
  await arriveAt(tab, to);
});
