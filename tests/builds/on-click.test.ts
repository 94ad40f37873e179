import { describe, expect, test } from "vitest";
import { site as facts } from "../../src/site.ts";
import { follow } from "../support/browser/actions.ts";
import { openChangedSite, pages } from "../support/browser/served-site.ts";
import { open } from "../support/browser/visitor.ts";

const mapUrl = "https://maps.agency.test/embed";
const widgetUrl = "https://widgets.agency.test/feed.js";

/** A site that asks before it loads anything from third parties. */
const site = openChangedSite({
  "src/site.ts": (text) =>
    text
      .replace('embeds: "on-view"', 'embeds: "on-click"')
      .replaceAll(facts.links.mapEmbed, mapUrl)
      .replaceAll(facts.links.socialFeedScript, widgetUrl),
});

test("no page sends a request to a third party, even when scrolled to the end", async () => {
  const { page, thirdParties } = await open(site, "/it/", { savesData: true });
  for (const { url } of pages) {
    await page.goto(site.origin + url);
    await page.evaluate(() => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) scrollTo(0, y);
    });
  }
  await follow(page, "/en/");
  await page.locator(".embed-feed").scrollIntoViewIfNeeded();
  await page.locator(".embed-map").scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(thirdParties).toEqual([]);
});

describe.each([
  ["feed", "/it/", widgetUrl],
  ["map", "/en/contact/", mapUrl],
])("the %s on %s", (kind, url, wanted) => {
  test.each([320, 1440])("loads after a click, in the same place, and takes the focus, at %i px", async (width) => {
    const { page, thirdParties } = await open(site, url, { viewport: { width, height: 800 } });
    const embed = page.locator(`.embed-${kind}`);
    await embed.scrollIntoViewIfNeeded();
    const size = () => embed.evaluate((element) => element.getBoundingClientRect().toJSON());
    const { width: before, height } = await size();
    expect(await embed.locator("iframe").count()).toBe(0);
    // The question is below the picture, not on it.
    const [place = [0, 0], picture = [0, 0], question = [0, 0]] = await Promise.all(
      [".embed-place", ".embed-picture", ".embed-ask"].map((part) =>
        embed.locator(part).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return [Math.round(top), Math.round(bottom)] as const;
        }),
      ),
    );
    expect(picture[1] - picture[0]).toBeGreaterThanOrEqual(160);
    expect([picture[0], question[0], question[1]]).toEqual([place[0], picture[1], place[1]]);
    await embed.locator("button").click();
    await expect.poll(() => thirdParties, { timeout: 8000 }).toContain(wanted);
    await embed.locator("[data-state=shown]").waitFor();
    expect(await size()).toMatchObject({ width: before, height });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await embed.locator("button").isVisible()).toBe(false);
    expect(await embed.locator("a").isVisible()).toBe(true);
  });

  test("without JavaScript is a picture and a link, without a useless button", async () => {
    const { page } = await open(site, url, { javaScriptEnabled: false });
    const embed = page.locator(`.embed-${kind}`);
    expect(await embed.locator("img").isVisible()).toBe(true);
    expect(await embed.locator("a").isVisible()).toBe(true);
    expect(await embed.locator("button").isVisible()).toBe(false);
  });
});

test("the flags are our own files with empty alternative text", async () => {
  const { page } = await open(site, "/it/");
  const flags = page.locator(".language-switch img");
  expect(await flags.count()).toBeGreaterThan(1);
  for (const flag of await flags.all()) {
    expect(new URL(await flag.evaluate((image: HTMLImageElement) => image.currentSrc || image.src)).origin).toBe(
      site.origin,
    );
    expect(await flag.getAttribute("alt")).toBe("");
  }
});
