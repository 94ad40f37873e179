import { describe, expect, test } from "vitest";
import { site as facts } from "../../../src/site.ts";
import { follow, goBack, hydrateIslands } from "../../support/browser/actions.ts";
import { layout, pageState } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { open } from "../../support/browser/visitor.ts";

const site = openSite();

describe("third parties", () => {
  test.each(["blocked", "hangs"] as const)("that are %s delay nothing", async (outside) => {
    const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
    expect(await hydrateIslands(page)).toBeGreaterThan(3);
    await follow(page, "/it/contact/");
    await goBack(page, "/it/");
  });

  test("that respond move no box", async () => {
    const boxes: string[][] = [];
    for (const outside of ["answers", "blocked"] as const) {
      const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
      await hydrateIslands(page);
      boxes.push(await layout(page));
    }
    expect(boxes[0]).toEqual(boxes[1]);
  });

  test("are limited by the policy to those in the facts", async () => {
    const { page, thirdParties } = await open(site, "/it/");
    await hydrateIslands(page);
    await page.waitForTimeout(300);
    const known = [facts.links.flags, facts.links.mapEmbed, facts.links.socialFeedScript].map(
      (url) => new URL(url).host,
    );
    expect(thirdParties.map((url) => new URL(url).host).filter((host) => !known.includes(host))).toEqual([]);
    expect((await pageState(page)).titles).toBe(1);
  });
});
