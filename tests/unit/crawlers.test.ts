import { expect, test } from "vitest";
import { createSite } from "../../src/create-site.ts";
import { renderCrawlerFiles } from "../../src/ssg/crawlers/render-crawler-files.ts";
import { facts, owner, site, words } from "../support/site/own-site.ts";
import { renderPages } from "../support/site/render-owner.ts";
import { parse } from "../support/site/tested-site.ts";

// tests/rules/crawlers.ts tests the files of each built site.
test("a robots.txt of one's own takes the place of ours", () => {
  const own = [{ path: "robots.txt", body: "User-agent: GPTBot" }];
  expect(renderCrawlerFiles(site, [], own).map(({ path }) => path)).toEqual(["sitemap.xml"]);
});

test("an address may have a character that XML reserves", async () => {
  const origin = "https://www.example.com/rossi&figli";
  const other = createSite({ ...owner, facts: { ...facts, origin } }, words.pages);
  const [sitemap] = renderCrawlerFiles(other, await renderPages(other, words), []);
  const body = String(sitemap?.body);
  expect(body).not.toMatch(/&(?!amp;)/);
  const addresses = [...parse(body, "application/xml").querySelectorAll("loc")].map((loc) => loc.textContent);
  expect(addresses).toContain(`${origin}/it/`);
});
