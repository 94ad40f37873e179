import { expect, test } from "vitest";
import { openEngine } from "../../support/browser/visits.ts";

const open = openEngine({
  engines: ["chromium"],
  base: "/repo/",
  facts: (facts) => Object.assign(facts, { origin: "https://user.github.io/repo/" }),
});

test("links, Back, islands and the language switch stay below the base path", async () => {
  const { tab } = await open("/repo/it/", { width: 1280 });
  await tab.follow("/repo/it/google-ads/");
  expect(await tab.hydrateIslands()).toBe(1);
  await tab.follow("/repo/it/services/");
  await tab.follow("/repo/it/services/ads/");
  await tab.follow("/repo/it/contact/");
  await tab.goBack("/repo/it/services/ads/");
  await tab.click("[data-language-switch=en]");
  await tab.arriveAt("/repo/en/services/ads/");
  expect(await tab.evaluate(() => [document.documentElement.lang, document.cookie])).toEqual(["en", ""]);
});

test.each([
  ["/repo/services/?gclid=1#contact", "/repo/en/services/?gclid=1#contact"],
  ["/repo/it/nowhere/", "/repo/it/"],
])("%s redirects to %s", async (from, to) => {
  const { tab } = await open(from, { waits: false });
  await tab.arriveAt(to);
});
