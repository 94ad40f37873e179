import { describe, expect, test } from "vitest";
import { site as facts } from "../../src/site.ts";
import { openChangedSite, pages } from "../support/browser/served-site.ts";
import { follow, open } from "../support/browser/visitor.ts";

/** The site of an owner who asks before anything of a third party is loaded (decisions, "Third parties"). */
const site = openChangedSite({
  "src/site.ts": (text) => text.replace('embeds: "on-view"', 'embeds: "on-click"'),
});

test("no page asks a third party for anything, however far one scrolls", async () => {
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
  ["feed", "/it/", facts.links.socialFeedScript],
  ["map", "/en/contact/", facts.links.mapEmbed],
])("the %s on %s", (kind, url, wanted) => {
  test("comes after a click, in the same place, with the focus", async () => {
    const { page, thirdParties } = await open(site, url);
    const embed = page.locator(`.embed-${kind}`);
    await embed.scrollIntoViewIfNeeded();
    const size = () => embed.evaluate((element) => element.getBoundingClientRect().toJSON());
    const { width, height } = await size();
    expect(await embed.locator("iframe").count()).toBe(0);
    await embed.locator("button").click();
    await expect.poll(() => thirdParties, { timeout: 8000 }).toContain(wanted);
    expect(await size()).toMatchObject({ width, height });
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("iframe");
    expect(await embed.locator("button").count()).toBe(0);
    expect(await embed.locator("a").isVisible()).toBe(true);
  });

  test("is a picture and a link without JavaScript, and no button that does nothing", async () => {
    const { page } = await open(site, url, { javaScriptEnabled: false });
    const embed = page.locator(`.embed-${kind}`);
    expect(await embed.locator("img").isVisible()).toBe(true);
    expect(await embed.locator("a").isVisible()).toBe(true);
    expect(await embed.locator("button").isVisible()).toBe(false);
  });
});

test("the flags are our own, and say nothing beside the name of the language", async () => {
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
