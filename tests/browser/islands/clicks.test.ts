import { describe, expect, test } from "vitest";
import { hydrateIslands } from "../../support/browser/actions.ts";
import { holdBack, holdChunk } from "../../support/browser/late-responses.ts";
import { arriveAt } from "../../support/browser/page-state.ts";
import { openSite } from "../../support/browser/served-site.ts";
import { reader } from "../../support/browser/visitor.ts";

const site = openSite();

const read = reader(site, { savesData: true });
const readUnhydrated = reader(site, { savesData: true, before: holdChunk });

describe("a click before hydration", () => {
  test.each([
    ["the hero image", ".flip-button", ".flip[data-turned]"],
    ["a card", '[data-face="front"] [data-turn]', "[data-card][data-turned]"],
  ])("on %s takes effect after hydration, once", async (_, button, turned) => {
    const release = holdBack();
    const page = await readUnhydrated("/it/");
    await page.locator(button).first().click();
    await page.locator(button).first().click();
    expect(await page.locator(turned).count()).toBe(0);
    release();
    await page.locator(turned).waitFor();
    await page.waitForTimeout(100);
    expect(await page.locator(turned).count()).toBe(1);
  });

  test("on a link in an island is followed immediately", async () => {
    holdBack();
    const page = await readUnhydrated("/it/");
    await page.locator(".card-link").first().click();
    await arriveAt(page, "/it/services/lead-generation/");
  });
});

describe("the hero image", () => {
  test("turns over on a click and back on the next; only the front face is visible", async () => {
    const page = await read("/it/");
    const button = page.locator(".flip-button");
    const faces = async () => [
      await page.locator('[data-slot="front"]').isVisible(),
      await page.locator('[data-slot="back"]').isVisible(),
      await button.getAttribute("aria-label"),
    ];
    await hydrateIslands(page);
    const front = await faces();
    await button.click();
    await page.locator(".flip[data-turned]").waitFor();
    const back = await faces();
    expect([front.slice(0, 2), back.slice(0, 2)]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(back[2]).not.toBe(front[2]);
    expect(await page.locator('[data-slot="back"]').textContent()).toMatch(/Velocità.*Successo.*Clicca per tornare/s);
    await button.press("Enter");
    await page.locator(".flip:not([data-turned])").waitFor();
    expect(await faces()).toEqual(front);
  });
});
