import { describe, expect, test } from "vitest";
import { openSite } from "../support/browser/served-site.ts";
import { reader } from "../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true, staysOnPage: true });

describe("native parts", () => {
  test("one answer is open at a time", async () => {
    const page = await read("/it/");
    const summaries = page.locator("main details > summary");
    const opened = () =>
      page.locator("main details").evaluateAll((all) => all.map((details) => details.hasAttribute("open")));
    const count = await summaries.count();
    expect(count).toBe(4);
    for (const at of [1, 3, 0, 2]) {
      await summaries.nth(at).click();
      expect(await opened()).toEqual(Array.from({ length: count }, (_, index) => index === at));
    }
    await summaries.nth(2).click();
    expect(await opened()).not.toContain(true);
  });

  test.each([
    ["services-menu", 1280],
    ["mobile-menu", 390],
  ])("#%s opens, closes on Escape and on a click outside, and returns the focus", async (id, width) => {
    const page = await read("/it/", { viewport: { width, height: 800 } });
    const button = page.locator(`[popovertarget=${id}]`).first();
    const menu = page.locator(`#${id}`);
    expect(await menu.isVisible()).toBe(false);
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    expect(await menu.isVisible()).toBe(false);
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    if (id === "mobile-menu") return;
    await button.click();
    await page.mouse.click(200, 700);
    expect(await menu.isVisible()).toBe(false);
  });
});
