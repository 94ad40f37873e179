import { describe, expect, test } from "vitest";
import { site as facts } from "../../../src/site.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { follow, goBack, layout, open, pageState, wakeIslands } from "../../support/browser/visitor.ts";

const site = openSite();

/** What the browser itself says of a file that does not come. */

describe("third parties", () => {
  test.each(["blocked", "hangs"] as const)("that are %s hold nothing up", async (outside) => {
    const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
    expect(await wakeIslands(page)).toBeGreaterThan(3);
    await follow(page, "/it/contact/");
    await goBack(page, "/it/");
  });

  test("that are asked for leave a page whose boxes are the same", async () => {
    const boxes: string[][] = [];
    for (const outside of ["answers", "blocked"] as const) {
      const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
      await wakeIslands(page);
      boxes.push(await layout(page));
    }
    expect(boxes[0]).toEqual(boxes[1]);
  });

  test("the policy lets the page ask for those of the facts alone", async () => {
    const { page, thirdParties } = await open(site, "/it/");
    await wakeIslands(page);
    await page.waitForTimeout(300);
    const known = [facts.links.flags, facts.links.mapEmbed, facts.links.socialFeedScript].map(
      (url) => new URL(url).host,
    );
    expect(thirdParties.map((url) => new URL(url).host).filter((host) => !known.includes(host))).toEqual([]);
    expect((await pageState(page)).titles).toBe(1);
  });
});
