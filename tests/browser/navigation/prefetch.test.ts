import { describe, expect, test } from "vitest";
import { openSite } from "../../support/browser/served-site.ts";
import { LAPTOP, open } from "../../support/browser/visitor.ts";

const site = openSite();

describe("prefetched pages", () => {
  test("are at most three before any interaction, and none from menus or the footer", async () => {
    for (const url of ["/it/", "/it/about/", "/en/services/ads/"]) {
      const fetched: string[] = [];
      const { page } = await open(site, "/robots.txt", { viewport: LAPTOP });
      page.on("request", (request) => {
        if (request.resourceType() === "fetch") fetched.push(new URL(request.url()).pathname);
      });
      await page.goto(site.origin + url);
      await page.waitForTimeout(700);
      const likely = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>("main a.button, [data-region=floating] a")].map(
          ({ pathname }) => pathname,
        ),
      );
      expect(fetched.length).toBeLessThanOrEqual(3);
      expect(fetched.filter((path) => !likely.includes(path))).toEqual([]);
    }
  });

  test("include every hovered link", async () => {
    const { page } = await open(site, "/it/about/", { viewport: LAPTOP });
    const asked = page.waitForRequest((request) => request.url().endsWith("/it/testimonials/"));
    await page.locator('header a[href="/it/testimonials/"]:visible').first().hover();
    await asked;
  });
});
