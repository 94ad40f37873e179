import { expect, test } from "vitest";
import { pageUrl, paths } from "../../../src/urls.ts";
import { allPagesHaveCome, clickAtOnce, markDocument, pageState } from "../../support/browser/page-state.ts";
import { arriveAt, asDocuments, goBack, openEngine, rest } from "../../support/browser/visits.ts";

const open = openEngine({ quick: true });

test("a visitor who loses the network after the first page walks the whole site", async () => {
  const { tab, server } = await open("/it/");
  const isSameDocument = await markDocument(tab);
  await allPagesHaveCome(tab);
  server.hold(/^/);
  const [home, ...others] = paths.map((path) => pageUrl("it", path)) as [string, ...string[]];
  const urls = [...others, home];
  for (const url of urls) {
    await clickAtOnce(tab, url);
    await arriveAt(tab, url);
  }
  for (const url of urls.toReversed().slice(1, 4)) await goBack(tab, url);
  expect(await isSameDocument()).toBe(true);
});

test("a page from the file is the page that its address loads", async () => {
  const { tab, server } = await open("/it/", { width: 1280 });
  await allPagesHaveCome(tab);
  await clickAtOnce(tab, "/it/google-ads/");
  await arriveAt(tab, "/it/google-ads/");
  await rest();
  const local = await pageState(tab);
  await tab.goto(`${server.origin}/it/google-ads/`);
  expect(local).toEqual(await pageState(tab));
});

test("a hovered link is fetched as long as the file has not come, and the other language for its switch", async () => {
  const { tab, server } = await open("/it/about/", { width: 1280, before: asDocuments });
  await tab.hover('header a[href="/it/testimonials/"]');
  await expect.poll(() => server.requests).toContain("/it/testimonials/");
  await tab.hover("header [data-language-switch=en]");
  await expect.poll(() => server.requests.join()).toContain("/assets/pages-en-");
});
