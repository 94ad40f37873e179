import { expect, test } from "vitest";
import { follow, goBack, hydrateIslands } from "../support/browser/actions.ts";
import { arriveAt, until } from "../support/browser/page-state.ts";
import { openChangedSite } from "../support/browser/served-site.ts";
import { LAPTOP, open } from "../support/browser/visitor.ts";

const site = openChangedSite({
  "src/site.ts": (text) => text.replace('"https://www.example.com"', '"https://user.github.io/repo/"'),
});

test("links, Back, islands and the language switch stay below the base path", async () => {
  const { page } = await open(site, "/repo/it/", { viewport: LAPTOP });
  expect(await hydrateIslands(page)).toBeGreaterThan(3);
  await follow(page, "/repo/it/services/");
  await follow(page, "/repo/it/services/ads/");
  await follow(page, "/repo/it/contact/");
  await goBack(page, "/repo/it/services/ads/");
  await page.locator("[data-language-switch=en]:visible").first().click();
  await arriveAt(page, "/repo/en/services/ads/");
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  expect(await page.context().cookies()).toEqual([]);
});

test.each([
  ["/repo/", "/repo/it/", { locale: "it-IT" }],
  ["/repo/services?gclid=1#contact", "/repo/en/services/?gclid=1#contact", { locale: "en-GB" }],
  ["/repo/it/nowhere/", "/repo/it/", { locale: "en-GB" }],
  ["/repo/fr/about/", "/repo/it/", { locale: "it-IT" }],
])("%s redirects to %s", async (from, to, traits) => {
  const { page } = await open(site, from, { ...traits, allow: /404/ });
  await until(page, to, (url) => location.pathname + location.search + location.hash === url, to);
});
