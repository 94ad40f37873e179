import { describe, expect, test } from "vitest";
import { site as facts } from "../../../src/site.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { follow, goBack, wakeIslands } from "../../support/browser/actions.ts";
import { layout, pageState } from "../../support/browser/page-state.ts";
import { open } from "../../support/browser/visitor.ts";

const site = openSite();

/** The browser's own message for a file that fails to load. */

describe("third parties", () => {
  test.each(["blocked", "hangs"] as const)("that are %s delay nothing", async (outside) => {
    const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
    expect(await wakeIslands(page)).toBeGreaterThan(3);
    await follow(page, "/it/contact/");
    await goBack(page, "/it/");
  });

  test("that answer leave every box where it was", async () => {
    const boxes: string[][] = [];
    for (const outside of ["answers", "blocked"] as const) {
      const { page } = await open(site, "/it/", { outside, allow: /Failed to initialize/ });
      await wakeIslands(page);
      boxes.push(await layout(page));
    }
    expect(boxes[0]).toEqual(boxes[1]);
  });

  test("the policy allows those of the facts only", async () => {
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
