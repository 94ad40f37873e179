import { expect, test } from "vitest";
import { arriveAt, openEngine, settle } from "../support/engines/visits.ts";

const open = openEngine();

test.each([
  ["/?gclid=1", "/en/?gclid=1"],
  ["/services/?gclid=a%2Fb#contact", "/en/services/?gclid=a%2Fb#contact"],
  ["/services/ads?utm_source=x", "/en/services/ads/?utm_source=x"],
  ["/it/services", "/it/services/"],
  ["/it/nowhere/", "/it/"],
  ["/fr/about/", "/en/"],
  ["/IT/about/", "/en/"],
])("%s leads to %s", async (from, to) => {
  const { tab } = await open(from, { allow: /404/, waits: false });
  await arriveAt(tab, to);
});

test("a redirect follows the stored language, and leaves no entry for Back", async () => {
  const { tab, server } = await open("/en/about/");
  await tab.evaluate(() => localStorage.setItem("language", "it"));
  const before = await tab.evaluate(() => history.length);
  await tab.goto(`${server.origin}/contact/`);
  await arriveAt(tab, "/it/contact/");
  await settle(tab);
  expect(await tab.evaluate(() => history.length)).toBe(before + 1);
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await arriveAt(tab, "/en/about/");
});
